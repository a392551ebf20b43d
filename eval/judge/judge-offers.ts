import type { PublicSlot } from '../../shared/schemas/slot.ts';
import { dataOf } from '../../test/support/team.ts';
import type { World } from '../../test/support/world.ts';
import { localTimeOf } from '../businesses/local-time.ts';
import type { OpenBusiness } from '../businesses/open-business.ts';
import { brokenBy } from '../play/suits.ts';
import type { Exchange } from '../play/transcript.ts';
import { isOfferedWith } from '../reading/offered-with.ts';
import { doesAsk } from '../reading/questions.ts';
import { timesIn } from '../reading/times.ts';
import type { Constraint } from '../scenarios/scenario.ts';
import type { Failure, FailureKind } from './failure.ts';

const DAYS: ReadonlySet<string> = new Set(['on', 'after', 'before', 'weekdays']);
/** What "not" turns round: where every offer breaks it, it was heard as its opposite. */
const REVERSIBLE: ReadonlySet<string> = new Set(['from', 'until', 'notOn', 'notWeekdays']);

const kindOf = (part: string, isEvery: boolean): FailureKind => {
  if (isEvery && REVERSIBLE.has(part)) return 'reversed';
  return isEvery && DAYS.has(part) ? 'wrong-day' : 'offers';
};

const judgeWhen = (
  slots: readonly PublicSlot[],
  zone: string,
  constraint: Constraint,
): readonly Failure[] => {
  const broken = slots.map(({ startAt }) => brokenBy(startAt, zone, constraint));
  return [...new Set(broken.flat())].map((part) => {
    const wrong = slots.filter((_, at) => broken[at]?.includes(part));
    const times = wrong
      .map(({ startAt }) => localTimeOf(startAt, zone))
      .map(({ date, time }) => `${date} ${time}`);
    return {
      kind: kindOf(part, wrong.length === slots.length),
      text: `offers against "${part}" (${JSON.stringify(constraint[part])}): ${times.join(', ')}`,
    };
  });
};

const allowedPeople = (
  { spec }: OpenBusiness,
  { service, people, notPeople = [] }: Constraint,
): readonly string[] => {
  const performers = (service && spec.services[service]?.people) || Object.keys(spec.people);
  return performers.filter((key) => (people?.includes(key) ?? true) && !notPeople.includes(key));
};

/** As many times as the route answers at once. */
const PAGE = 100;

/** The starts of all free times of a calendar; a stretch may hold more of them than one answer. */
const startsIn = async (world: World, path: string, from: string, to: string): Promise<readonly string[]> => {
  const { slots } = await dataOf(
    world.call('GET', `${path}&from=${from}&to=${to}&limit=${PAGE}`, { viewer: '2001:db8:ffff::1' }),
  );
  const starts = slots.map(({ startAt }: PublicSlot) => startAt);
  const last = starts.at(-1);
  if (starts.length < PAGE || last === undefined) return starts;
  const next = new Date(Date.parse(last) + 60_000).toISOString();
  return [...starts, ...(await startsIn(world, path, next, to))];
};

/** The starts at which a service is free with one of the people, or with anyone, around the given times. */
const freeStarts = async (
  world: World,
  business: OpenBusiness,
  serviceId: string,
  people: readonly string[],
  slots: readonly PublicSlot[],
): Promise<ReadonlySet<string>> => {
  const starts = slots.map(({ startAt }) => startAt).toSorted();
  const to = new Date(Date.parse(starts.at(-1) ?? '') + 60_000).toISOString();
  const whose = people.length === 0 ? [''] : people.map((key) => `&calendarId=${business.calendarIds[key]}`);
  const path = `/public/sites/${business.slug}/slots?serviceId=${serviceId}`;
  const lists = await Promise.all(whose.map((one) => startsIn(world, `${path}${one}`, starts[0] ?? to, to)));
  return new Set(lists.flat());
};

const judgeFree = async (
  world: World,
  business: OpenBusiness,
  slots: readonly PublicSlot[],
  constraint: Constraint,
): Promise<readonly Failure[]> => {
  const { service } = constraint;
  const serviceId = service && business.serviceIds[service];
  if (!service || !serviceId) return [];
  const minutes = business.spec.services[service]?.minutes ?? 0;
  const other = slots.filter(
    ({ startAt, endAt }) => Date.parse(endAt) - Date.parse(startAt) !== minutes * 60_000,
  );
  if (other.length > 0)
    return [{ kind: 'offers', text: `offers ${other.length} times for another service than ${service}` }];
  const people = allowedPeople(business, constraint);
  const free = await freeStarts(world, business, serviceId, people, slots);
  const taken = slots.filter(({ startAt }) => !free.has(startAt));
  if (taken.length === 0) return [];
  const isReversed = constraint.notPeople !== undefined && taken.length === slots.length;
  const times = taken.map(({ startAt }) => startAt).join(', ');
  return [
    {
      kind: isReversed ? 'reversed' : 'offers',
      text: `offers times at which ${people.join(', ') || 'nobody'} is not free: ${times}`,
    },
  ];
};

/** An answer that offers times "with" somebody whom they do not want has heard the opposite. */
const judgeNamed = (
  { reply }: Exchange,
  { spec }: OpenBusiness,
  { notPeople = [] }: Constraint,
): readonly Failure[] =>
  notPeople
    .filter((key) => isOfferedWith(reply, spec.people[key] ?? key))
    .map((key) => ({ kind: 'reversed', text: `offers times with ${key}` }));

/** Whether the one time that was asked for is taken as chosen: named, and only a contact is asked for. */
const isTaken = ({ reply, booking }: Exchange, { from, until }: Constraint): boolean =>
  booking !== undefined ||
  (doesAsk(reply, 'contact') &&
    timesIn(reply).some(
      (time) => (from === undefined || time >= from) && (until === undefined || time < until),
    ));

/** The times of a service: those offered for one appointment, and of each whole offer those of its own parts. */
const timesOf = ({ slots, baskets = [] }: Exchange, serviceId: string | undefined): readonly PublicSlot[] => {
  const handles = new Set(baskets.map(({ offer }) => offer));
  const parts = baskets.flatMap(({ offer, parts: all }) => {
    const own = serviceId === undefined ? all : all.filter((part) => part.serviceId === serviceId);
    return own.map(({ startAt, endAt }) => ({ slotId: offer, startAt, endAt }));
  });
  return [...slots.filter(({ slotId }) => !handles.has(slotId)), ...parts];
};

/** Judges the times that came with an answer, by the constraint and by what is free. */
export const judgeOffers = async (
  world: World,
  business: OpenBusiness,
  exchange: Exchange,
  constraint: Constraint,
): Promise<readonly Failure[]> => {
  const { service } = constraint;
  const slots = timesOf(exchange, service && business.serviceIds[service]);
  const { timezone: zone } = business.spec.tenant;
  if (slots.length === 0)
    return isTaken(exchange, constraint) ? [] : [{ kind: 'offers', text: 'offers no time' }];
  return [
    ...judgeWhen(slots, zone, constraint),
    ...judgeNamed(exchange, business, constraint),
    ...(await judgeFree(world, business, slots, constraint)),
  ];
};
