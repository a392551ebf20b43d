import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRuns } from '../../../support/seeded.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { anotherProcess, type Call, tally } from '../bookings/visitors.ts';
import {
  handlesNow,
  life,
  type Moment,
  minutesLater,
  openTeam,
  peopleNow,
  play,
  type Scene,
  type Stored,
  shownTo,
  standing,
  startsFrom,
} from './changing-team.ts';
import type { Salon } from './salon.ts';

jest.setTimeout(300_000);

let world: World;
let processes: readonly Call[];
beforeAll(async () => {
  world = await openWorld();
  processes = [world.call, anotherProcess(world), anotherProcess(world)];
});
afterAll(() => world.stop());

const at = (bookings: readonly Stored[], startAt: string): readonly Stored[] =>
  bookings.filter((one) => one.startAt === startAt);

/** Every booking is an hour on the hour: two of them meet when they start together. */
const expectNobodyTwice = (bookings: readonly Stored[]): void => {
  const places = bookings
    .filter(({ calendarId }) => calendarId !== 'main')
    .map(({ calendarId, startAt }) => `${calendarId} ${startAt}`);
  expect(places.toSorted()).toEqual([...new Set(places)].toSorted());
};

/** What was taken in this moment had room among all that the business had then, on whatever calendar. */
const expectRoomForNew = (before: readonly Stored[], after: readonly Stored[], capacity: number): void => {
  const places = new Set(
    before.map(({ bookingId, calendarId, startAt }) => [bookingId, calendarId, startAt].join()),
  );
  const taken = after.filter((one) => !places.has([one.bookingId, one.calendarId, one.startAt].join()));
  for (const one of taken) {
    const meeting = at(after, one.startAt);
    if (one.calendarId === 'main') expect(meeting.length).toBeLessThanOrEqual(capacity);
    else expect(meeting.filter(({ calendarId }) => calendarId === 'main')).toEqual([]);
  }
};

/** The starts that are free by the bookings alone. */
const freeStarts = (scene: Scene, people: readonly string[], capacity: number): readonly string[] =>
  scene.starts.filter((startAt) => {
    const meeting = at(scene.bookings, startAt);
    if (people.length === 0) return meeting.length < capacity;
    const isOnMain = meeting.some(({ calendarId }) => calendarId === 'main');
    return !isOnMain && people.some((id) => meeting.every(({ calendarId }) => calendarId !== id));
  });

interface Watch {
  readonly seen: Record<string, number>;
  /** Whether members took bookings, and when that changed. */
  hasPeople: boolean;
  changedAt: number;
}

/** Visitors are shown what is free, no more, and no less once a change of calendars is over. */
const expectTrueOffers = async (scene: Scene, capacity: number, watch: Watch): Promise<void> => {
  const people = await peopleNow(scene.salon);
  const now = world.kernel.clock();
  if (people.length > 0 !== watch.hasPeople)
    Object.assign(watch, { hasPeople: people.length > 0, changedAt: now });
  const shown = (await shownTo(scene))
    .map(({ startAt }) => startAt)
    .filter((one) => scene.starts.includes(one));
  const free = freeStarts(scene, people, capacity);
  expect(shown.filter((startAt) => !free.includes(startAt))).toEqual([]);
  if (now - watch.changedAt >= 60_000) expect(shown).toEqual(free);
};

type Step = Moment['steps'][number];

const CHANGE_CALENDARS: ReadonlySet<Step['do']> = new Set(['switch', 'remove', 'pay', 'stop paying']);

/** Two changes at once may pass through other calendars on the way, which nobody sees before or after. */
const mayFlip = (steps: readonly Step[]): boolean =>
  steps.filter((step) => CHANGE_CALENDARS.has(step.do)).length > 1;

const live = async (
  salon: Salon,
  moments: readonly Moment[],
  capacity: number,
  watch: Watch,
): Promise<void> => {
  let handles: readonly string[] = [];
  let bookings = await standing(world, salon);
  for (const { steps, minutes } of moments) {
    const starts = startsFrom(world.kernel.clock());
    const scene = { world, salon, processes, bookings, starts, handles };
    const answers = await Promise.all(steps.map((step, n) => play(scene, step, n)));
    for (const [kind, count] of Object.entries(tally(answers.filter((one) => one !== undefined))))
      watch.seen[kind] = (watch.seen[kind] ?? 0) + count;
    const after = await standing(world, salon);
    expectNobodyTwice(after);
    expectRoomForNew(bookings, after, capacity);
    bookings = after;
    if (mayFlip(steps)) watch.changedAt = world.kernel.clock();
    await expectTrueOffers({ ...scene, bookings }, capacity, watch);
    handles = await handlesNow({ ...scene, bookings });
    minutesLater(world, minutes);
    await expectTrueOffers({ ...scene, bookings, starts: startsFrom(world.kernel.clock()) }, capacity, watch);
  }
};

describe('while members start and stop to take bookings, leave, and plans and trials end', () => {
  test('nobody has two bookings at a time, and never are there more at once than there is room for', async () => {
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(life, fc.constantFrom(1, 2), async (moments, capacity) => {
        world.setClock(MONDAY_8H);
        const salon = await openTeam(world, capacity);
        await live(salon, moments, capacity, { seen, hasPeople: false, changedAt: 0 });
      }),
      seededRuns(3, 120),
    );
    for (const kind of ['201', '409 slot_taken']) expect(seen[kind]).toBeGreaterThan(0);
    expect(Object.keys(seen).filter((kind) => kind.startsWith('500'))).toEqual([]);
  });
});
