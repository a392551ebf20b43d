import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { unclearSpreadsIn, unclearSpreadsOf } from './spreads.ts';

test('an element names its props, and what it names is what it gets', () => {
  const files = globSync('{web,test}/**/*.tsx');
  expect(files.length).toBeGreaterThan(300);
  expect(unclearSpreadsIn(files)).toEqual([]);
});

describe('the finder of unclear spreads', () => {
  const found = (element: string) => unclearSpreadsOf('a.tsx', `const A = () => (\n  ${element}\n);\n`);

  test.each(['<B {...{ a, b }} />', '<B {...rest} {...{ a: 1 }} />'])('finds a literal: %s', (element) => {
    expect(found(element)).toEqual(['a.tsx:2 spreads what it could name']);
  });

  test.each([
    '<B a={1} {...rest} />',
    '<B key={1} a {...(isWide && { c: 1 })} />',
    '<p é="é" {...a.b}>é</p>',
  ])('finds a spread after a prop: %s', (element) => {
    expect(found(element)).toEqual(['a.tsx:2 may hide a prop by a spread after it']);
  });

  test.each(['<B key={1} {...rest} {...more} a />', '<B a b={1} />', '<B />', '<B>{[...a]}</B>'])(
    'lets be: %s',
    (element) => {
      expect(found(element)).toEqual([]);
    },
  );
});
