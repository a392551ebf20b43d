import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import manifest from '../../package.json';
import { PAGES } from '../architecture/tops.ts';

describe.each(PAGES)('what %s tells to run', (page) => {
  const text = readFileSync(page, 'utf8');

  test('is run by the Node that the project brings, whichever the machine has', () => {
    expect(text.match(/\bnode \S+\.(?:ts|mts|mjs)\b/g) ?? []).toEqual([]);
  });

  test('is a script of package.json where npm runs it', () => {
    const named = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !(String(name) in manifest.scripts))).toEqual([]);
  });
});
