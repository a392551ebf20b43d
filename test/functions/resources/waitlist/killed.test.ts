import { afterEach, expect, test } from '@jest/globals';
import { minuteOf, nowMinute } from '../../../../functions/agenda/time.ts';
import { isLive } from '../../../../functions/agenda/types.ts';
import { LEASE_MS } from '../../../../functions/records/messages/outbox-store.ts';
import { HOLD_MIN } from '../../../../shared/domain/waitlist.ts';
import { everyNth } from '../../../support/seeded.ts';
import { type Business, openWorld, type World } from '../../../support/world.ts';
import { diedAtWork } from '../../manifest/dying.ts';
import { expireLocks } from '../../manifest/effects.ts';
import { owedOf } from '../../messages/world.ts';
import { recordsOf } from '../bookings/records.ts';
import {
  accept,
  busyEntries,
  cancel,
  deliver,
  fill,
  join,
  NINE,
  openSmallBusiness,
  rowOf,
} from './waiting-world.ts';

let world: World;
let business: Business;
afterEach(() => world.stop());

/** Writes of one cancellation's delivery, and of one end of an offer, after each of which the worker dies. */
const MOST_WRITES = 14;

/** Half of the writes, drawn by the seed; what one death leaves, the next write's leaves with one row more. */
const { first, step } = everyNth(2);

/** Whoever took over finds the entries once their leases are over. */
const takeOver = async (): Promise<void> => {
  world.setClock(world.kernel.clock() + LEASE_MS + 1000);
  await deliver(world);
};

const liveHolds = async () =>
  (await busyEntries(world, business)).filter((entry) => isLive(entry, nowMinute(world.kernel.clock())));

const opened = async () => {
  world = await openWorld();
  business = await openSmallBusiness(world);
  const bookingId = await fill(world, business);
  const people = [await join(world, business, 'Ana'), await join(world, business, 'Bea')] as const;
  await deliver(world);
  await cancel(world, business, bookingId);
  return people;
};

test('a worker that dies after any write of an offer leaves one offer to one person', async () => {
  let died = 0;
  for (let count = first; count <= MOST_WRITES; count += step) {
    const [ana, bea] = await opened();
    const isDead = await diedAtWork(world.kernel.table, count, () => deliver(world));
    died += Number(isDead);
    await takeOver();
    expect([count, (await rowOf(world, ana))?.offer?.start]).toEqual([count, minuteOf(NINE)]);
    expect([count, (await rowOf(world, bea))?.offer]).toEqual([count, undefined]);
    expect([count, (await liveHolds()).map(({ kind }) => kind)]).toEqual([count, ['hold']]);
    // The end of the offer is waited for.
    expect([count, (await owedOf(world)).map(({ type }) => type)]).toEqual([count, ['waitlist.due']]);
    await world.stop();
    if (!isDead) break;
  }
  expect(died * step).toBeGreaterThanOrEqual(5 - step + 1);
});

test('a worker that dies after any write of an end leaves the time to the next person', async () => {
  let died = 0;
  for (let count = first; count <= MOST_WRITES; count += step) {
    const [ana, bea] = await opened();
    await deliver(world);
    world.advance(HOLD_MIN + 1);
    const isDead = await diedAtWork(world.kernel.table, count, () => deliver(world));
    died += Number(isDead);
    await takeOver();
    expect([count, (await rowOf(world, ana))?.passed]).toEqual([count, [minuteOf(NINE)]]);
    expect([count, (await rowOf(world, bea))?.offer?.start]).toEqual([count, minuteOf(NINE)]);
    expect([count, (await liveHolds()).length]).toEqual([count, 1]);
    await world.stop();
    if (!isDead) break;
  }
  expect(died * step).toBeGreaterThanOrEqual(3 - step + 1);
});

test('a request that dies after any write of an acceptance is finished by the same request, once', async () => {
  let died = 0;
  for (let count = first; count <= MOST_WRITES; count += step) {
    const [ana] = await opened();
    await deliver(world);
    const offerId = (await rowOf(world, ana))?.offer?.offerId ?? '';
    const isDead = await diedAtWork(world.kernel.table, count, () => accept(world, ana, offerId, 'once'));
    died += Number(isDead);
    await expireLocks(world);
    const answer = await accept(world, ana, offerId, 'once');
    expect([count, answer.status]).toEqual([count, 303]);
    const { bookings } = await recordsOf(world, business.tenantId);
    const confirmed = bookings.filter(({ status }) => status === 'confirmed');
    expect([count, confirmed.map(({ bookingId }) => bookingId)]).toEqual([count, [offerId]]);
    expect([count, await rowOf(world, ana)]).toEqual([count, undefined]);
    await world.stop();
    if (!isDead) break;
  }
  expect(died * step).toBeGreaterThanOrEqual(2 - step + 1);
});
