import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { lengthsIn } from '../../../../../functions/assistant/hear/services/lengths.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';
import { contextOf } from '../businesses.ts';

const minutes = (message: string): readonly number[] =>
  lengthsIn(readText(message).folded).map((said) => said.minutes);

describe('a length', () => {
  test.each([
    ['un massage d’une heure et demie', 90],
    ['massage d’une heure et demie au lieu d’une heure, vendredi', 90],
    ['est-ce que je peux avoir 2h pour ma coupe femme au lieu d’une heure?', 120],
    ['finalement je veux 90 minutes à la place', 90],
    ['un suivi d’une heure au lieu de 30 min', 60],
    ['une séance de 1h30', 90],
    ['un massage de 75 minutes mardi', 75],
    ['une demi-heure', 30],
    ['could I do 90 minutes instead of 60?', 90],
    ['could I do 90 instead of 60?', 90],
    ['a 2 hour massage next Tuesday', 120],
    ['an hour and a half please', 90],
    ['a half hour massage', 30],
    ['Friday at 10, but I only have 45 minutes', 45],
    ['a 90-minute session', 90],
  ])('is heard in “%s”', (message, expected) => {
    expect(minutes(message)).toEqual([expected]);
  });

  test.each([
    'mardi à 2h',
    'je veux venir à 14h pour ma coupe',
    'mon rendez-vous de 14h',
    'j’arrive dans 20 minutes',
    'j’ai 15 minutes de retard',
    'j’habite à 30 minutes de chez vous',
    'ça fait 45 minutes que j’attends',
    'in 30 minutes',
    'I’m 45 minutes away',
    'I waited 30 minutes',
    'running 10 minutes late',
    'an hour later',
    '24 hours notice',
    '2 hours before',
    'at 2',
    'around noon',
  ])('is none in “%s”', (message) => {
    expect(minutes(message)).toEqual([]);
  });
});

describe('a length that is too long', () => {
  test.each([
    [
      'deux heures et demie c’est trop long, une mise en plis',
      'two and a half hours is too long, a blow-dry',
    ],
    ['une heure c’est vraiment trop long, une mise en plis', 'an hour is way too long, a blow-dry'],
  ])('is not wished, and nothing of it is left unread: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const { length, residue } = hear(said, contextOf('salon'));
      expect([said, length, residue.filter(({ isAboutTime }) => isAboutTime)]).toEqual([said, undefined, []]);
    }
  });

  test('is wished where it is not', () => {
    expect(hear('a colouring of two and a half hours', contextOf('salon')).length?.minutes).toBe(150);
  });
});
