import type { ServiceSaid } from '../frame.ts';
import { type Content, isDay, isOnlyDay, type Marked } from './marked.ts';
import type { MentionOf } from './mention.ts';
import type { WhenMarked } from './when-groups.ts';

/** Whether it tells a time. */
export const isWhen = (item: Marked): item is WhenMarked => item.mention.kind === 'when';

/** The mentions of a kind. */
export const ofKind = <K extends Content['kind']>(
  items: readonly Marked[],
  kind: K,
): readonly MentionOf<K>[] =>
  items.flatMap(({ mention }) => (mention.kind === kind ? [mention as MentionOf<K>] : []));

/** Whether two readings put the same service first. */
export const sameService = (a: readonly ServiceSaid[], b: readonly ServiceSaid[]): boolean =>
  a[0] !== undefined && a[0].id === b[0]?.id;

/** The parts of a message in which each `kind` stands with its own time; all of it where one of them lacks it. */
const paired = (
  items: readonly Marked[],
  kind: 'service' | 'person',
  isNew: (item: Marked, part: readonly Marked[]) => boolean,
): ReadonlyArray<readonly Marked[]> => {
  const has = (part: readonly Marked[]) => part.some(({ mention }) => mention.kind === kind);
  const isTimeFirst = items.findIndex(isWhen) < items.findIndex(({ mention }) => mention.kind === kind);
  const parts: Marked[][] = [];
  for (const item of items) {
    const last = parts.at(-1) ?? [];
    // "Tuesday with Ana after three": the hour is hers too.
    const isOwn = kind === 'person' && item.glue === 'tight';
    const begins = isTimeFirst ? has(last) && isWhen(item) && !isOwn : isNew(item, last);
    if (parts.length === 0 || begins) parts.push([]);
    parts.at(-1)?.push(item);
  }
  const [head = [], ...rest] = parts;
  const isBegun = has(head) || head.some(isWhen);
  const whole = isBegun ? parts : [[...head, ...(rest[0] ?? [])], ...rest.slice(1)];
  return whole.length > 1 && whole.every((part) => has(part) && part.some(isWhen)) ? whole : [items];
};

/** Where the services of a wish have each their own time, each is an appointment of its own. */
const timedApart = (items: readonly Marked[]): ReadonlyArray<readonly Marked[]> =>
  paired(items, 'service', ({ mention, glue }, part) => {
    const [last] = ofKind(part, 'service').slice(-1);
    return (
      mention.kind === 'service' && glue !== 'or' && !sameService(last?.services ?? [], mention.services)
    );
  });

/** The days that are told before any service: "Saturday, a manicure in the morning and a pedicure at two". */
const leadingDays = (items: readonly Marked[]): readonly Marked[] => {
  const lead = items.slice(
    0,
    Math.max(
      0,
      items.findIndex(({ mention }) => mention.kind === 'service'),
    ),
  );
  return lead.every(({ mention }) => isOnlyDay(mention)) ? lead : [];
};

/** A day told first is the day of each appointment that has an hour of its own. */
const byService = (items: readonly Marked[]): ReadonlyArray<readonly Marked[]> => {
  const lead = leadingDays(items);
  const parts = lead.length > 0 ? timedApart(items.slice(lead.length)) : [];
  return parts.length > 1 ? parts.map((part) => [...lead, ...part]) : timedApart(items);
};

/** "Tuesday with Ana or Thursday with Karim": people who have each their own time. */
export const byPerson = (items: readonly Marked[]): ReadonlyArray<readonly Marked[]> =>
  paired(items, 'person', ({ mention }) => mention.kind === 'person');

const hasOnlyHours = (part: readonly Marked[]): boolean =>
  part.some(isWhen) && !part.some((item) => isWhen(item) && isDay(item.mention.when));

/** The appointments that a message speaks of. */
export const appointments = (
  items: readonly Marked[],
): ReadonlyArray<{ items: readonly Marked[]; opens: boolean }> => {
  const parts: Marked[][] = [[]];
  for (const item of items) {
    if (item.opens) parts.push([]);
    parts.at(-1)?.push(item);
  }
  const lead = leadingDays(parts[0] ?? []);
  const dated = parts.map((part, index) => (index > 0 && hasOnlyHours(part) ? [...lead, ...part] : part));
  return dated.flatMap((part, index) =>
    byService(part).map((own, at) => ({
      items: own,
      opens: index > 0 || at > 0 || (own[0]?.opens ?? false),
    })),
  );
};
