import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.ts';
import { type Drawing, drawings } from './demo-pictures/drawings.ts';

/** Draws the demo's pictures again: `npm run pictures:demo`. */

const FOLDER = 'local/demo/pictures';

const QUALITY = 0.86;

/** The drawing as a browser's canvas makes it a WebP, as base64. */
const drawn = (page: Page, { width, height, shapes }: Drawing): Promise<unknown> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return page.evaluate(`(async () => {
    const picture = new Image();
    picture.src = ${JSON.stringify(address)};
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = ${width};
    canvas.height = ${height};
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY}).split(',')[1];
  })()`);
};

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await mkdir(FOLDER, { recursive: true });
  for (const [name, drawing] of Object.entries(drawings)) {
    const bytes = Buffer.from(String(await drawn(page, drawing)), 'base64');
    await writeFile(`${FOLDER}/${name}.webp`, bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
