import { expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const salon = contextOf('salon', { arranged: [['femme']] });

/** The services that a message opens beside what is being arranged. */
const opened = (said: string) =>
  hear(said, salon).clauses.flatMap(({ opens, services }) => (opens ? services.map(({ id }) => id) : []));

test.each([
  ['10 am, and can my mom get a balayage too?', 'balayage'],
  ['11h et une coloration après svp', 'couleur'],
  ['jeudi 9h et il faudrait une mise en plis', 'plis'],
  ['friday at 11 and I’d also like a balayage', 'balayage'],
  ['9 am, and my daughter needs a kids’ cut', 'enfant'],
  ['9 h, pis ma fille veut une coupe enfant', 'enfant'],
  ['Thursday at 2 plus a blow-dry', 'plis'],
])('behind the time of what is being arranged, one more is added: “%s”', (said, expected) => {
  expect(opened(said)).toEqual([expected]);
});

test.each([
  'pas 11h, et une coloration à la place',
  'friday at 11 and a balayage instead',
  'a women’s cut and a balayage on friday',
  'finalement jeudi et une coloration',
  'jeudi 9h pour la coloration',
])('but none is in “%s”', (said) => {
  expect(opened(said)).toEqual([]);
});
