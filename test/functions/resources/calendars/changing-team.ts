import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { end, pay } from '../../../../local/payments/subscription-life.ts';
import { checkoutOf, eventsOf, tell } from '../../../support/payments.ts';
import { type Answer, addMember, openBusiness, type World } from '../../../support/world.ts';
import { allRows } from '../bookings/records.ts';
import { type Call, visit } from '../bookings/visitors.ts';
import type { FreeTime, Salon } from './salon.ts';

/** Starts of one day on which everybody meets everybody. */
const STARTS = 4;
const PEOPLE = 3;
const ZONE = 'America/Toronto';
const MINUTE_MS = 60_000;

export type Step =
  | { readonly do: 'visit'; readonly person: number | undefined; readonly slot: number }
  | { readonly do: 'old handle'; readonly slot: number }
  | { readonly do: 'hand'; readonly person: number | undefined; readonly slot: number }
  | { readonly do: 'move'; readonly pick: number; readonly slot: number }
  | { readonly do: 'move by link'; readonly pick: number; readonly slot: number }
  | { readonly do: 'cancel'; readonly pick: number }
  | { readonly do: 'switch'; readonly person: number; readonly on: boolean }
  | { readonly do: 'remove'; readonly person: number }
  | { readonly do: 'give access'; readonly person: number }
  | { readonly do: 'pay'; readonly plan: 'basic' | 'pro' }
  | { readonly do: 'stop paying' };

/** What is done at one moment, all at once, and the minutes until the next. */
export interface Moment {
  readonly steps: readonly Step[];
  readonly minutes: number;
}

const person = fc.nat({ max: PEOPLE - 1 });
const anyone = fc.option(person, { nil: undefined, freq: 2 });
const slot = fc.nat({ max: STARTS - 1 });
const pick = fc.nat({ max: 1000 });
const of = <K extends Step['do'], T extends object>(
  name: K,
  fields: { [F in keyof T]: fc.Arbitrary<T[F]> },
) => fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Step>;

const booking = fc.oneof(
  { weight: 4, arbitrary: of('visit', { person: anyone, slot }) },
  { weight: 1, arbitrary: of('old handle', { slot }) },
  { weight: 2, arbitrary: of('hand', { person: anyone, slot }) },
  { weight: 1, arbitrary: of('move', { pick, slot }) },
  { weight: 1, arbitrary: of('move by link', { pick, slot }) },
  { weight: 1, arbitrary: of('cancel', { pick }) },
);
const change = fc.oneof(
  { weight: 5, arbitrary: of('switch', { person, on: fc.boolean() }) },
  { weight: 1, arbitrary: of('remove', { person }) },
  { weight: 1, arbitrary: of('give access', { person }) },
  { weight: 1, arbitrary: of('pay', { plan: fc.constantFrom('basic' as const, 'pro' as const) }) },
  { weight: 1, arbitrary: of('stop paying', {}) },
);

const moment: fc.Arbitrary<Moment> = fc.record({
  steps: fc
    .tuple(fc.array(booking, { minLength: 2, maxLength: 6 }), fc.array(change, { maxLength: 2 }))
    .chain(([bookings, changes]) => fc.shuffledSubarray([...bookings, ...changes], { minLength: 2 })),
  minutes: fc.constantFrom(0, 0.5, 1, 1, 2, 30, 30, 30, 15 * 24 * 60),
});

/** A short life of a business. Its clock moves over the end of the trial now and then. */
export const life = fc.array(moment, { minLength: 5, maxLength: 9 });

/** A business of which two members and somebody without access may take bookings, though nobody does yet. */
export const openTeam = async (world: World, capacity: number): Promise<Salon> => {
  const business = await openBusiness(world, { capacity });
  const people: string[] = [];
  const call: Salon['call'] = (method, path, body) =>
    world.call(method, path, { token: business.owner.token, body });
  for (let n = 1; n < PEOPLE; n++) people.push((await addMember(world, business.tenantId, 'staff')).memberId);
  people.push((await call('POST', '/v1/people', { name: 'Salle' })).json.data.personId);
  return { ...business, people, call };
};

/** The first starts of the second weekday from now. */
export const startsFrom = (now: number): readonly string[] => {
  const isWeekday = (day: Temporal.PlainDate) => day.dayOfWeek < 6;
  let day = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ZONE).toPlainDate();
  do day = day.add({ days: 1 });
  while (!isWeekday(day) || !isWeekday(day.subtract({ days: 1 })));
  return Array.from({ length: STARTS }, (_, n) =>
    new Date(
      day.toZonedDateTime({ timeZone: ZONE, plainTime: { hour: 9 + n } }).epochMilliseconds,
    ).toISOString(),
  );
};

export interface Stored {
  readonly bookingId: string;
  readonly calendarId: string;
  readonly startAt: string;
  readonly status: string;
}

/** The bookings that stand. */
export const standing = async (world: World, { tenantId }: Salon): Promise<readonly Stored[]> =>
  (await allRows(world))
    .filter(({ pk, sk }) => pk === `TENANT#${tenantId}` && sk.startsWith('BOOKING#'))
    .map((row) => row as unknown as Stored)
    .filter(({ status }) => status !== 'cancelled');

export interface Scene {
  readonly world: World;
  readonly salon: Salon;
  /** Processes that share nothing but the database. */
  readonly processes: readonly Call[];
  readonly bookings: readonly Stored[];
  readonly starts: readonly string[];
  /** Handles that visitors were shown a while ago. */
  readonly handles: readonly string[];
}

