import { describe, expect, test } from '@jest/globals';
import { amountsIn } from '../../../eval/reading/amounts.ts';
import { claimsIn } from '../../../eval/reading/claims.ts';
import { isRealDay, namedDays, namesWeekday } from '../../../eval/reading/days.ts';
import { languageOf } from '../../../eval/reading/language-of.ts';
import { isOfferedWith } from '../../../eval/reading/offered-with.ts';
import { doesAsk } from '../../../eval/reading/questions.ts';
import { saysMinutes, timesIn } from '../../../eval/reading/times.ts';

test.each([
  ['La coupe est à 38,50 $.', [38.5]],
  ['It is $38.50, or $1,200 for all.', [38.5, 1200]],
  ['1 200,00 $ en tout', [1200]],
  ['L’estimation est gratuite.', [0]],
  ['The estimate is free of charge.', [0]],
  ['Brake estimate (30 min, Free)', [0]],
  ['Thursday at 3 is free at the moment', []],
  ['Here’s what is free for “Oil change”:', []],
  ['Nous ouvrons à 9 h 30', []],
])('amounts in “%s” are read', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts);
});

test.each([
  ['de 9 h 00 à 18 h', ['09:00', '18:00']],
  ['from 9:00 a.m. to 5:30 p.m.', ['09:00', '17:30']],
  ['at 14:15, or noon', ['14:15', '12:00']],
  ['12 am or 12 pm', ['00:00', '12:00']],
  ['10h30 ça marche', ['10:30']],
])('times in “%s” are read', (text, times) => {
  expect(timesIn(text)).toEqual(times);
});

test.each([
  ['about 90 minutes', 90, true],
  ['1 h 30', 90, true],
  ['2 h', 120, true],
  ['2 h', 150, false],
  ['une demi-heure', 30, true],
  ['60 min', 30, false],
])('whether “%s” is %d minutes is told', (text, minutes, isSaid) => {
  expect(saysMinutes(text, minutes)).toBe(isSaid);
});

describe('days', () => {
  test.each([
    ['jeudi 26 novembre', true],
    ['mar. 1er déc.', true],
    ['Thursday, November 26', true],
    ['vendredi 26 novembre', false],
    ['Tuesday, Nov. 26', false],
  ])('“%s” is a real day: %s', (text, isReal) => {
    expect(namedDays(text).map((day) => isRealDay(day, '2026-11-23'))).toEqual([isReal]);
  });

  test.each(['un massage mercredi le 25 après 16 h', 'jeudi le 26 maintenant', 'Monday mayonnaise 23'])(
    'a word that begins like a month is none: “%s”',
    (text) => expect(namedDays(text)).toEqual([]),
  );

  test('a weekday is named by its word or before its date', () => {
    expect([
      namesWeekday('rien le jeudi', 4),
      namesWeekday('Thu, Nov 26', 4),
      namesWeekday('mardi', 4),
    ]).toEqual([true, true, false]);
  });
});

test.each([
  ['Voici ce qui est libre pour vous jeudi.', 'fr'],
  ['Here is what is free for you on Thursday.', 'en'],
  ['OK', undefined],
])('the language of “%s” is told', (text, language) => {
  expect(languageOf(text, [])).toBe(language);
});

test.each([
  ['Voici ce qui est libre avec Karim Haddad :', true],
  ['Coupe homme, mercredi, pas avec Karim :', false],
  ['Men’s haircut with Karim on Friday:', true],
  ['Friday, not with Karim:', false],
  ['I have nothing free with Karim on Thursday.', false],
])('whether “%s” offers times with Karim is told', (text, isOffered) => {
  expect(isOfferedWith(text, 'Karim Haddad')).toBe(isOffered);
});

describe('claims', () => {
  test.each([
    ['C’est réservé : coupe homme, jeudi à 10 h.', ['booked']],
    ['You’re booked for Thursday.', ['booked']],
    ['Votre rendez-vous est annulé.', ['cancelled']],
    ['Your appointment has been moved to Friday.', ['moved']],
    ['J’ai transmis votre demande à l’équipe.', ['filed']],
    ['Your appointment is confirmed and I’ve told the team.', ['booked', 'filed']],
  ])('“%s” claims %j', (text, claims) => {
    expect(claimsIn(text)).toEqual(claims);
  });

  test.each([
    'Est-ce que c’est réservé ?',
    'Rien n’est réservé pour le moment.',
    'Nothing is booked yet, it is not confirmed.',
    'Une fois votre nom donné, c’est réservé.',
    'To book it, what name should I use?',
  ])('“%s” claims nothing', (text) => {
    expect(claimsIn(text)).toEqual([]);
  });
});

test.each([
  ['À quel nom, et à quel courriel vous joindre ?', 'contact'],
  ['What name should I use?', 'contact'],
  ['Pour quel service ?', 'service'],
  ['Which service would you like?', 'service'],
  ['Quel jour vous conviendrait ?', 'when'],
  ['What day works for you?', 'when'],
] as const)('“%s” asks for %s', (text, question) => {
  expect(doesAsk(text, question)).toBe(true);
});
