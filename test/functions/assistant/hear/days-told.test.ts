import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

/** Monday 23 November 2026. */
const today = Temporal.PlainDate.from('2026-11-23');

const wantedIn = (said: string, before?: string): readonly string[] => {
  const context = contextOf('salon', {
    today,
    ...(before ? { before: { date: Temporal.PlainDate.from(before) }, awaits: 'slot', choices: 3 } : {}),
  });
  return hear(said, context)
    .clauses.filter(({ polarity }) => polarity === 'wanted')
    .flatMap(({ when }) => when?.dates ?? [])
    .map(({ from, to }) => (from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`));
};

describe('days that are told by others', () => {
  it.each([
    ['coupe femme jeudi en huit', 'women’s cut Thursday week', '12-03'],
    ['coupe femme jeudi en huit svp', 'women’s cut Thursday week please', '12-03'],
    ['coupe femme mardi en huit avec Karim', 'women’s cut Tuesday week with Karim', '12-01'],
    ['coupe femme d’aujourd’hui en huit', 'women’s cut today week', '11-30'],
    ['coupe femme demain en huit', 'women’s cut a week from tomorrow', '12-01'],
    ['coupe femme dans 48 heures', 'women’s cut in 48 hours', '11-25'],
    ['coupe femme d’ici 72 h, pas avant', 'women’s cut 72 hours from now', '11-26'],
    ['coupe femme dans quarante-huit heures', 'women’s cut in forty-eight hours', '11-25'],
    ['coupe femme en milieu de semaine', 'women’s cut midweek', '11-24..11-26'],
    ['coupe femme, pas ce mercredi, l’autre', 'women’s cut, not this Wednesday, the next one', '12-02'],
    ['coupe femme pas ce jeudi mais le suivant', 'women’s cut not this Thursday but the one after', '12-03'],
    ['coupe femme pas vendredi, celui d’après', 'women’s cut not Friday, the following one', '12-04'],
    ['coupe femme pas cette semaine, l’autre', 'women’s cut not this week, the next one', '11-30..12-06'],
    [
      'coupe femme pas cette semaine, la prochaine',
      'women’s cut not this week, the following one',
      '11-30..12-06',
    ],
    ['coupe femme jeudi prochain, le 3, après 16 h', 'women’s cut next Thursday, the 3rd, after 4', '12-03'],
    ['coupe femme mardi qui vient, le 24', 'women’s cut this Tuesday, the 24th', '11-24'],
    ['coupe femme jeudi prochain le 3 décembre', 'women’s cut next Thursday, December 3', '12-03'],
    ['coupe femme pas mardi mais le lendemain', 'women’s cut not Tuesday but the day after', '11-25'],
    ['coupe femme pas demain, le jour d’après', 'women’s cut not tomorrow, the day after', '11-25'],
    ['coupe femme deux jours avant vendredi', 'women’s cut two days before Friday', '11-25'],
    ['coupe femme trois jours après mercredi', 'women’s cut three days after Wednesday', '11-28'],
    ['coupe femme le vingt-sept', 'women’s cut the twenty-seventh', '11-27'],
    ['coupe femme le vingt-sept novembre', 'women’s cut on the twenty-seventh of November', '11-27'],
    ['coupe femme le deux décembre', 'women’s cut December second', '12-02'],
    ['coupe femme le quinze décembre', 'women’s cut December fifteenth', '12-15'],
    ['coupe femme après dem', 'women’s cut day after tmrw', '11-25'],
    ['coupe femme dans deux dodos', 'women’s cut in two sleeps', '11-25'],
    ['coupe femme, pas jeudi, le jour d’après', 'women’s cut, not Thursday, the next day', '11-27'],
  ])('%s · %s', (french, english, day) => {
    expect([wantedIn(french), wantedIn(english)]).toEqual([[day], [day]]);
  });
});

const refusedIn = (said: string): readonly number[] =>
  hear(said, contextOf('salon', { today }))
    .clauses.filter(({ polarity }) => polarity === 'refused')
    .flatMap(({ when }) => when?.weekdays ?? []);

it.each([
  ['jeudi prochain, le 3, après 16 h', 'next Thursday, the 3rd, after 4', '12-03'],
  ['mardi qui vient, le 1er', 'Tuesday, the 1st', '12-01'],
])('a number behind a day is its date, and no place in the list: %s · %s', (french, english, day) => {
  for (const said of [french, english]) {
    const context = contextOf('salon', { today, awaits: 'slot', choices: 3 });
    const { choice, clauses } = hear(said, context);
    const dates = clauses.flatMap(({ when }) => when?.dates.map(({ from }) => from.slice(5)) ?? []);
    expect([choice, dates]).toEqual([undefined, [day]]);
  }
});

it('short names of days are heard in a list', () => {
  const french = 'coupe femme n’importe quel jour sauf mar, jeu, ven et sam';
  const english = 'women’s cut any day except Tues Thurs Fri Sat';
  expect([refusedIn(french), refusedIn(english)]).toEqual([
    [2, 4, 5, 6],
    [2, 4, 5, 6],
  ]);
});

describe('days that are told by the one before', () => {
  it.each([
    ['une semaine plus tard', 'a week later', '12-02'],
    ['plutôt deux semaines plus tard', 'rather two weeks later', '12-09'],
    ['deux jours plus tard', 'two days later', '11-27'],
    ['trois jours après', '3 days after', '11-28'],
    ['une semaine plus tôt', 'a week earlier', '11-18'],
    ['repoussez d’une semaine', 'push it back a week', '12-02'],
    ['décale ça d’une semaine', 'move it by a week', '12-02'],
    ['la semaine d’après', 'the week after', '11-30..12-06'],
    ['la semaine suivante plutôt', 'the following week rather', '11-30..12-06'],
    ['pas ce mercredi, l’autre', 'not this Wednesday, the next one', '12-02'],
    ['même chose mais une semaine plus tard', 'same thing but a week later', '12-02'],
  ])('%s · %s', (french, english, day) => {
    expect([wantedIn(french, '2026-11-25'), wantedIn(english, '2026-11-25')]).toEqual([[day], [day]]);
  });
});

describe('days that come after the one that was spoken of', () => {
  it.each([
    ['la fin de semaine d’après', 'the weekend after', '12-12..12-13'],
    ['la fin de semaine suivante', 'the following weekend, please', '12-12..12-13'],
    ['le samedi d’après', 'the Saturday after', '12-12'],
    ['le samedi suivant', 'the following Saturday', '12-12'],
    ['le mardi suivant', 'the Tuesday after', '12-08'],
    ['le lundi après ça', 'the Monday after that', '12-07'],
    ['la semaine suivante', 'the following week', '12-07..12-13'],
    ['pas samedi, le samedi d’après', 'not Saturday, the Saturday after', '12-12'],
    // These are told by today.
    ['la fin de semaine prochaine', 'next weekend', '12-05..12-06'],
    ['dans deux fins de semaine', 'the weekend after next', '12-05..12-06'],
    ['la semaine prochaine', 'next week', '11-30..12-06'],
  ])('%s · %s', (french, english, day) => {
    expect([wantedIn(french, '2026-12-05'), wantedIn(english, '2026-12-05')]).toEqual([[day], [day]]);
  });

  it('are narrowed by what is told behind them', () => {
    const said = 'she has a fever of 39. For the weekend after, Saturday or Sunday, any hour at all?';
    expect(wantedIn(said, '2026-11-29')).toEqual(['12-05', '12-06']);
  });
});

describe('days that come before the one that was spoken of', () => {
  it.each([
    ['le samedi d’avant', 'the Saturday before', '11-28'],
    ['le samedi juste avant alors', 'the saturday just before, then', '11-28'],
    ['le vendredi précédent svp', 'the Friday right before that please', '11-27'],
    ['le dimanche d’avant', 'the Sunday before', '11-22'],
    // What is named behind it is what it is before, and another day that is told comes first.
    ['un samedi avant Noël', 'a Saturday before Christmas', undefined],
    [
      'ma fête est le mardi 8, le samedi d’avant',
      'my party is Tuesday the 8th, the Saturday before',
      '12-05',
    ],
  ])('%s · %s', (french, english, day) => {
    const days = [wantedIn(french, '2026-11-29'), wantedIn(english, '2026-11-29')];
    if (day) expect(days).toEqual([[day], [day]]);
    else expect(days.flat()).not.toContain('11-28');
  });
});

describe('“that week” is the one that was asked for, where what is on offer lies on many days', () => {
  const inWeek = (said: string): readonly string[] =>
    hear(said, contextOf('salon', { today, weekAsked: today.add({ days: 7 }) }))
      .clauses.filter(({ polarity }) => polarity === 'wanted')
      .flatMap(({ when }) => when?.dates ?? [])
      .map(({ from, to }) => (from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`));

  it.each([
    ['le mardi de cette semaine-là', 'the Tuesday of that week', ['12-01']],
    ['avec Karim, jeudi cette semaine-là', 'with Karim, Thursday that week', ['12-03']],
    ['n’importe quand cette semaine-là', 'any time that same week', ['11-30..12-06']],
    ['mercredi de la même semaine, après 15 h', 'Wednesday of the same week, after 3', ['12-02']],
    // Near misses.
    ['le mardi de cette semaine', 'the Tuesday of this week', ['11-24']],
    ['mardi', 'Tuesday', ['11-24']],
  ])('%s · %s', (french, english, days) => {
    expect([inWeek(french), inWeek(english)]).toEqual([days, days]);
  });
});
