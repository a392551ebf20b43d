import { describe, expect, test } from '@jest/globals';
import { linesWithin } from '../../../functions/assistant/note-lines.ts';

describe('lines within a length', () => {
  test.each([
    [[], []],
    [['abc'], ['abc']],
    [
      ['abc', 'def'],
      ['abc', 'def'],
    ],
    [
      ['first', 'second line', 'third', 'fourth'],
      ['first', '[…]', 'third', 'fourth'],
    ],
    [
      ['first', '[…]', 'third', 'fourth', 'fifth'],
      ['first', '[…]', 'fourth', 'fifth'],
    ],
    [['a line that is much longer than they may be'], ['a line that is much long…']],
    [
      ['a first line that is too long', 'and a last one that is too'],
      ['a first …', '[…]', 'and a la…'],
    ],
  ])('hold the first and the latest, and mark what is left out: %j', (lines, within) => {
    expect(linesWithin(lines, 25)).toEqual(within);
    expect(linesWithin(lines, 25).join('\n').length).toBeLessThanOrEqual(25);
  });
});
