import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { compose } from '../../functions/messages/templates/compose.ts';
import { business, COMPOSING, emailsOf, variantsOf } from '../functions/messages/templates/all-facts.ts';
import { sharedBrowser } from '../support/run-host.ts';
import { oneIn } from '../support/seeded.ts';
import { openInspected } from './inspected-page.ts';

const long = {
  ...business,
  name: `Clinique d’ostéopathie Sainte-Catherine-de-la-Jacques-Cartier ${'incorporée'.repeat(6)}`,
  email: `${'reception'.repeat(6)}@example.com`,
};

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser.close());

const LOOKS = [
  { language: 'fr', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 390 },
] as const;

test.each(oneIn(2, LOOKS))(
  'each mail can be read in $language at $width px, in both themes',
  async (look) => {
    const inspected = await openInspected(browser, look);
    await inspected.page.route('**/*', () => {
      throw new Error('A mail asked for something.');
    });
    const found: Record<string, readonly string[]> = {};
    for (const facts of [...emailsOf(look.language, long), ...variantsOf(look.language, long)]) {
      const { html } = compose(facts, look.language, COMPOSING);
      await inspected.page.setContent(html);
      const flaws = [...(await inspected.flaws()), ...(await inspected.flawsInOtherTheme())];
      if (flaws.length > 0) found[facts.kind] = flaws;
    }
    expect(found).toEqual({});
    await inspected.close();
  },
);
