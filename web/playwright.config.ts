import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium, FLAGS } from './tools/chromium.js';

/** Where this is said twice, Chromium hears the last: these are Playwright's own, and the windows below an address bar that nobody sees. */
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
  // One more than there are processors, as each also waits for what moves on the screen.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }], ['./e2e/slowest.ts']],
  // Nobody waits for these where all is well; on a machine that is busy with other things everything takes several times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Nothing is drawn by a graphics card, so the process that would guard it is one too many.
    launchOptions: { executablePath: process.env.SERAI_LIST ? undefined : chromium(), args: [...FLAGS, '--in-process-gpu', `--disable-features=${UNUSED.join(',')}`] },
  },
});
