import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { longFunctionsIn, longFunctionsOf } from './long-functions.ts';
import { TOPS } from './tops.ts';

const MOST = 60;

test('no function is longer than reads at once', () => {
  const files = globSync(`{${TOPS.join()}}/**/*.{ts,tsx}`);
  expect(files.length).toBeGreaterThan(1000);
  expect(longFunctionsIn(files, MOST)).toEqual([]);
});

describe('the finder of long functions', () => {
  const found = (text: string, most = 2, file = 'a.ts') => longFunctionsOf(file, text, most);

  test.each([
    ['an arrow', 'const é = 1;\nexport const long = () => {\n  é;\n};\n', 'a.ts:2 long'],
    ['a declaration', 'function long() {\n  return 1;\n}\n', 'a.ts:1 long'],
    ['a method', 'class A {\n  long() {\n    return 1;\n  }\n}\n', 'a.ts:2 long'],
    ['a constructor', 'class A {\n  constructor() {\n    super();\n  }\n}\n', 'a.ts:2 constructor'],
    ['a method of an object', 'const a = {\n  long() {\n    return 1;\n  },\n};\n', 'a.ts:2 long'],
    ['a property’s arrow', 'const a = {\n  long: () => {\n    return 1;\n  },\n};\n', 'a.ts:2 long'],
    ['one without a name', 'export default () => {\n  return 1;\n};\n', 'a.ts:1 the module'],
  ])('finds %s', (_, text, place) => {
    expect(found(text)).toEqual([{ place, lines: 3 }]);
  });

  test('finds an outer function and its inner one', () => {
    const text = 'const outer = () => {\n  const inner = () => {\n    1;\n  };\n};\n';
    expect(found(text)).toEqual([
      { place: 'a.ts:1 outer', lines: 5 },
      { place: 'a.ts:2 inner', lines: 3 },
    ]);
  });

  test('reads a screen’s markup', () => {
    expect(found('const A = () => (\n  <p>\n    é\n  </p>\n);\n', 2, 'a.tsx')).toEqual([
      { place: 'a.tsx:1 A', lines: 5 },
    ]);
  });

  test('lets a function of just so many lines be, and data of any length', () => {
    expect(found('const a = () => {\n};\nconst b = [\n  1,\n  2,\n  3,\n];\n')).toEqual([]);
  });
});
