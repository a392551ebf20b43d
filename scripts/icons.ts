import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { PRODUCT_COLOURS } from '../shared/domain/theme-colours.ts';

const BLUE = PRODUCT_COLOURS.light.primary;

/** A PNG of `side` pixels of what is drawn in `html`, on nothing. */
const drawn = async (browser: Browser, html: string, width: number, height: number): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}svg{display:block}</style>${html}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
};

/** An ICO file that holds one PNG: six bytes of directory, sixteen of its only entry. */
const asIco = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** Draws the product's sign in every size that browsers and phones ask for, from `favicon.svg`, into `folder`. */
export const drawIcons = async (browser: Browser, folder: string): Promise<void> => {
  const sign = await readFile(join(folder, 'favicon.svg'), 'utf8');
  const sized = (side: number) => sign.replace('<svg ', `<svg width="${side}" height="${side}" `);
  // A maskable icon fills the square, with its logo away from the corners that phones cut off.
  const uncut = (side: number) =>
    `<div style="width:${side}px;height:${side}px;background:${BLUE};padding:${side * 0.1}px">${sized(side * 0.8)}</div>`;
  const save = async (name: string, html: string, side: number) =>
    writeFile(join(folder, name), await drawn(browser, html, side, side));
  await save('icon-192.png', sized(192), 192);
  await save('icon-512.png', sized(512), 512);
  await save('icon-maskable-512.png', uncut(512), 512);
  await save('apple-touch-icon.png', uncut(180), 180);
  await writeFile(join(folder, 'favicon.ico'), asIco(await drawn(browser, sized(32), 32, 32), 32));
};
