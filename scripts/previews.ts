import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { LANGUAGES, type Language } from '../shared/domain/language.ts';
import { NEUTRAL_COLOURS, PRODUCT_COLOURS } from '../shared/domain/theme-colours.ts';
import { type Look, openInspected, type SavedSession } from '../test/e2e/inspected-page.ts';

/** CSS pixels of the dashboard that the landing page shows. */
const FRAME = { width: 860, height: 700 };

/** Widths of the pictures of it: for a desk, and for a phone. */
const WIDTHS = [1204, 688];

/** The overview as an owner sees it at a moment, as a small picture for the landing page: one per language, theme and width. */
export const takeDashboardPreviews = async (
  browser: Browser,
  origin: string,
  { owner, now }: { readonly owner: SavedSession; readonly now: Date },
  folder: string,
): Promise<void> => {
  for (const language of LANGUAGES)
    for (const theme of ['light', 'dark'] as const) {
      const look: Look = { language, theme, width: FRAME.width };
      const { page, settled, close } = await openInspected(browser, look, owner);
      await page.setViewportSize({ width: FRAME.width, height: FRAME.height });
      await page.clock.setFixedTime(now);
      await page.goto(`${origin}/dashboard/overview`);
      await settled();
      const devtools = await page.context().newCDPSession(page);
      for (const width of WIDTHS) {
        const clip = { x: 0, y: 0, ...FRAME, scale: width / FRAME.width };
        const picture = { format: 'webp', quality: 78, clip } as const;
        const { data } = await devtools.send('Page.captureScreenshot', picture);
        const name = `dashboard-${language}-${theme}-${width}.webp`;
        await writeFile(join(folder, name), Buffer.from(data, 'base64'));
      }
      await close();
    }
};

const CARD = { width: 1200, height: 630 };

/** What the landing page says first, above its title and in it. */
const heroOf = async (browser: Browser, origin: string, language: Language) => {
  const page = await browser.newPage();
  await page.goto(`${origin}/?lang=${language}`);
  const title = await page.locator('h1').innerHTML();
  const eyebrow = await page.locator('h1').locator('xpath=preceding-sibling::p').innerHTML();
  await page.close();
  return { title, eyebrow };
};

interface CardParts {
  readonly title: string;
  readonly eyebrow: string;
  readonly sign: string;
  readonly preview: string;
}

const { bg, ink } = NEUTRAL_COLOURS.light;

const cardOf = ({ title, eyebrow, sign, preview }: CardParts): string =>
  `<body style="margin:0;width:1200px;height:630px;overflow:hidden;background:${bg};color:${ink};font-family:'Inter Variable',Inter,sans-serif;display:flex;align-items:center">
  <div style="padding:0 0 0 72px;width:600px;flex:none">
    <div style="display:flex;align-items:center;gap:18px;font-size:36px;font-weight:700">${sign.replace('<svg ', '<svg width="56" height="56" ')}Comptoir</div>
    <h1 style="font-size:64px;line-height:1.06;letter-spacing:-.03em;margin:44px 0 28px">${title}</h1>
    <p style="font-size:28px;color:${PRODUCT_COLOURS.light.primary};margin:0">${eyebrow}</p>
  </div>
  <img alt="" src="data:image/webp;base64,${preview}" style="width:760px;margin-left:56px;border-radius:20px;box-shadow:0 24px 64px -16px rgb(15 23 42 / .35)">
</body>`;

/** The picture that goes with a link to the landing page, in each language, beside the preview that it shows. */
export const drawLinkCards = async (browser: Browser, origin: string, folder: string): Promise<void> => {
  const sign = await readFile(join(folder, 'favicon.svg'), 'utf8');
  const font = await readFile('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  for (const language of LANGUAGES) {
    const preview = await readFile(join(folder, `dashboard-${language}-light-1204.webp`), 'base64');
    const hero = await heroOf(browser, origin, language);
    const page = await browser.newPage({ viewport: CARD, deviceScaleFactor: 1 });
    await page.setContent(
      `<style>@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}</style>${cardOf({ ...hero, sign, preview })}`,
    );
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: join(folder, `og-${language}.png`) });
    await page.close();
  }
};
