// Runs the browser tests: node e2e/run.js [arguments of `playwright test`]. Installs Chromium and its headless shell where the system allows it;
// without any Chromium, lists the tests as skipped. CI requires them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { findFullBrowser, findHeadlessShell, findTestBrowser } from '../tools/chromium.js';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

function run(words, env = {}) {
  return spawnSync(process.execPath, [playwright, 'test', ...words], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => spawnSync('apt-get', ['-qq', ...words], { stdio: 'ignore', env }).status === 0;
  const install = (...names) => apt('install', '-y', '--no-remove', ...names);
  // Older systems have no package of the shell alone.
  const installBoth = () => install('chromium', 'chromium-headless-shell') || install('chromium');
  console.log('Installing Chromium (once; a minute or so)');
  if (!installBoth() && apt('update')) installBoth();
}

if (!findHeadlessShell() || !findFullBrowser()) installChromium();
if (findTestBrowser()) {
  process.exitCode = run(process.argv.slice(2));
} else if (process.env.CI) {
  console.error('There is no Chromium on this machine, and CI requires the tests in the browser.');
  process.exitCode = 1;
} else {
  console.log('There is no Chromium on this machine. Skipped:');
  process.exitCode = run(['--list'], { SERAI_LIST: 'yes' });
}
