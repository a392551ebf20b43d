import type { Clause } from '../../frame.ts';
import { type Glue, strongest } from '../glue.ts';
import { type Content, isByName, isDay, isOnlyTime, isStretch, isTime, type Marked } from '../marked.ts';
import type { Mention } from '../mention.ts';
import type { Text } from '../text.ts';
import { appointments, byPerson, isWhen, ofKind } from './appointments.ts';
import { asUsual } from './habits.ts';
import { markedMentions } from './marking.ts';
import { type Possible, together, whensOf } from './possible-times.ts';
import { servicesOf } from './services-wanted.ts';
import { intersectTimes, toldIn } from './when-algebra.ts';
import type { WhenMarked } from './when-group.ts';
import { groupsOf } from './when-groups.ts';

interface Placed {
  readonly start: number;
  readonly clause: Clause;
}

const startOf = (items: readonly Marked[]): number => Math.min(...items.map(({ mention }) => mention.start));

type Facet = 'day' | 'time' | Content['kind'];

const facetsOf = ({ mention }: Marked): readonly Facet[] => {
  if (mention.kind !== 'when') return [mention.kind];
  return [
    ...(isDay(mention.when) ? (['day'] as const) : []),
    ...(isTime(mention.when) ? (['time'] as const) : []),
  ];
};

/** Where the last correction begins: its day and its hour are one, a second day is another. */
const lastCorrection = (items: readonly Marked[]): number => {
  let from = items.findLastIndex(({ corrects }) => corrects);
  const told = new Set(items.slice(Math.max(0, from)).flatMap(facetsOf));
  for (let before = items[from - 1]; before?.corrects; before = items[from - 1]) {
    const facets = facetsOf(before);
    if (facets.some((facet) => told.has(facet))) break;
    for (const facet of facets) told.add(facet);
    from -= 1;
  }
  return from;
};

/** "Next week, Monday… no, Thursday": a day takes the place of another of the same stretch. */
const keepsStretch = (items: readonly Marked[], from: number): boolean => {
  const before = items.slice(0, from).findLast((item) => facetsOf(item).includes('day'));
  const corrected = items.slice(from).find((item) => facetsOf(item).includes('day'));
  return [before, corrected].every((item) => item && isByName(item.mention));
};

/** "She finishes at six so Thursday evening": the hour from which one is free stands beside hours that hold it. */
const isToldWith = ({ mention }: Marked, corrected: readonly Marked[]): boolean => {
  if (mention.kind !== 'when' || !mention.isWished || !isOnlyTime(mention)) return false;
  const times = corrected.flatMap(({ mention: one }) =>
    one.kind === 'when' && isTime(one.when) ? [one] : [],
  );
  return times.every(
    ({ when, denied }) =>
      denied === undefined &&
      when.at === undefined &&
      intersectTimes(toldIn(mention.when), toldIn(when)) !== undefined,
  );
};

/** What was corrected within the message is gone: "Tuesday at three… no, Thursday" is Thursday at three. */
const afterCorrection = (items: readonly Marked[]): readonly Marked[] => {
  const from = lastCorrection(items);
  if (from <= 0) return items;
  const fresh = new Set(items.slice(from).flatMap(facetsOf));
  const isWithin = keepsStretch(items, from);
  const stands = (item: Marked, index: number): boolean =>
    index >= from ||
    isToldWith(item, items.slice(from)) ||
    (isWithin && isStretch(item.mention)) ||
    !facetsOf(item).some((facet) => fresh.has(facet));
  const left: Marked[] = [];
  // "Friday. School's out at 3:20 so from 3:45": what is gone parts its neighbours all the same.
  let parting: Glue = 'tight';
  for (const [index, item] of items.entries()) {
    const glue = strongest(parting, item.glue);
    if (stands(item, index)) left.push({ ...item, glue });
    parting = stands(item, index) ? 'tight' : glue;
  }
  return left;
};

const wishOf = (items: readonly Marked[]): Omit<Clause, 'when' | 'services'> => {
  const prefers = ofKind(items, 'prefers').at(-1)?.prefers;
  const people = ofKind(items, 'people').at(-1)?.people;
  const every = ofKind(items, 'every').at(-1)?.every;
  const unknownPerson = ofKind(items, 'person').findLast(({ unknown }) => unknown !== undefined)?.unknown;
  const has = (kind: Content['kind']) => items.some(({ mention }) => mention.kind === kind);
  return {
    polarity: 'wanted',
    persons: [...new Set(ofKind(items, 'person').flatMap(({ persons }) => persons))],
    ...(unknownPerson ? { unknownPerson } : {}),
    ...(prefers ? { prefers } : {}),
    ...(has('any_time') ? { anyTime: true } : {}),
    ...(has('anyone') ? { anyone: true } : {}),
    ...(has('any_service') ? { anyService: true } : {}),
    ...(people === undefined ? {} : { people }),
    ...(every ? { every } : {}),
    ...(items.some(({ corrects }) => corrects) ? { corrects: true } : {}),
  };
};

