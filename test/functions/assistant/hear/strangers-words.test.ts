import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

const details = contextOf('salon', { awaits: 'details' });

describe('a name and a number, however they are introduced', () => {
  it.each([
    ['moi c zack gagné 5145550188', 'its zack gagné 5145550188'],
    ['moi c’est zack gagné, 514 555 0188', 'I’m zack gagné, 514 555 0188'],
    [
      'oui alors mon nom c’est zack gagné et mon numéro c’est cinq un quatre cinq cinq cinq zéro un huit huit',
      'yes so my name is zack gagné and my number is five one four five five five zero one eight eight',
    ],
    ['Zack Gagné mon cell est le 514-555-0188', 'Zack Gagné my cell number is 514-555-0188'],
  ])('are heard, and leave nothing for the team to read: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const { contact, remarks } = hear(said, details);
      expect([said, contact, remarks]).toEqual([said, { name: 'Zack Gagné', phone: '+15145550188' }, []]);
    }
  });

  it('what is said of a number besides is kept', () => {
    expect(hear('mon numéro de dossier a changé', details).remarks).not.toEqual([]);
  });
});

describe('the hour at which one is free', () => {
  it.each([
    ['vidange jeudi, jfini lecole a 3h15', 'oil change Thursday, I finish school at 3:15'],
    ['vidange jeudi, j’ai fini à 15h15', 'oil change Thursday, I’m done at 3:15'],
    ['vidange jeudi, on finit à 15h15', 'oil change Thursday, I get off at 3:15'],
  ])('is a bound, and no wish for that minute: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const whens = hear(said, contextOf('garage')).clauses.flatMap(({ when }) => when ?? []);
      expect([said, whens.flatMap(({ at }) => at ?? [])]).toEqual([said, []]);
      expect([said, whens.flatMap(({ times }) => times.map(({ from }) => from))]).toEqual([said, [915]]);
    }
  });
});

describe('money that was taken wrongly', () => {
  it.each([
    ['vous m’avez chargé 50 $ de trop', 'you charged me $50 too much'],
    ['vous m’avez facturé en trop, rappelez-moi', 'you overcharged me, call me back'],
  ])('is a complaint: %s · %s', (french, english) => {
    for (const said of [french, english]) expect(hear(said, contextOf('garage')).acts).toContain('complaint');
  });
});
