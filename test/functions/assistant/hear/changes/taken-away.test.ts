import { expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const pair = contextOf('salon', { arranged: [['femme'], ['couleur']] });

test.each([
  'remove the colouring',
  'Please take the colouring off',
  'can you take out the colouring?',
  'leave the colouring out',
  'drop the colouring',
  'cancel the colouring',
  'no colouring',
  'without the colouring',
  'forget about the colouring',
  'skip the colouring please',
  'enlevez la coloration s’il vous plaît',
  'enlève la coloration stp',
  'retirez-moi la coloration',
  'j’enlève la coloration finalement',
  'ôtez la coloration',
  'laissez tomber la coloration',
  'sans la coloration',
  'pas de coloration',
  'annulez la coloration',
  'oubliez la coloration',
])('“%s” takes that one away', (said) => {
  const told = heard(said, pair);
  expect(told).toContain('- couleur');
  expect(told).not.toMatch(/\+!? (?:couleur|femme)|cancel/);
});

test.each(['retirez la coloration', 'remove the colouring'])(
  'what is arranged no more is not wished for by “%s”',
  (said) => {
    const told = heard(said, contextOf('salon', { arranged: [['femme']] }));
    expect(told).not.toMatch(/\+!? couleur/);
  },
);

test.each([
  ['I’ll take the colouring', '+ couleur'],
  ['je vous laisse choisir la coloration', '+ couleur'],
  ['I can only take Tuesday', '11-24'],
])('“%s” takes nothing away', (said, expected) => {
  expect(heard(said, pair)).toContain(expected);
  expect(heard(said, pair)).not.toContain('- couleur');
});
