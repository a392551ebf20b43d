import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';
import { TODAY } from '../said.ts';

const tomorrow = { date: TODAY.add({ days: 1 }), starts: 9 * 60, ends: 10 * 60 + 30 };
const garage = contextOf('garage', { booked: [{ service: 'vidange', ...tomorrow }] });
const salon = contextOf('salon', { booked: [{ service: 'femme', ...tomorrow }] });

describe('a further wish told by what is booked', () => {
  test.each([
    ['can you also do a tire change right after the oil change?', '+ pneus 11-24 [10:30,24)', garage],
    ['après la vidange, pouvez-vous faire aussi le changement de pneus?', '+ pneus 11-24 [10:30,24)', garage],
    ['the tire change too tomorrow, once the oil change is done', '+ pneus 11-24 [10:30,24)', garage],
    ['le changement de pneus aussi demain, une fois la vidange finie', '+ pneus 11-24 [10:30,24)', garage],
    ['a tire change as soon as you’re done with the oil change', '+ pneus 11-24 [10:30,24)', garage],
    ['un changement de pneus dès que la vidange est terminée', '+ pneus 11-24 [10:30,24)', garage],
    ['an alignment just before my oil change please', '+ alignement 11-24 ..9', garage],
    ['un alignement juste avant ma vidange', '+ alignement 11-24 ..9', garage],
    ['could I get a blow-dry too when the cut is done?', '+ plis 11-24 [10:30,24)', salon],
    ['une mise en plis quand la coupe est finie', '+ plis 11-24 [10:30,24)', salon],
    ['a balayage on top of the cut', '+ balayage 11-24', salon],
    ['un balayage en plus de ma coupe', '+ balayage 11-24', salon],
    ['a colouring on Friday, now that the cut is booked', '+ couleur 11-27', salon],
    ['a colouring on Friday, after the cut', '+ couleur 11-27', salon],
  ])('is for that alone: %s', (said, expected, context) => {
    expect([said, heard(said, context).replace(/^book; /, '')]).toEqual([said, expected]);
  });

  test.each([
    ['another oil change and a tire change friday', '+ vidange 11-27 | + pneus 11-27', garage],
    ['an oil change for my wife friday and a tire change', '+ vidange 11-27 | + pneus 11-27', garage],
    ['a cut for my husband and a colouring for me friday', '+ homme 11-27 | + couleur 11-27', salon],
    ['a tire change friday', '+ pneus 11-27', garage],
  ])('and what is not told of it stays: %s', (said, expected, context) => {
    expect([said, heard(said, context)]).toEqual([said, expect.stringContaining(expected.slice(2, 12))]);
    expect(heard(said, context).split('|')).toHaveLength(expected.split('|').length);
  });

  test.each(['move the oil change after the tire change', 'annulez la vidange après le changement de pneus'])(
    'who moves or cancels speaks of it itself: %s',
    (said) => {
      expect(heard(said, garage)).toContain('vidange');
    },
  );

  test('where nothing is booked both are wished', () => {
    expect(heard('a tire change right after the oil change', contextOf('garage'))).toContain('vidange');
  });
});
