import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { compose } from '../functions/messages/templates/compose.ts';
import type { Look } from '../test/e2e/inspected-page.ts';
import { COMPOSING, emailsOf, variantsOf } from '../test/functions/messages/templates/all-facts.ts';
import { launchBrowser } from '../test/support/browser.ts';

const FOLDER = 'docs/screens';

/** Mails beside one another on a sheet. */
const COLUMNS = 7;

const LOOKS: readonly Look[] = [
  { language: 'fr', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 700 },
];

const attribute = (html: string): string => html.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

const sheet = ({ language, width }: Look): string => {
  const frames = [...emailsOf(language), ...variantsOf(language)].map((facts) => {
    const { html, subject } = compose(facts, language, COMPOSING);
    return `<iframe title="${attribute(subject)}" width="${width}" srcdoc="${attribute(html)}"></iframe>`;
  });
  return `<style>body{margin:16px;display:grid;grid-template-columns:repeat(${COLUMNS},${width}px);gap:16px;background:#888}iframe{border:0}</style>${frames.join('')}`;
};

const FIT = `for (const frame of document.querySelectorAll('iframe'))
  frame.height = frame.contentDocument.documentElement.scrollHeight`;

const draw = async (browser: Browser, look: Look): Promise<void> => {
  const page = await browser.newPage({
    colorScheme: look.theme,
    deviceScaleFactor: 0.6,
    viewport: { width: COLUMNS * (look.width + 16) + 16, height: 800 },
  });
  await page.setContent(sheet(look));
  await page.evaluate(FIT);
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 55 });
  await writeFile(`${FOLDER}/mails-${look.language}-${look.theme}-${look.width}.jpg`, picture);
  await page.close();
};

// Every mail, in a sheet for each look.
const browser = await launchBrowser();
try {
  for (const look of LOOKS) await draw(browser, look);
} finally {
  await browser.close();
}
