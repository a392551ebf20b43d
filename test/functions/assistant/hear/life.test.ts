import { describe, expect, test } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';
import { lifePhrases } from './life-phrases.ts';

describe('a time told by what else they do is heard as they mean it', () => {
  const rows = lifePhrases.flatMap(({ business, phrases }) =>
    phrases.map(([said, expected]) => ({ business, said, expected })),
  );
  test.each(rows)('“$said” to the $business', ({ business, said, expected }) => {
    expect(heard(said, contextOf(business))).toBe(expected);
  });
});
