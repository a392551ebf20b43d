import { describe, expect, test } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { shownTimeIn } from '../../../../functions/assistant/hear/shown-time.ts';
import { readText } from '../../../../functions/assistant/hear/text.ts';
import { TODAY } from './said.ts';

const time = (date: string, clock: string) => {
  const [hour = '', minutes = ''] = clock.split(':');
  return { date: Temporal.PlainDate.from(date), minute: Number(hour) * 60 + Number(minutes) };
};

/** Tuesday and Thursday of this week, Saturday in a month. */
const SHOWN = [
  time('2026-11-24', '09:00'),
  time('2026-11-24', '14:30'),
  time('2026-11-26', '11:00'),
  time('2026-11-26', '14:00'),
  time('2026-11-26', '17:30'),
  time('2026-12-19', '10:30'),
];

const chosen = (said: string): number | undefined => {
  const choice = shownTimeIn(readText(said), SHOWN, TODAY)?.choice;
  return choice?.kind === 'shown' ? choice.index : undefined;
};

describe('a message that begins with one of the times on offer means it, whatever else it says', () => {
  test.each([
    ['9h', 1],
    ['9 am. can I leave the keys the night before?', 1],
    ['tues 9, thanks', 1],
    ['ok 9h mardi, est-ce que je peux venir avec mon chien?', 1],
    ['demain 9h svp', 1],
    ['tomorrow at 2:30 works for me but do you have parking', 2],
    ['tue 230. Kyle B 514 555 0199. can i pay w credit', 2],
    ['le 24 à 14h30. Et pour le paiement?', 2],
    ['2h30 de l’après-midi, merci', 2],
    ['Thursday 11 sounds perfect, my party is that night', 3],
    ['parfait, jeudi 11h. je peux-tu payer comptant', 3],
    ['2pm pls. Steph Gagne, 819-555-0133', 4],
    ['jeudi 14 h ça me va mais je finis à 13 h 45', 4],
    ['17h30 ok mais j’habite loin, si je suis en retard de 10 min c’est grave?', 5],
    ['5:30 please. Under Sandra Whitmore', 5],
    ['I’ll take thursday at 530 pm', 5],
    ['dec 19 at 10:30 would be great, Christmas party that night', 6],
    ['le 19 décembre 10h30 svp', 6],
    ['Dec 19th, 1030', 6],
    ['10h30 j’ai dit', 6],
    // In words, and with what is told beside it.
    ['onze heures. Paul Roy', 3],
    ['Eleven. Isabelle Cartwright', 3],
    ['onze', 3],
    ['deux heures et demie, merci', 2],
    ['two thirty. Tom Brown', 2],
    ['2h et demie', 2],
    ['quatorze et demie', 2],
    ['17 et demie svp', 5],
    ['dix-sept heures trente', 5],
    ['five thirty pm', 5],
    ['11 again', 3],
    ['11h encore', 3],
    ['I did say eleven', 3],
    ['j’ai dit onze heures', 3],
    // By its rank, where no hour nor day is meant.
    ['le 3. pour mon gars je fais quoi', 3],
    ['3, est-ce que je peux venir avec mon chien?', 3],
  ])('“%s”', (said, index) => {
    expect(chosen(said)).toBe(index);
  });

  test.each([
    // Several of them, none of them, or others.
    'jeudi',
    'thursday please',
    '16h',
    'friday 9',
    'thursday 9',
    '9 or 11',
    '9h ou 11h',
    '11 à 13h',
    '9 to 10',
    // A day of a month, and no hour.
    'dec 10',
    '11 nov',
    'le 14 décembre',
    // Asked, refused, counted, or told of something else.
    'mardi 9h?',
    'is 9 still free?',
    'not 9',
    'non 9h ça marche pas',
    '11 personnes',
    '9 ans, c’est pour ma fille',
    '9 minutes late is ok?',
    '10:30 is too early',
    '14 h c’est trop tard',
    // The hour with half an hour more, and less.
    '9h et demie',
    '9 et demie',
    'neuf heures et demie',
    'nine thirty',
    '11h et quart',
    '11h moins quart',
    'onze heures moins dix',
    'eleven fifteen',
    'eleven people',
    'deux coupes',
    'two of them',
    '9 and 11',
    '11 rue Principale',
    '',
    '···',
  ])('“%s” chooses none', (said) => {
    expect(chosen(said)).toBeUndefined();
  });
});
