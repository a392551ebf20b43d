import { expect, test } from '@jest/globals';
import { axeFlaws } from './axe.ts';
import { sharedBrowser } from './run-host.ts';

const fading = `<!doctype html><html lang="en"><title>Fading</title><main><h1>Fading</h1>
<style>button{color:#fff;background:#eee;transition:background-color 300ms}.dark{background:#036}</style>
<button>Book</button></main></html>`;

test('a page is judged by the colours it comes to rest in', async () => {
  const page = await (await sharedBrowser()).newPage();
  await page.setContent(fading);
  await page.locator('button').evaluate((button) => button.classList.add('dark'));
  expect(await axeFlaws(page)).toEqual([]);
  await page.locator('button').evaluate((button) => button.classList.remove('dark'));
  expect(await axeFlaws(page)).toEqual([expect.stringContaining('color-contrast')]);
  await page.close();
});
