import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';
import { neighbourPhrases } from './neighbour-phrases.ts';
import { regularPhrases } from './regular-phrases.ts';

describe('what regulars write is heard as they mean it', () => {
  const rows = [...regularPhrases, ...neighbourPhrases].flatMap(({ business, after, phrases }) =>
    phrases.map(([said, expected]) => ({ business, after, said, expected })),
  );
  test.each(rows)('“$said” to the $business', ({ business, after, said, expected }) => {
    expect(heard(said, contextOf(business, after))).toBe(expected);
  });
});

test.each([
  ['je laisse le char mercredi soir pis vous faites mes freins jeudi', 'je laisse le char mercredi soir'],
  ['brakes Thursday. I leave it Wednesday night', 'I leave it Wednesday night'],
])('“%s”: when it is left is told to the team', (said, words) => {
  expect(hear(said, contextOf('garage')).remarks).toEqual([words]);
});