/** What a visitor is shown of somebody's times, or of anyone's; nothing where they cannot ask for that person. */
export const shownTo = async (
  { world, salon }: Pick<Scene, 'world' | 'salon'>,
  calendarId?: string,
): Promise<readonly FreeTime[]> => {
  const whose = calendarId ? `&calendarId=${calendarId}` : '';
  const path = `/public/sites/${salon.slug}/slots?serviceId=${salon.serviceId}&limit=50${whose}`;
  return (await world.call('GET', path)).json.data?.slots ?? [];
};

const handleAt = async (scene: Scene, startAt: string | undefined, calendarId?: string): Promise<string> =>
  (await shownTo(scene, calendarId)).find((one) => one.startAt === startAt)?.slotId ?? '';

const payFor = async ({ world, salon }: Scene, plan: 'basic' | 'pro'): Promise<undefined> => {
  const page = await salon.call('POST', '/v1/billing/checkout', checkoutOf(plan));
  const checkout = page.status === 200 ? world.payments.ledger.checkouts.at(-1) : undefined;
  if (checkout) pay(world.payments.life, checkout);
  for (const event of eventsOf(world)) await tell(world, event);
  return undefined;
};

const stopPaying = async ({ world }: Scene): Promise<undefined> => {
  const subscription = world.payments.ledger.subscriptions.at(-1);
  if (subscription && subscription.endedAt === null) end(world.payments.life, subscription);
  for (const event of eventsOf(world)) await tell(world, event);
  return undefined;
};

let visitors = 0;

const visitAt = async (scene: Scene, call: Call, slotId: string) =>
  visit(call, scene.salon, { who: ++visitors, slotId });

const moveByLink = async (scene: Scene, call: Call, { bookingId }: Stored, startAt: string | undefined) => {
  const { manageUrl } = (await scene.salon.call('GET', `/v1/bookings/${bookingId}`)).json.data;
  const path = `/public/bookings/${String(manageUrl).split('/').at(-1)}`;
  return call('PATCH', path, { body: { slotId: await handleAt(scene, startAt) } });
};

const byHand = (
  { salon }: Scene,
  call: Call,
  startAt: string | undefined,
  calendarId?: string,
): Promise<Answer> => {
  const body = { serviceId: salon.serviceId, startAt, name: 'Ana', ...(calendarId ? { calendarId } : {}) };
  return call('POST', '/v1/bookings', { token: salon.owner.token, body });
};

/** Does one step; undefined where it is nobody's request for a time. */
export const play = async (scene: Scene, step: Step, n: number): Promise<Answer | undefined> => {
  const { world, salon, processes, bookings, starts } = scene;
  const call = processes[n % processes.length] ?? world.call;
  const { token } = salon.owner;
  const startAt = 'slot' in step ? starts[step.slot] : undefined;
  const picked = 'pick' in step ? bookings[step.pick % Math.max(1, bookings.length)] : undefined;
  const calendarId = 'person' in step && step.person !== undefined ? salon.people[step.person] : undefined;
  switch (step.do) {
    case 'visit': {
      const slotId = await handleAt(scene, startAt, calendarId);
      return slotId ? visitAt(scene, call, slotId) : byHand(scene, call, startAt);
    }
    case 'old handle': {
      const slotId = scene.handles[step.slot];
      return slotId ? visitAt(scene, call, slotId) : byHand(scene, call, startAt);
    }
    case 'hand':
      return byHand(scene, call, startAt, calendarId);
    case 'move':
      return picked && call('PATCH', `/v1/bookings/${picked.bookingId}`, { token, body: { startAt } });
    case 'move by link':
      return picked && moveByLink(scene, call, picked, startAt);
    case 'cancel':
      if (picked) await call('DELETE', `/v1/bookings/${picked.bookingId}`, { token });
      return undefined;
    case 'switch':
      await call('PATCH', `/v1/calendars/${calendarId}`, {
        token,
        body: { active: step.on, name: `Personne ${step.person}` },
      });
      return undefined;
    case 'remove': {
      const { status } = await call('DELETE', `/v1/people/${calendarId}`, { token });
      if (status === 404) await call('DELETE', `/v1/members/${calendarId}`, { token });
      return undefined;
    }
    case 'give access': {
      const newcomer = world.person();
      const body = { email: newcomer.email, role: 'staff' };
      await call('POST', `/v1/people/${calendarId}/invite`, { token, body });
      await call('GET', '/v1/me', { token: newcomer.token });
      return undefined;
    }
    case 'pay':
      return payFor(scene, step.plan);
    case 'stop paying':
      return stopPaying(scene);
  }
};

/** Handles of the starts as a visitor sees them now. */
export const handlesNow = async (scene: Scene): Promise<readonly string[]> =>
  Promise.all(scene.starts.map((startAt) => handleAt(scene, startAt)));

/** Who takes bookings now, as the team's page says; nobody where the business books on its one calendar. */
export const peopleNow = async ({ call }: Salon): Promise<readonly string[]> =>
  (await call('GET', '/v1/calendars')).json.data.calendars
    .filter(
      ({ active, calendarId }: { active: boolean; calendarId: string }) => active && calendarId !== 'main',
    )
    .map(({ calendarId }: { calendarId: string }) => calendarId);

export const minutesLater = (world: World, minutes: number): void =>
  world.setClock(world.kernel.clock() + minutes * MINUTE_MS);
