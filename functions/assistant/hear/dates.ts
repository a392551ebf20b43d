import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../shared/domain/language.ts';
import type { PartOfDay } from '../time/part-of-day.ts';
import type { DateRange } from '../time/wish.ts';
import type { DateFinder, DateHit } from './date-hit.ts';
import { spokenDates } from './spoken-dates.ts';
import { erase, type Text } from './text.ts';
import { writtenDates } from './written-dates.ts';

export interface DatesHeard {
  /** Inclusive local dates; empty when the text names none. */
  readonly ranges: readonly DateRange[];
  /** Days ruled out ("pas lundi"), Monday 1 … Sunday 7. */
  readonly exceptWeekdays: readonly number[];
  readonly part?: PartOfDay;
  readonly rest: Text;
}

/** Further than any horizon. */
const FAR_DAYS = 400;
const MAX_HITS = 4;

const AFTER =
  /\b(apres|after|later than|passe|past|a partir de|a compter de|des|from|starting|as of)(?: le| la| du| on)?\s*$/;
const BEFORE =
  /\b(avant|before|d'ici(?: a)?|by|jusqu'(?:a|au)|until|till|no later than|au plus tard)(?: le| la| on)?\s*$/;
const NOT =
  /\b(?:pas|sauf|except|excepte|not|but)(?: (?:le|la|les|on|ce|this|libre|disponible|available|for|de))*\s*$/;

interface Gathered {
  readonly hits: readonly DateHit[];
  readonly rest: Text;
}

const gather = (text: Text, finders: readonly DateFinder[], today: Temporal.PlainDate): Gathered => {
  const hits: DateHit[] = [];
  let rest = text;
  for (const find of finders) {
    let hit = find(rest.folded, today);
    while (hit && hits.length < MAX_HITS) {
      hits.push(hit);
      rest = erase(rest, hit.start, hit.end);
      hit = find(rest.folded, today);
    }
  }
  return { hits: hits.sort((a, b) => a.start - b.start), rest };
};

const isBefore = (a: Temporal.PlainDate, b: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(a, b) < 0;

/** "la semaine prochaine, jeudi": the day is looked for in the week. */
const intoWeek = (hits: readonly DateHit[]): readonly DateHit[] => {
  const week = hits.find((hit) => hit.week);
  if (!week || !hits.some(({ weekday }) => weekday !== undefined)) return hits;
  const monday = week.from.subtract({ days: week.from.dayOfWeek - 1 });
  return hits
    .filter((hit) => hit !== week)
    .map((hit) => {
      if (hit.weekday === undefined) return hit;
      const date = monday.add({ days: hit.weekday - 1 });
      return { ...hit, from: date, to: date };
    });
};

const TO = /^\s*(?:-|a|au|to|through|thru|until|till|jusqu'(?:a|au))\s*(?:le |la |the )?$/;
const AND = /^\s*(?:et|and)\s*(?:le |la |the )?$/;
const BETWEEN = /\b(?:entre|between)(?: le| la| the)?\s*$/;

/** Two hits that bound a stretch ("de lundi à mercredi", "between the 24th and the 26th") become one. */
const joinStretches = (hits: readonly DateHit[], folded: string): readonly DateHit[] => {
  const joined: DateHit[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    const between = last ? folded.slice(last.end, hit.start) : '';
    const isStretch =
      TO.test(between) || (AND.test(between) && BETWEEN.test(folded.slice(0, last?.start ?? 0)));
    const start = isStretch && last && !isBefore(hit.to, last.from) ? joined.pop() : undefined;
    joined.push(start ? { start: start.start, end: hit.end, from: start.from, to: hit.to } : hit);
  }
  return joined;
};

const bounded = (hit: DateHit, before: string, today: Temporal.PlainDate): DateRange => {
  const after = AFTER.exec(before);
  if (after) {
    const excluded = /^(?:apres|after|later|passe|past)/.test(after[1] ?? '');
    const from = excluded ? hit.to.add({ days: 1 }) : hit.from;
    return { from: from.toString(), to: from.add({ days: FAR_DAYS }).toString() };
  }
  const until = BEFORE.exec(before);
  if (!until || isBefore(hit.to, today)) return { from: hit.from.toString(), to: hit.to.toString() };
  const last = /^(?:avant|before)/.test(until[1] ?? '') ? hit.from.subtract({ days: 1 }) : hit.to;
  return { from: today.toString(), to: (isBefore(last, today) ? today : last).toString() };
};

/**
 * The days a text asks for, in either language, relative to the business's own today. A weekday is the next one
 * strictly after today, "prochain" and "next" alike.
 */
export const hearDates = (text: Text, today: Temporal.PlainDate, language: Language): DatesHeard => {
  const found = gather(text, [...writtenDates(language), ...spokenDates], today);
  const isRefused = (hit: DateHit) => NOT.test(text.folded.slice(0, hit.start));
  const refused = found.hits.filter(isRefused);
  const wanted = intoWeek(found.hits.filter((hit) => !isRefused(hit)));
  const hits = joinStretches(wanted, text.folded);
  const part = hits.find((hit) => hit.part)?.part;
  return {
    ranges: hits.map((hit) => bounded(hit, text.folded.slice(0, hit.start), today)),
    exceptWeekdays: refused.flatMap(({ weekday }) => weekday ?? []),
    ...(part ? { part } : {}),
    rest: found.rest,
  };
};
