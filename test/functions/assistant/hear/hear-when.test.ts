import { describe, expect, test } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import type { Language } from '../../../../shared/domain/language.ts';

/** Saturday 21 November 2026. */
const today = Temporal.PlainDate.from('2026-11-21');

const when = (message: string, language: Language, day = today): string => {
  const { ranges, time, exceptWeekdays } = hear(message, {
    people: [],
    services: [],
    today: day,
    language,
    choices: 0,
    awaitsName: false,
  });
  const days = ranges.map(({ from, to }) =>
    from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`,
  );
  const clock = (minute: number | undefined) =>
    minute === undefined ? '' : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const hours = time?.at === undefined ? '' : `@${clock(time.at)}`;
  const span =
    time && (time.fromMin !== undefined || time.toMin !== undefined)
      ? `[${clock(time.fromMin)},${clock(time.toMin)})`
      : '';
  return [...days, ...exceptWeekdays.map((weekday) => `-${weekday}`), hours, span].filter(Boolean).join(' ');
};

const french: readonly (readonly [string, string])[] = [
  ["aujourd'hui", '11-21'],
  ['aujourd’hui en après-midi', '11-21 [12:00,18:00)'],
  ['demain', '11-22'],
  ['demain matin', '11-22 [0:00,12:00)'],
  ['après-demain vers 10h', '11-23 @10:00'],
  ['apres demain', '11-23'],
  ['ce soir', '11-21 [17:00,24:00)'],
  ['cet après-midi', '11-21 [12:00,18:00)'],
  ['jeudi', '11-26'],
  ['samedi', '11-28'],
  ['ce samedi', '11-21'],
  ['jeudi prochain', '11-26'],
  ['vendredi qui vient', '11-27'],
  ['jeudi en huit', '12-03'],
  ['jeudi de la semaine prochaine', '11-26'],
  ['la semaine prochaine, mercredi ou jeudi', '11-25 11-26'],
  ['les lundis', '11-23'],
  ['mecredi', '11-25'],
  ['jeudi 15h', '11-26 @15:00'],
  ['mardi 24 novembre', '11-24'],
  ['le 24 novembre', '11-24'],
  ['le 24 nov. à 9 h 30', '11-24 @9:30'],
  ['24/11', '11-24'],
  ['le 24/11/2026 à 13h', '11-24 @13:00'],
  ['2026-11-24', '11-24'],
  ['le 1er décembre', '12-01'],
  ['le premier décembre', '12-01'],
  ['le 3 janvier', '01-03'],
  ['le 24', '11-24'],
  ['mercredi le 25', '11-25'],
  ['le 20', '12-20'],
  ['du 24 au 26 novembre', '11-24..11-26'],
  ['semaine du 30 novembre', '11-30..12-06'],
  ['cette semaine', '11-21..11-22'],
  ['la semaine prochaine', '11-23..11-29'],
  ['au début de la semaine prochaine', '11-23..11-25'],
  ['en fin de semaine', '11-21..11-22'],
  ['en fin de semaine prochaine', '11-28..11-29'],
  ['ce week-end', '11-21..11-22'],
  ['dans 3 jours', '11-24'],
  ['dans trois jours', '11-24'],
  ['dans deux semaines', '11-30..12-06'],
  ['d’ici 5 jours', '11-21..11-26'],
  ['en décembre', '12-01..12-31'],
  ['le mois prochain', '12-01..12-31'],
  ['en semaine', '11-23..11-27'],
  ['de lundi à mercredi', '11-23..11-25'],
  ['entre lundi et jeudi', '11-23..11-26'],
  ['lundi ou mardi', '11-23 11-24'],
  ['pas lundi', '-1'],
  ['n’importe quel jour sauf vendredi', '-5'],
  ['avant vendredi', '11-21..11-26'],
  ['d’ici vendredi', '11-21..11-27'],
  ['hier', '11-20'],
  ['le matin', '[0:00,12:00)'],
  ['en avant-midi', '[0:00,12:00)'],
  ['plutôt en soirée', '[17:00,24:00)'],
  ['pas le matin', '[12:00,)'],
  ['en fin de journée', '[15:00,18:00)'],
  ['après le travail', '[17:00,)'],
  ['sur l’heure du midi', '[11:30,13:30)'],
  ['à midi', '@12:00'],
  ['midi et demi', '@12:30'],
  ['à 15 h', '@15:00'],
  ['10h30', '@10:30'],
  ['vers 10 h', '@10:00'],
  ['à 3 h', '@15:00'],
  ['à trois heures', '@15:00'],
  ['9 heures et demie', '@9:30'],
  ['7 h du soir', '@19:00'],
  ['avant 11 h', '[,11:00)'],
  ['après 16h', '[16:00,)'],
  ['à partir de 13 h 30', '[13:30,)'],
  ['entre 10h et 12h', '[10:00,12:00)'],
  ['entre 1 et 3 h', '[13:00,15:00)'],
  ['de 9 à 11 h', '[9:00,11:00)'],
  ['14h-16h', '[14:00,16:00)'],
  ['jeudi entre 13h et 15h', '11-26 [13:00,15:00)'],
  ['matin ou après-midi', '[0:00,18:00)'],
  ['bonne soirée', ''],
  ['bon matin', ''],
  ['un massage de 60 minutes', ''],
  ['30 $ pour 2 personnes', ''],
  ['une heure de massage', ''],
];

const english: readonly (readonly [string, string])[] = [
  ['today', '11-21'],
  ['tonight', '11-21 [17:00,24:00)'],
  ['tonight at 8', '11-21 @20:00'],
  ['tomorrow', '11-22'],
  ['tommorow afternoon', '11-22 [12:00,18:00)'],
  ['the day after tomorrow', '11-23'],
  ['Thursday', '11-26'],
  ['next Tuesday', '11-24'],
  ['next Tuesday at 3', '11-24 @15:00'],
  ['Tuesday next week', '11-24'],
  ['this Saturday', '11-21'],
  ['next Saturday', '11-28'],
  ['on wed', '11-25'],
  ['on mon at 10', '11-23 @10:00'],
  ['thursdya', '11-26'],
  ['a week from Monday', '11-30'],
  ['Nov 24th', '11-24'],
  ['November 24 at 2:30pm', '11-24 @14:30'],
  ['the 24th', '11-24'],
  ['24th of November', '11-24'],
  ['11/24', '11-24'],
  ['11/24/2026', '11-24'],
  ['next week', '11-23..11-29'],
  ['early next week', '11-23..11-25'],
  ['this weekend', '11-21..11-22'],
  ['next weekend', '11-28..11-29'],
  ['in 3 days', '11-24'],
  ['in two weeks', '11-30..12-06'],
  ['in the next 5 days', '11-21..11-26'],
  ['between Monday and Wednesday', '11-23..11-25'],
  ['monday to wednesday', '11-23..11-25'],
  ['Monday or Tuesday morning', '11-23 11-24 [0:00,12:00)'],
  ['not Monday', '-1'],
  ['anything but Friday', '-5'],
  ['before Friday', '11-21..11-26'],
  ['by Friday', '11-21..11-27'],
  ['at 3', '@15:00'],
  ['3pm', '@15:00'],
  ['3 p.m.', '@15:00'],
  ['15:00', '@15:00'],
  ['at 10', '@10:00'],
  ['around 9:30', '@9:30'],
  ['half past two', '@14:30'],
  ["3 o'clock", '@15:00'],
  ['noon', '@12:00'],
  ['after 5', '[17:00,)'],
  ['after 4pm', '[16:00,)'],
  ['before 11', '[,11:00)'],
  ['between 2 and 4', '[14:00,16:00)'],
  ['from 2 to 4 pm', '[14:00,16:00)'],
  ['10-11am', '[10:00,11:00)'],
  ['4 or later', ''],
  ['4pm or later', '[16:00,)'],
  ['in the morning', '[0:00,12:00)'],
  ['late afternoon', '[15:00,18:00)'],
  ['8 in the evening', '[17:00,24:00)'],
  ['at 8 in the evening', '@20:00'],
  ['after work', '[17:00,)'],
  ['over lunch', '[11:30,13:30)'],
  ['good morning', ''],
  ['have a good evening', ''],
  ['it takes 2 hours', ''],
  ['for 2 people', ''],
];

describe('the days and hours of a message, on Saturday 21 November 2026', () => {
  test.each(french)('« %s » is %s', (message, expected) => {
    expect(when(message, 'fr')).toBe(expected);
  });

  test.each(english)('“%s” is %s', (message, expected) => {
    expect(when(message, 'en')).toBe(expected);
  });

  test('a weekday said on that very day is the next week’s, « ce jeudi » today', () => {
    const thursday = Temporal.PlainDate.from('2026-11-26');
    expect(when('jeudi', 'fr', thursday)).toBe('12-03');
    expect(when('next Thursday', 'en', thursday)).toBe('12-03');
    expect(when('ce jeudi', 'fr', thursday)).toBe('11-26');
    expect(when('this Thursday', 'en', thursday)).toBe('11-26');
  });

  test('an ambiguous date with a slash is the nearer to come', () => {
    expect(when('12/01', 'en')).toBe('12-01');
    expect(when('01/12', 'fr')).toBe('12-01');
    expect(when('12/01', 'fr')).toBe('12-01');
  });

  test('a date that no calendar has is not one', () => {
    expect(when('le 31 novembre', 'fr')).toBe('');
    expect(when('February 30', 'en')).toBe('');
  });
});
