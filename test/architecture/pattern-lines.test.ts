import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { unkeptPatternLinesIn, unkeptPatternLinesOf } from './pattern-lines.ts';

/** Characters: longer lines of a pattern are not read in a review. */
const MOST = 130;

test('every line of the assistant’s patterns can be read, and outlives an editor', () => {
  const files = globSync('functions/assistant/**/*.ts', { exclude: ['**/*-weights.ts'] });
  expect(files.length).toBeGreaterThan(250);
  expect(unkeptPatternLinesIn(files, MOST)).toEqual([]);
});

describe('the finder of lines', () => {
  const found = (text: string) => unkeptPatternLinesOf('a.ts', text, 30);
  const LONG = 'a'.repeat(30);

  test.each([
    ['a literal', `const é = 1;\nconst a = /${LONG}/;\n`],
    ['a tagged template', `const a = \n  pattern\`${LONG}\`;\n`],
    ['a line of a tagged template', `const a = source\`\n${LONG}a\`;\n`],
    ['a part of a pattern in a string', `\nconst a = '(?:${LONG})';\n`],
    ['a part of a pattern in a template', `\nconst a = \`\\\\b${LONG}\`;\n`],
    ['an argument', `\nnew RegExp(\`(?<!${LONG})\`);\n`],
    ['what stands among other words', `\nconst a = [/a/, ${LONG}];\n`],
  ])('finds %s on a long line', (_, text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^a\.ts:2 has \d+ characters$/)]);
  });

  test.each(['source', 'pattern', 'globalPattern'])('finds a space at the end of a line of %s', (tag) => {
    expect(found(`const a = ${tag}\`\n  one \n  |two\`;\n`)).toEqual(['a.ts:2 ends with a space']);
  });

  test('finds a space behind what a line begins with', () => {
    expect(found('const a = source` \n  one`;\n')).toEqual(['a.ts:1 ends with a space']);
  });

  test.each([
    ['a space before the end of a template', 'const a = source`\n  one `;\n'],
    ['lines of other templates', 'const a = t`\n  one \n  two`;\n'],
    ['long texts', `const a = t\`${LONG} (?:\`;\nconst b = '${LONG}';\n// ${LONG} (?:a)\n`],
    ['as many characters as may be', `const a = /${'a'.repeat(17)}/;\n`],
  ])('lets %s be', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
