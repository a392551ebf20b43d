import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, expected: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, expected) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, expected]);
  });
};

describe('of two who are told of, one may be for whom it is', () => {
  hearsAlike([
    [
      'on prend congé mardi ma soeur et moi! Une coupe femme pour moi avant midi svp',
      'we are off Tuesday, my sister and me! A women’s cut for me before noon please',
      '+ femme 11-24 [0,12) x1',
    ],
    [
      'on vient mardi ma soeur et moi, une coupe femme pour elle',
      'coming Tuesday, my sister and me, a women’s cut for her',
      '+ femme 11-24 x1',
    ],
    [
      'ma fille et moi, une coupe femme pour moi et une coupe enfant pour elle',
      'my daughter and me: a women’s cut for me, a kids’ cut for her',
      '+ femme | + enfant',
    ],
    [
      'mon fils et moi, une coupe homme pour lui et une coupe femme pour moi',
      'my son and I, a men’s cut for him and a women’s cut for me',
      '+ homme | + femme',
    ],
    // These are for both.
    [
      'coupe femme pour moi et ma soeur mardi',
      'women’s cut for me and my sister Tuesday',
      '+ femme 11-24 x2',
    ],
    [
      'ma mère et moi: mardi ça marche pour moi, une coupe femme',
      'my mom and me: Tuesday works for me, a women’s cut',
      '+ femme 11-24 x2',
    ],
  ]);
});
