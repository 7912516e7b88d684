import { defineConfig } from '@playwright/test';
import { chromium, FLAGS } from './tools/chromium.js';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/.results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Nothing is drawn by a graphics card, so the process that would guard it is one too many.
    launchOptions: { executablePath: process.env.SERAI_LIST ? undefined : chromium(), args: [...FLAGS, '--in-process-gpu'] },
  },
});
