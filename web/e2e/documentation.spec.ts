/** The documentation site, opened as files: search as you type. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from './fixtures';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test('the documentation is searched by words, by their beginnings, and with a slip of the pen', async ({ page }, run) => {
  const site = run.outputPath('site');
  execFileSync(file('../../.venv/bin/python'), [file('../../docs/site.py'), site]);
  await page.goto(`${pathToFileURL(site)}/architecture.html`);
  const found = page.locator('#found a');
  await page.keyboard.press('/');
  await page.keyboard.type('maried hom');
  await expect(found.first()).toHaveText(/N10\.17 Married/);
  await found.first().click();
  await expect(page).toHaveURL(/rules\/nights-en\.html#/);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('status')).toHaveText('Nothing found.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.locator('#found')).toBeHidden();
});
