import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import type { Browser, Page, ViewportSize } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const told = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** A page without frames is asked directly, by a script that it keeps: that takes a fifth of the builder's time. */
const askedDirectly = async (page: Page, rules: readonly string[] | undefined): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: rules } : {}) };
  return told(await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`));
};

/** Resolves once whatever fades or moves to an end has come there. */
const REST = `Promise.allSettled(
  document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
).then(() => undefined)`;

/** What axe finds wrong with a page once it is at rest, by all of its rules unless told: nobody reads a colour in passing. */
export const axeFlaws = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await Promise.all(page.frames().map((frame) => frame.evaluate(REST)));
  if (page.frames().length === 1) return askedDirectly(page, rules);
  const axe = new AxeBuilder({ page });
  return told(await (rules ? axe.withRules([...rules]) : axe).analyze());
};

/**
 * What axe finds wrong with a page as a browser without JavaScript shows it. axe is a script itself, so a second page
 * shows the same markup: without its scripts, and with what stands in `noscript`.
 */
export const axeFlawsWithoutScript = async (browser: Browser, url: string, viewport?: ViewportSize) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(viewport ? { viewport } : {}) });
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<script\b(?![^>]*application\/)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<\/?noscript>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto(url);
  const flaws = await axeFlaws(page);
  await context.close();
  return flaws;
};
