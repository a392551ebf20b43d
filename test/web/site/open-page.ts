import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface OpenPage {
  readonly page: Page;
  /** Whatever the console said, and whatever threw: a hydration that failed is among it. */
  readonly complaints: string[];
}

/** Opens an address in a context of its own. */
export const openPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints };
};
