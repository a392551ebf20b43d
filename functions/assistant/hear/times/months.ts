import { Temporal } from 'temporal-polyfill';
import { globalPattern, source } from '../../patterns.ts';
import { MONTH, monthOf } from '../calendar-words.ts';
import { type DateFinder, type Days, finder, oneDay } from './date-hit.ts';

type Part = 'early' | 'mid' | 'late';

const partOf = (word: string | undefined): Part | undefined => {
  if (word === undefined) return undefined;
  if (/^(?:debut|early|beginning|start)/.test(word)) return 'early';
  return /^mi/.test(word) ? 'mid' : 'late';
};

/** The days of a month, or of its first, second or last third; what has passed left out. */
const daysOf = (first: Temporal.PlainDate, part: Part | undefined, today: Temporal.PlainDate) => {
  const last = first.with({ day: first.daysInMonth });
  const bounds: Record<Part, Days> = {
    early: { from: first, to: first.with({ day: 10 }) },
    mid: { from: first.with({ day: 11 }), to: first.with({ day: 20 }) },
    late: { from: first.with({ day: 21 }), to: last },
  };
  const { from, to } = part ? bounds[part] : { from: first, to: last };
  if (Temporal.PlainDate.compare(to, today) < 0) return undefined;
  return { from: Temporal.PlainDate.compare(from, today) < 0 ? today : from, to };
};

const PART = source`
  (?:
    (?:au |a la |vers (?:le |la )?|in |at the |the |in the )?(
      debut|mi|milieu|fin|early|mid|middle|late|end|beginning|start
    )(?: du mois| of the month)?(?: de| d'| of|-| )? ?(?:in )?
  )`;
/** Names of months that are other words too stand only behind a preposition or a part. */
const PLAIN = source`
  (?:
    janvier|fevrier|juillet|aout|septembre|octobre|novembre|decembre|january|february|july|september|october
    |november|december|juin|avril
  )`;

const month = finder(
  globalPattern`
    (?:
      \b${PART}
      |\b(?:
        en|in|au mois de|au mois d'|mois de|mois d'|courant|during|pour|for|before|after|avant|apres|until|by
        |d'ici|a partir de|from|des|le mois de|month of
      ) ?
    )(${MONTH})(?![a-z])(?: prochain)?|\b(?:next )?(${PLAIN})(?![a-z])(?: prochain)?`,
  ([phrase, part, named, plain], today) => {
    const number = monthOf(named ?? plain);
    if (number === undefined) return undefined;
    const year = number >= today.month ? today.year : today.year + 1;
    const days = daysOf(Temporal.PlainDate.from({ year, month: number, day: 1 }), partOf(part), today);
    const bound = /^(?:before|after|avant|apres|until|by|d'ici|a partir de|from|des) ?/.exec(phrase);
    return days && { ...days, isMonth: true, lead: bound ? -bound[0].length : 0 };
  },
);

const relative = finder(
  globalPattern`
    ${PART}?\b(?:(?:du|le|the|of|au) )?(?:
      (mois prochain|mois pro|prochain mois|next month|mois suivant)|(?:ce|du|this|the) (?:mois|month)(?:-ci)?
    )(?![a-z])`,
  ([, part, next], today) => {
    const first = today.with({ day: 1 }).add({ months: next ? 1 : 0 });
    return daysOf(first, partOf(part), today);
  },
);

type Feast = (year: number) => Temporal.PlainDate;

const on =
  (month: number, day: number): Feast =>
  (year) =>
    Temporal.PlainDate.from({ year, month, day });

const MONDAY = 1;

/** The first Monday from a day of the year on: that of October 8 is the second of the month. */
const mondayFrom =
  (month: number, day: number): Feast =>
  (year) => {
    const first = Temporal.PlainDate.from({ year, month, day });
    return first.add({ days: (MONDAY - first.dayOfWeek + 7) % 7 });
  };

/** "A Christmas mini session", « une séance de Noël », "the xmas one": what something is of, and no day. */
const CHRISTMAS = source`
  (?<!\b(?:seances?|photos?|portraits?|sessions?|forfait|mini) (?:de |special )?)
  (?:(?:le jour de )?noel|x-?mas|christmas(?: day)?)
  (?! (?:mini|sessions?|photos?|pics?|pictures?|portraits?|shoots?|photoshoot|cards?|special|package|ones?|gifts?)(?![a-z]))`;

const feasts: readonly (readonly [name: string, Feast])[] = [
  ['(?:la )?veille de noel|christmas eve', on(12, 24)],
  ["(?:la )?veille du jour de l'an|new year'?s eve", on(12, 31)],
  [CHRISTMAS, on(12, 25)],
  ["(?:le )?(?:(?:jour|premier|1er) de l'an|nouvel an)|new year'?s?(?: day)?", on(1, 1)],
  ["(?:la )?s(?:ain)?t[- ]valentin|valentine'?s?(?: day)?", on(2, 14)],
  ['(?:la )?s(?:ain)?t[- ]jean(?:[- ]baptiste)?', on(6, 24)],
  ['canada day|fete du canada', on(7, 1)],
  ["(?:l')?halloween", on(10, 31)],
  ["(?:l')?action de graces?|thanksgiving", mondayFrom(10, 8)],
  ['boxing day', on(12, 26)],
  ['labou?r day|(?:la )?fete du travail', mondayFrom(9, 1)],
  ['(?:la )?(?:journee|fete) des patriotes|victoria day', mondayFrom(5, 18)],
  ['(?:le )?jour du souvenir|remembrance day', on(11, 11)],
];

const next = (feast: Feast, today: Temporal.PlainDate): Temporal.PlainDate => {
  const date = feast(today.year);
  return Temporal.PlainDate.compare(date, today) < 0 ? feast(today.year + 1) : date;
};

const feastDates = feasts.map(([name, feast]) =>
  finder(new RegExp(`\\b(?:${name})(?![a-z])`, 'g'), (_, today) => oneDay(next(feast, today))),
);

/** "Les Fêtes" are Christmas Eve to the second of January. */
const holidays = finder(
  globalPattern`
    \b(?:
      (?:le |la |pendant |during )?(?:temps|periode|conge) des fetes|les fetes|the holidays
      |(?:les )?vacances (?:de noel|des fetes)|(?:the )?(?:xmas|christmas) (?:break|holidays?)
    )\b`,
  (_, today) => {
    const eve = next(on(12, 24), today);
    return { from: eve, to: eve.add({ days: 9 }) };
  },
);

/** Months and feasts by their names. */
export const monthDates: readonly DateFinder[] = [holidays, ...feastDates, relative, month];
