import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const salon = contextOf('salon');
const bare = (said: string) => heard(said, salon).replace(/^[a-z ]+; /, '');

describe('one person in place of another', () => {
  test.each([
    ['scratch Karim, Léa gets my fringe better', '- karim | + lea'],
    ['I’ll take Saturday, and scratch Karim too, Léa gets my fringe better', '+ lea 11-28 | - karim'],
    ['samedi alors, et tant pis pour Karim, donne-moi Léa', '+ lea 11-28 | - karim'],
    ['tant pis pour Karim, je prends Léa', '- karim | + lea'],
    ['too bad for Karim, Léa it is', '- karim | + lea'],
    ['so much for Karim, give me Léa', '- karim | + lea'],
    ['never mind Karim, Léa is fine', '- karim | + lea'],
    ['oubliez Karim, Léa est plus douce', '- karim | + lea'],
    ['laissez faire Karim, Léa est plus rapide', '- karim | + lea'],
    ['plus besoin de Karim, Léa peut me prendre', '- karim | + lea'],
    ['not Karim either, Léa please', '- karim | + lea'],
  ])('“%s”: %s', (said, expected) => {
    expect([said, bare(said)]).toEqual([said, expected]);
  });

  test.each([
    ['a balayage with Karim, i am not possible thursday', '+ balayage karim | - thu'],
    ['a balayage with Karim, we are not disponible thursday', '+ balayage karim | - thu'],
    ['un balayage avec Karim, je suis pas disponible jeudi', '+ balayage karim | - thu'],
    ['thursday is not possible, a balayage with Karim', '- thu | + balayage karim'],
    ['un balayage, jeudi je peux plus', '+ balayage | - thu'],
    ['Karim ou Léa pour un balayage', '+ balayage karim lea'],
  ])('and nobody is where it is the day that is not possible: %s', (said, expected) => {
    expect([said, bare(said)]).toEqual([said, expected]);
  });
});
