import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { FLAGS, testBrowser } from './tools/chromium.js';

/** Chromium uses only the last occurrence of a flag, so this repeats Playwright's own value and adds to it. */
const UNUSED = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay'],
  ...['MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/shared-house.ts',
  outputDir: 'e2e/.results',
  // One more than there are processors, since every worker also waits for animations.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }], ['./e2e/slowest.ts']],
  // Generous timeouts: a busy machine is several times slower, and passing tests never reach them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // No graphics card is used, so the GPU process is not needed.
    launchOptions: { executablePath: process.env.SERAI_LIST ? undefined : testBrowser(), args: [...FLAGS, '--in-process-gpu', `--disable-features=${UNUSED.join(',')}`] },
  },
});
