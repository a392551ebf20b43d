import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { everyNth, sizes } from '../../../support/seeded.ts';
import { continueErasures } from '../../../support/under-role.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { dyingAfter } from '../../manifest/dying.ts';
import { allItems } from '../../manifest/requests.ts';
import { slotAt, visit } from '../bookings/visitors.ts';
import { visitorOf } from '../chat/visitor.ts';
import { somebody, tracesOf } from './life.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/**
 * A fifth of the deaths, drawn by the seed: a full run dies at each, and manifest/contention fails any of the erasure's
 * transactions.
 */
const { first: FIRST, step: STEP } = everyNth(5);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Somebody new each time: one table holds all that were erased before. */
const nth = (n: number) =>
  somebody(`mort${LETTERS[Math.floor(n / 26)]}${LETTERS[n % 26]}zz`, `51455502${String(n).padStart(2, '0')}`);

type Who = ReturnType<typeof nth>;

/** One of each thing that names somebody, without the rest of a life. */
const brief = async (business: Business, who: Who) => {
  const book = async (n: number) => {
    const { slotId } = await slotAt(world, business, n);
    const body = { name: who.name, email: who.email, phone: who.phone, note: who.mark };
    expect((await visit(world.call, business, { who: n, slotId, body })).status).toBe(201);
  };
  await book(0);
  await book(5);
  const { say } = visitorOf(world, business.slug);
  await say(`Rappelez-moi, ${who.mark}demande`);
  await say(`${who.name}, ${who.email}`);
  const body = { email: who.email, name: who.name, role: 'viewer' };
  await world.call('POST', '/v1/members/invite', { token: business.owner.token, body });
  await world.call('POST', '/v1/exports', { token: business.owner.token });
};

const erase = ({ owner }: Business, { email }: Who, key: string) =>
  world.call('POST', '/v1/privacy/erase', { token: owner.token, key, body: { email, confirm: true } });

const settle = async () => {
  world.advance(2);
  await continueErasures(world.kernel, world.kernel.clock());
};

const receiptsOf = async ({ owner }: Business) =>
  (await world.call('GET', '/v1/privacy/receipts', { token: owner.token })).json.data.receipts;

/** How many rows there are of each kind. */
const shape = async (): Promise<Readonly<Record<string, number>>> => {
  const kinds = (await allItems(world))
    .filter(({ pk, sk }) => String(pk).startsWith('TENANT#') && !String(sk).startsWith('AGENDA#'))
    .map(({ sk }) => String(sk).split('#')[0] ?? '');
  return Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]));
};

/** What a life and its erasure leave behind, by kind. */
const leftBy = async (work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> => {
  const before = await shape();
  await work();
  const after = await shape();
  const changes = Object.entries(after).map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, by]) => by !== 0));
};

describe('an erasure that dies', () => {
  test('after any of its writes ends as one that lived, once the job has gone on with it', async () => {
    const business = await openBusiness(world);
    // The first invitation of a business leaves more than itself.
    await brief(business, nth(40));
    const whole = await leftBy(async () => {
      await brief(business, nth(0));
      await erase(business, nth(0), 'k0');
      await settle();
    });
    expect(await tracesOf(world, nth(0))).toEqual([]);
    const [{ erased }] = await receiptsOf(business);
    let died = true;
    let deaths = 0;
    for (let count = FIRST; died; count += STEP) {
      const who = nth(count);
      const left = await leftBy(async () => {
        await brief(business, who);
        const { length: known } = await receiptsOf(business);
        const restart = dyingAfter(world.kernel.table, count);
        await erase(business, who, `k${count}`);
        died = restart();
        // It may have died before a word of it was written: whoever asked, asks again.
        if ((await receiptsOf(business)).length === known) await erase(business, who, `anew${count}`);
        await settle();
        await settle();
      });
      if (died) deaths += 1;
      const [receipt] = await receiptsOf(business);
      expect({ count, traces: await tracesOf(world, who) }).toEqual({ count, traces: [] });
      expect([count, receipt.status, receipt.erased]).toEqual([count, 'done', erased]);
      expect([count, left]).toEqual([count, whole]);
      expect(count).toBeLessThan(40);
    }
    expect(deaths * STEP).toBeGreaterThan(15 - STEP);
  });

  test('and the job that dies with it, after any of its writes, too', async () => {
    let died = true;
    for (let count = 1; died; count += sizes.isFull ? 1 : 4) {
      const [business, who] = [await openBusiness(world), nth(50 + count)];
      await brief(business, who);
      const stillborn = dyingAfter(world.kernel.table, 3);
      await erase(business, who, 'k');
      stillborn();
      world.advance(2);
      const restart = dyingAfter(world.kernel.table, count);
      await continueErasures(world.kernel, world.kernel.clock());
      died = restart();
      await settle();
      expect({ count, traces: await tracesOf(world, who) }).toEqual({ count, traces: [] });
      expect((await receiptsOf(business)).map(({ status }: { status: string }) => status)).toEqual(['done']);
      expect(count).toBeLessThan(40);
    }
  });
});

describe('two workers at one erasure', () => {
  test('take everything away once, and count it once', async () => {
    const [business, who] = [await openBusiness(world), nth(99)];
    await brief(business, who);
    const stillborn = dyingAfter(world.kernel.table, 3);
    await erase(business, who, 'k');
    stillborn();
    world.advance(2);
    await Promise.all([1, 2, 3].map(() => continueErasures(world.kernel, world.kernel.clock())));
    await settle();
    const [receipt] = await receiptsOf(business);
    expect([receipt.status, receipt.erased]).toEqual([
      'done',
      { leads: 1, bookings: 2, cancelled: 2, conversations: 1 },
    ]);
    expect(await tracesOf(world, who)).toEqual([]);
  });
});

describe('a person who books while they are erased', () => {
  test('is there whole or not at all: no appointment without its lead, no lead that is half one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [business, who] = [await openBusiness(world), nth(80 + round)];
      await brief(business, who);
      const { slotId } = await slotAt(world, business, 8);
      const body = { name: who.name, email: who.email, phone: who.phone, note: who.mark };
      await Promise.all([erase(business, who, 'k'), visit(world.call, business, { who: 7, slotId, body })]);
      await settle();
      const rows = (await allItems(world)).filter(({ pk }) => pk === `TENANT#${business.tenantId}`);
      const leads = rows.filter(({ sk }) => String(sk).startsWith('LEAD#')).map(({ leadId }) => leadId);
      for (const row of rows.filter(({ sk }) => /^(BOOKING|CONTACT|LEADREF)#/.test(String(sk)))) {
        const isNamed = row.email !== null && row.name !== '';
        const leadId = String(row.sk).startsWith('LEADREF#') ? String(row.sk).split('#')[1] : row.leadId;
        expect([round, row.sk, isNamed ? leads.includes(leadId) : leadId]).toEqual([
          round,
          row.sk,
          isNamed ? true : null,
        ]);
      }
    }
  });
});
