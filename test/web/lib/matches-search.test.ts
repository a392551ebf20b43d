import { expect, test } from '@jest/globals';
import { matchesSearch } from '../../../web/lib/matches-search.ts';

const somebody = { texts: ['Coupe', 'Chloé  Lœuillet', null], phone: '+1 514 555-0123' };

test.each([
  ['chloe', true],
  ['LOEUILLET chl', true],
  ['lœuillet', true],
  ['  coupe   chloé ', true],
  ['555 01', true],
  ['', true],
  ['chloé martin', false],
  ['555 99', false],
])('a search of "%s" is answered as the server answers one of names', (search, isFound) => {
  expect(matchesSearch(somebody, search)).toBe(isFound);
});
