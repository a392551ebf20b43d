import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

const topicsOf = (said: string): readonly string[] =>
  hear(said, contextOf('clinic')).asks.map(({ topic }) => topic);

describe('how to reach somebody of the team in private is asked', () => {
  it.each([
    [
      'donne-moi donc le cell perso à Linh, elle m’attend',
      'gimme Linh’s personal cell, she’s expecting my text',
    ],
    ['je peux avoir le numéro de Linh?', 'what’s Linh’s number?'],
    ['c’est quoi le Instagram de Linh', 'what’s Linh’s insta'],
    ['quel est le numéro personnel du docteur?', 'what’s the doctor’s home number?'],
    ['le courriel perso de Marc svp', 'Marc’s private email please'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, topicsOf(said)]).toEqual([said, ['staff_contact']]);
  });

  it.each([
    ['le numéro de la clinique svp', 'what’s the clinic’s number?'],
    ['mon cell perso est le 514 555-1234', 'my personal cell is 514 555-1234'],
    ['le numéro de ma femme est le 514 555-1234', 'my wife’s number is 514 555-1234'],
    ['je veux un massage avec Linh vendredi', 'I’d like a massage with Linh, it’s personal'],
    ['quelle est votre adresse?', 'what’s your address?'],
  ])('and here it is not: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, topicsOf(said)]).toEqual([said, expect.not.arrayContaining(['staff_contact'])]);
  });
});

describe('whether somebody works on a day is a question, and no wish', () => {
  it.each([
    ['pis linh, elle travaille-tu vendredi le 27?', 'and is linh working on friday the 27th?'],
    ['est-ce que Linh travaille vendredi?', 'does Linh work friday?'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english]) {
      const { asks, clauses } = hear(said, contextOf('clinic'));
      expect([said, asks.map(({ topic, persons }) => [topic, ...persons]), clauses]).toEqual([
        said,
        [['people', 'nguyen']],
        [],
      ]);
    }
  });

  it.each([
    ['avez-vous de la place avec Linh vendredi?', 'is Linh free Friday?'],
    ['Linh est-elle dispo vendredi?', 'is Linh in on Friday?'],
  ])('and a free time with them is a wish: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('clinic')).clauses.length]).toEqual([said, 1]);
  });
});
