import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { minuteOf, nowMinute } from '../../../../functions/agenda/time.ts';
import { type Busy, isLive } from '../../../../functions/agenda/types.ts';
import { workOffWaitlist } from '../../../../functions/jobs/deliver/work-off-waitlist.ts';
import { endOf } from '../../../../functions/records/waitlist/waiting-store.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { isLawful, oracleCapacity, oracleRuns } from '../../../support/agenda-oracle.ts';
import { seed, sizes } from '../../../support/seeded.ts';
import { type Answer, type Business, MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { recordsOf } from '../bookings/records.ts';
import {
  accept,
  bookAs,
  busyEntries,
  cancel,
  deliver,
  fill,
  freeSlots,
  type Joined,
  join,
  NINE,
  openSmallBusiness,
  rowOf,
} from './waiting-world.ts';

jest.setTimeout(300_000);

/** A thousand contenders in a full run, twenty at a time for one place. */
const CONTENDERS = 20;
const ROUNDS = sizes.isFull ? 50 : 5;

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openSmallBusiness(world);
});
afterAll(() => world.stop());

/** A generator of its own, so that a seed repeats the whole race. */
const drawing = (state: number) => (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

/** Judges the table alone, minute by minute: nobody shares the place, and who was told so has it. */
const judge = async (answers: ReadonlyArray<Answer>): Promise<string | undefined> => {
  const { bookings, windows } = await recordsOf(world, business.tenantId);
  const confirmed = bookings.filter(({ status, startAt }) => status === 'confirmed' && startAt === NINE);
  const live: Busy[] = (await busyEntries(world, business)).filter((entry) =>
    isLive(entry, nowMinute(world.kernel.clock())),
  );
  const start = minuteOf(NINE) ?? 0;
  const runs = oracleRuns({ rulesVersion: 1, windows, closures: [], slotMinutes: 60 }, 'main', {
    start,
    end: start + 60,
  });
  for (let minute = start; minute < start + 60; minute += 1)
    expect([minute, isLawful(live, oracleCapacity(runs, minute), minute)]).toEqual([minute, true]);
  expect(live.filter(({ kind }) => kind === 'booking').map(({ id }) => id)).toEqual(
    confirmed.map(({ bookingId }) => bookingId),
  );
  const winners = new Set(
    answers.flatMap(({ status, json, headers }) =>
      status === 201 ? [json.data.bookingId] : status === 303 ? [headers.location] : [],
    ),
  );
  expect([winners.size, confirmed.length]).toEqual([confirmed.length, winners.size]);
  expect(confirmed.length).toBeLessThanOrEqual(1);
  return confirmed[0]?.bookingId;
};

/** One place becomes free while the clock runs past the end of the offer: everybody tries at once. */
const round = async (n: number, random: () => number): Promise<'offered' | 'stranger' | 'nobody'> => {
  world.setClock(MONDAY_8H + n * 25 * 60_000);
  const bookingId = await fill(world, business, `Holder${n}`);
  const waiting: Joined[] = [];
  for (const who of ['Ana', 'Bea', 'Cleo']) waiting.push(await join(world, business, `${who}${n}`));
  const [first, second] = waiting;
  if (!first || !second) throw new Error('Nobody waits.');
  await cancel(world, business, bookingId);
  const [handle] = await freeSlots(world, business);
  await deliver(world);
  const { offer } = (await rowOf(world, first)) ?? {};
  if (!offer) throw new Error('Nothing was offered.');
  const end = endOf(offer);
  // The offer ends while they contend, sooner or later.
  const [began, lead] = [performance.now(), random() * 120];
  const tick = () => world.setClock(Math.max(world.kernel.clock(), end - lead + (performance.now() - began)));
  const tenantId = brandId<TenantId>(business.tenantId);
  const turn = () => workOffWaitlist(world.kernel.table, tenantId, world.kernel.clock());
  const next = async (who: Joined, nonce: string): Promise<Answer | undefined> => {
    for (let asked = 0; asked < 10; asked += 1) {
      const row = await rowOf(world, who);
      if (row?.offer) return accept(world, who, row.offer.offerId, nonce);
      await pause(20);
      tick();
    }
    return undefined;
  };
  const contend = async (one: number): Promise<Answer | undefined> => {
    await pause(random() * 80);
    tick();
    const draw = random();
    if (draw < 0.4) return accept(world, first, offer.offerId, `first-${n}-${one}`);
    if (draw < 0.65) return bookAs(world, business, handle?.slotId ?? '', `Stranger${n}x${one}`);
    if (draw < 0.85) return next(second, `second-${n}-${one}`);
    await turn();
    return undefined;
  };
  const answers = await Promise.all(Array.from({ length: CONTENDERS }, (_, one) => contend(one)));
  const winner = await judge(answers.filter((one) => one !== undefined));
  for (const { token } of waiting) await world.call('DELETE', `/public/waitlist/${token}`);
  if (winner) await cancel(world, business, winner);
  await deliver(world);
  if (!winner) return 'nobody';
  return answers.some((one) => one?.status === 201) ? 'stranger' : 'offered';
};

test('who accepts, who is next, who books as a stranger, and the clock: never two win', async () => {
  const random = drawing(seed);
  const tally = { offered: 0, stranger: 0, nobody: 0 };
  for (let n = 0; n < ROUNDS; n += 1) tally[await round(n, random)] += 1;
  // Somebody must have won for the race to say anything.
  expect(tally.offered + tally.stranger).toBeGreaterThan(ROUNDS / 2);
});
