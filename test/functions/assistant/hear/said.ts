import { Temporal } from 'temporal-polyfill';
import type { Clause, When } from '../../../../functions/assistant/frame.ts';
import * as toldDays from '../../../../functions/assistant/hear/asides/told-days.ts';
import type { Mention } from '../../../../functions/assistant/hear/mention.ts';
import { readText, type Text } from '../../../../functions/assistant/hear/text.ts';
import * as any from '../../../../functions/assistant/hear/times/any-time.ts';
import * as around from '../../../../functions/assistant/hear/times/around-hours.ts';
import * as opening from '../../../../functions/assistant/hear/times/at-opening.ts';
import * as listing from '../../../../functions/assistant/hear/times/listed-dates.ts';
import * as monthly from '../../../../functions/assistant/hear/times/months.ts';
import * as same from '../../../../functions/assistant/hear/times/same-hour.ts';
import * as spanning from '../../../../functions/assistant/hear/times/spoken-spans.ts';
import * as weekly from '../../../../functions/assistant/hear/times/spoken-weeks.ts';
import * as untold from '../../../../functions/assistant/hear/times/untold-days.ts';
import * as usual from '../../../../functions/assistant/hear/times/usual-hours.ts';
import { whenMentions } from '../../../../functions/assistant/hear/times/when.ts';
import { clausesOf } from '../../../../functions/assistant/hear/wishes/clauses.ts';
import { cueMentions } from '../../../../functions/assistant/hear/wishes/cues.ts';
import type { Language } from '../../../../shared/domain/language.ts';

/** Monday 23 November 2026. */
export const TODAY = Temporal.PlainDate.from('2026-11-23');

const people = ['karim', 'marie'];
const services = { coupe: 'cut', cut: 'cut', haircut: 'cut', coloration: 'colour', colouring: 'colour' };

/** People and services by the plainest reading: theirs is tested by itself. */
const others = (text: Text): readonly Mention[] =>
  [...text.folded.matchAll(/[a-z]+/g)].flatMap(({ index, 0: word }): readonly Mention[] => {
    const span = { start: index, end: index + word.length };
    if (people.includes(word)) return [{ kind: 'person', persons: [word], ...span }];
    const id = Object.entries(services).find(([name]) => name === word)?.[1];
    return id ? [{ kind: 'service', services: [{ id, sure: 'certain' }], ...span }] : [];
  });

/** All that is read of a message here, with the cues. */
export const mentionsIn = (text: Text, language: Language): readonly Mention[] => {
  const content = [
    ...whenMentions(text, {
      today: TODAY,
      language,
      toldDays: () => toldDays,
      monthly,
      spanning,
      weekly,
      listing,
      any,
      opening,
      untold,
      usual,
      around,
      same,
    }),
    ...others(text),
  ];
  return [...content, ...cueMentions(text, content, toldDays)];
};

export const clausesIn = (message: string, language: Language): readonly Clause[] => {
  const text = readText(message);
  return clausesOf(text, mentionsIn(text, language));
};

const clock = (minute: number): string =>
  `${Math.floor(minute / 60)}${minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`}`;

const DAY_NAMES = ['', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const whenSaid = ({ dates, weekdays, times, at, endsBy }: When): readonly string[] => [
  ...dates.map(({ from, to }) => (from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`)),
  ...weekdays.map((weekday) => DAY_NAMES[weekday] ?? ''),
  ...times.map(({ from, to }) => `[${clock(from)},${clock(to)})`),
  ...(at ? [`${at.isAround ? '~' : '@'}${clock(at.minute)}`] : []),
  ...(endsBy === undefined ? [] : [`..${clock(endsBy)}`]),
];

/** A clause in short: "+ 11-24 [15,24)", "- mon tue", "+! 11-26" where it corrects, "+& …" where it opens, "+/ …" where it is another possibility. */
export const inShort = (clause: Clause): string =>
  [
    `${clause.polarity === 'wanted' ? '+' : '-'}${clause.corrects ? '!' : ''}${clause.opens ? '&' : ''}${clause.either ? '/' : ''}`,
    ...clause.services.map(({ id }) => id),
    ...clause.persons,
    ...(clause.when ? whenSaid(clause.when) : []),
    ...(clause.prefers ? [clause.prefers] : []),
    ...(clause.anyTime ? ['any'] : []),
  ].join(' ');

export const said = (message: string, language: Language): string =>
  clausesIn(message, language).map(inShort).join(' | ');
