import { Temporal } from 'temporal-polyfill';
import type { SeveralAsked, SeveralProblem } from '../../../dist/site-server/render.js';
import { MAX_PARTS_ASKED, MAX_WEEKS_APART } from '../../../shared/domain/limits.ts';
import { isLocalDate } from '../../../shared/domain/local-date.ts';
import type { BasketSearch } from '../../../shared/schemas/basket-booking.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';

/** The search in an address or a form, as it was sent. */
interface Sent {
  readonly service?: string | undefined;
  readonly with?: string | undefined;
  readonly arrangement?: string | undefined;
  readonly count?: string | undefined;
  readonly everyWeeks?: string | undefined;
  readonly from?: string | undefined;
}

/** What the page lets choose from lists. */
const CHOICES = ['arrangement', 'count', 'everyWeeks'] as const;

const ARRANGEMENTS_ASKED = ['in_a_row', 'together'] as const;

/** Ids beyond this many are not shown again; so many are refused in any case. */
const MOST_READ = 24;

const idsIn = (text = ''): readonly string[] =>
  text
    .split(',')
    .slice(0, MOST_READ)
    .map((id) => id.trim());

/** A number up to a bound; 1 for none, undefined for what is none. */
const numberIn = (text = '1', most = 99): number | undefined => {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
};

const arrangementIn = (text: string = ARRANGEMENTS_ASKED[0]): SeveralAsked['arrangement'] | undefined =>
  ARRANGEMENTS_ASKED.find((one) => one === text);

/** What is asked for; rows without a service are left blank by the visitor. */
export const askedSeveral = (sent: Sent): SeveralAsked => {
  const people = idsIn(sent.with);
  const read = {
    arrangement: arrangementIn(sent.arrangement || undefined),
    count: numberIn(sent.count || undefined),
    everyWeeks: numberIn(sent.everyWeeks || undefined, MAX_WEEKS_APART),
  };
  const unread = CHOICES.flatMap((name) => (read[name] === undefined ? [[name, sent[name] ?? '']] : []));
  return {
    rows: idsIn(sent.service)
      .map((serviceId, n) => ({ serviceId, personId: people[n] || null }))
      .filter(({ serviceId }) => serviceId !== ''),
    arrangement: read.arrangement ?? 'in_a_row',
    count: read.count ?? 1,
    everyWeeks: read.everyWeeks ?? 1,
    from: sent.from || null,
    unread: Object.fromEntries(unread),
  };
};

const unableOf = ({ rows }: SeveralAsked, { services, people = [] }: PublicConfig): SeveralProblem | null => {
  for (const { serviceId, personId } of rows) {
    const service = services.find(({ id }) => id === serviceId);
    const person = people.find(({ id }) => id === personId);
    if (person && service?.people && !service.people.includes(person.id))
      return { kind: 'unable', person: person.name, service: service.id };
  }
  return null;
};

/** What can be said without searching: that what is asked for cannot be found, whatever is free. */
export const problemOf = (
  asked: SeveralAsked,
  config: PublicConfig,
  lastDay: string,
): SeveralProblem | null => {
  const { rows, count, from, unread } = asked;
  const isActive = (id: string) => config.services.some((one) => one.id === id && one.active);
  const { mostAtOnce } = config;
  if (Object.keys(unread).length > 0 || (from !== null && !isLocalDate(from))) return { kind: 'unread' };
  if (rows.some(({ serviceId }) => !isActive(serviceId))) return { kind: 'unknown_service' };
  if (rows.length === 0 || rows.length * count < 2) return { kind: 'one_only' };
  if (rows.length > MAX_PARTS_ASKED) return { kind: 'too_many', most: Math.min(MAX_PARTS_ASKED, mostAtOnce) };
  if (rows.length * count > mostAtOnce) return { kind: 'too_many', most: mostAtOnce };
  if (from !== null && from > lastDay) return { kind: 'too_far', until: lastDay };
  return unableOf(asked, config);
};

/** The same as the API takes it. */
export const searchFor = (asked: SeveralAsked, timezone: string): BasketSearch => {
  const { rows, arrangement, count, everyWeeks, from } = asked;
  const midnight = from && Temporal.PlainDate.from(from).toZonedDateTime(timezone).toInstant();
  return {
    arrangement: rows.length === 1 ? 'series' : arrangement,
    parts: rows.map(({ serviceId, personId }) => ({
      serviceId,
      ...(personId === null ? {} : { calendarId: personId }),
    })),
    ...(count > 1 ? { count, everyWeeks } : {}),
    ...(midnight ? { from: new Date(midnight.epochMilliseconds).toISOString() } : {}),
  };
};
