import { describe, expect, test } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import * as toldDays from '../../../../../functions/assistant/hear/asides/told-days.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';
import * as listing from '../../../../../functions/assistant/hear/times/listed-dates.ts';
import * as monthly from '../../../../../functions/assistant/hear/times/months.ts';
import * as spanning from '../../../../../functions/assistant/hear/times/spoken-spans.ts';
import * as weekly from '../../../../../functions/assistant/hear/times/spoken-weeks.ts';
import { whenMentions } from '../../../../../functions/assistant/hear/times/when.ts';
import type { Language } from '../../../../../shared/domain/language.ts';
import { TODAY } from '../said.ts';

const datesOf = (message: string, language: Language, today = TODAY, choices = 0): readonly string[] =>
  whenMentions(readText(message), {
    today,
    language,
    choices,
    toldDays: () => toldDays,
    monthly,
    spanning,
    weekly,
    listing,
  }).flatMap((mention) =>
    mention.kind === 'when' ? mention.when.dates.map(({ from }) => from.slice(5)) : [],
  );

describe('where and what a message says of time', () => {
  test('a mention stands where its words do, with those that bound it', () => {
    const text = readText('Bonjour, jeudi pas avant 15 h svp');
    const mentions = whenMentions(text, {
      today: TODAY,
      language: 'fr',
      toldDays: () => toldDays,
      monthly,
      spanning,
      weekly,
      listing,
    });
    expect(mentions.map(({ start, end }) => text.raw.slice(start, end))).toEqual(['jeudi', 'avant 15 h']);
  });

  test('a bound tells what its denial asks for, a day does not', () => {
    const [day, bound] = whenMentions(readText('Thursday before 3pm'), {
      today: TODAY,
      language: 'en',
      toldDays: () => toldDays,
      monthly,
      spanning,
      weekly,
      listing,
    });
    expect(day).not.toHaveProperty('denied');
    expect(bound).toMatchObject({
      when: { times: [{ from: 0, to: 900 }] },
      denied: { times: [{ from: 900, to: 1440 }] },
    });
  });

  test('a weekday said on that very day is the next week’s, « ce jeudi » today', () => {
    const thursday = Temporal.PlainDate.from('2026-11-26');
    expect(datesOf('jeudi', 'fr', thursday)).toEqual(['12-03']);
    expect(datesOf('next Thursday', 'en', thursday)).toEqual(['12-03']);
    expect(datesOf('ce jeudi', 'fr', thursday)).toEqual(['11-26']);
    expect(datesOf('this Thursday', 'en', thursday)).toEqual(['11-26']);
  });

  test('an ambiguous date with a slash is the nearer to come', () => {
    expect(datesOf('12/01', 'en')).toEqual(['12-01']);
    expect(datesOf('01/12', 'fr')).toEqual(['12-01']);
    expect(datesOf('12/01', 'fr')).toEqual(['12-01']);
  });

  test('a day that no calendar has is not one', () => {
    expect(datesOf('le 31 novembre 2026', 'fr')).not.toContain('11-31');
    expect(datesOf('2026-02-30', 'en')).toEqual([]);
  });

  test('after an offer « le 2 » is the second of it, and a day of the month where there is no such rank', () => {
    expect(datesOf('le 2', 'fr', TODAY, 6)).toEqual([]);
    expect(datesOf('le 24', 'fr', TODAY, 6)).toEqual(['11-24']);
    expect(datesOf('le 2', 'fr')).toEqual(['12-02']);
  });

  test('a day that has passed is told, not wished, beside one to come', () => {
    expect(datesOf('hier', 'fr')).toEqual(['11-22']);
    expect(datesOf('I came yesterday and would like Friday', 'en')).toEqual(['11-27']);
  });
});
