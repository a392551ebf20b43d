import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const heard = (said: string) => {
  const { acts, asks } = hear(said, contextOf('clinic'));
  return { isOffered: asks.some(({ topic }) => topic === 'is_offered'), isDropped: acts.includes('drop') };
};

describe('whether somebody is made to do something is asked of no service, and nothing is dropped', () => {
  it.each([
    ['vous me faites tout recommencer?', 'do you make me redo the whole test?'],
    ['faites-vous attendre les enfants longtemps?', 'do you make people wait long?'],
    ['est-ce que vous nous faites remplir un formulaire?', 'do you have us fill a form?'],
    ['allez-vous me faire recommencer l’examen?', 'do you make us pay ahead?'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, heard(said)]).toEqual([said, { isOffered: false, isDropped: false }]);
  });

  it.each([
    ['faites-vous des nettoyages?', 'do you do cleanings?'],
    ['vous faites les nettoyages?', 'do you have cleanings?'],
  ])('and here it is: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, heard(said)]).toEqual([said, { isOffered: true, isDropped: false }]);
  });

  it.each(['on recommence', 'recommencez svp', 'je veux recommencer'])('here it is dropped: %s', (said) => {
    expect(heard(said).isDropped).toBe(true);
  });
});
