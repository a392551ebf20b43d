import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** A grid that has columns from some width on, and below it one that nothing says. */
const isWideOnUnsaid = (classes: string): boolean => {
  const each = classes.split(/\s+/);
  return each.includes('grid') && /:grid-cols-/.test(classes) && !/(?<![\w:-])grid-cols-/.test(classes);
};

test('every grid says its columns for a narrow screen too: one that is not said is as wide as its longest line', () => {
  expect(isWideOnUnsaid('grid gap-4 sm:grid-cols-2')).toBe(true);
  expect(isWideOnUnsaid('grid grid-cols-1 gap-4 sm:grid-cols-2')).toBe(false);
  const files = globSync('web/**/*.tsx');
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"([^"\n]*)"|`([^`]*)`|'([^'\n]*)'/g)]
      .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      .filter(isWideOnUnsaid)
      .map((classes) => `${file}: ${classes}`),
  );
  expect(found).toEqual([]);
});
