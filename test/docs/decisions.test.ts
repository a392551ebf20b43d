import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const FOLDER = 'docs/decisions';

const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');

/** Title, status and date, then the three parts in their order. */
const TEMPLATE = /^# .+\n\n- Status: (?:accepted|superseded)\n- Date: \d{4}-\d{2}-\d{2}\n\n## Context\n/;

describe.each(pages)('docs/decisions/%s', (page) => {
  const text = readFileSync(`${FOLDER}/${page}`, 'utf8');

  test('begins with its status and date', () => {
    expect(text).toMatch(TEMPLATE);
  });

  test('tells context, decision and consequences, and nothing else', () => {
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  });
});

test('docs/decisions/README.md links to each decision once', () => {
  const linked = [...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, to = '']) => to,
  );
  expect(linked.toSorted()).toEqual(pages.toSorted());
});