const wantedClauses = (items: readonly Marked[], opens: boolean): readonly Placed[] => {
  const left = afterCorrection(items);
  if (left.length === 0) return [];
  const wish = wishOf(left);
  const whens = together(
    groupsOf(left.filter(isWhen), 'wanted').flatMap((group) => whensOf(group, 'wanted')),
  );
  const times: readonly (Possible | undefined)[] = whens.length > 0 ? whens : [undefined];
  const start = startOf(left);
  const { people: _people, ...alone } = wish;
  return servicesOf(left).flatMap(({ services, own, isCounted, isAgain }, index) =>
    times.map((time, place) => ({
      start,
      clause: {
        ...(isCounted ? { ...alone, ...own } : { ...wish, ...own }),
        ...(time ? { when: time.when } : {}),
        ...(time?.isEither && place > 0 ? { either: true } : {}),
        services,
        ...((opens && index === 0) || (isAgain && place === 0) ? { opens: true } : {}),
      },
    })),
  );
};

const refusal = (parts: Partial<Clause>): Clause => ({
  polarity: 'refused',
  persons: [],
  services: [],
  ...parts,
});

/** "Not in the afternoon and not Monday": each "not" has its own days and hours. */
const byCue = (items: readonly WhenMarked[]): ReadonlyArray<readonly WhenMarked[]> => {
  const parts: WhenMarked[][] = [[]];
  for (const item of items) {
    if (item.isFresh) parts.push([]);
    parts.at(-1)?.push(item);
  }
  return parts;
};

const refusedClauses = (items: readonly Marked[]): readonly Placed[] => {
  if (items.length === 0) return [];
  const start = startOf(items);
  const whens = together(
    byCue(items.filter(isWhen)).flatMap((own) =>
      groupsOf(own, 'refused').flatMap((group) => whensOf(group, 'refused')),
    ),
  );
  const persons = [...new Set(ofKind(items, 'person').flatMap((mention) => mention.persons))];
  const named = ofKind(items, 'service');
  const services = named.flatMap((mention) => (mention.place === undefined ? mention.services : []));
  return [
    ...whens.map(({ when }) => refusal({ when })),
    ...(persons.length > 0 ? [refusal({ persons })] : []),
    ...(services.length > 0 ? [refusal({ services })] : []),
    ...named.flatMap((one) =>
      one.place === undefined ? [] : [refusal({ services: one.services, place: one.place })],
    ),
  ].map((clause) => ({ start, clause }));
};

/** Refused mentions that follow each other, by what stands between them. */
const refusedRuns = (marked: readonly Marked[]): ReadonlyArray<readonly Marked[]> => {
  const runs: Marked[][] = [[]];
  for (const item of marked) {
    if (item.polarity === 'refused') runs.at(-1)?.push(item);
    else runs.push([]);
  }
  return runs;
};

/** A day that is only told, and bounds nothing, wishes nothing by itself. */
const isEmpty = ({
  when,
  persons,
  services,
  corrects,
  opens,
  either,
  polarity: _,
  ...more
}: Clause): boolean =>
  !(when && (isDay(when) || isTime(when))) &&
  persons.length + services.length + Object.keys(more).length === 0;

/**
 * What a message wishes and refuses, in the order in which it was said. `mentions` are those of all readers, cues
 * included.
 */
export const clausesOf = (text: Text, mentions: readonly Mention[]): readonly Clause[] => {
  const inOrder = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  const marked = asUsual(markedMentions(text, inOrder), text);
  const wanted = marked.filter(({ polarity }) => polarity === 'wanted');
  const placed = [
    ...appointments(wanted, text.folded).flatMap(({ items, opens }) =>
      byPerson(items).flatMap((part, index) => wantedClauses(part, opens && index === 0)),
    ),
    ...refusedRuns(marked).flatMap(refusedClauses),
  ];
  return placed
    .sort((a, b) => a.start - b.start)
    .map(({ clause }) => clause)
    .filter((clause) => !isEmpty(clause));
};
