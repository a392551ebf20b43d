import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const told = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** A page without frames is asked directly, by a script that it keeps: that takes a fifth of the builder's time. */
const askedDirectly = async (page: Page, rules: readonly string[] | undefined): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: rules } : {}) };
  return told(await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`));
};

/** What axe finds wrong with a page as it is shown now, by all of its rules unless told. */
export const axeFlaws = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (page.frames().length === 1) return askedDirectly(page, rules);
  const axe = new AxeBuilder({ page });
  return told(await (rules ? axe.withRules([...rules]) : axe).analyze());
};
