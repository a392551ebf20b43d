import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { disposalOf } from '../../../functions/jobs/purge-tenants/expired-row.ts';
import type { Write } from '../../../functions/kernel/table/write.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { QUEUE_TERMS } from '../../../shared/domain/jobs.ts';
import { purgeAll, purgeWell } from '../../support/purge.ts';
import { everyNth, seededRuns } from '../../support/seeded.ts';
import { purgeTenant } from '../../support/under-role.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../support/world.ts';
import { diedAtWork } from '../manifest/dying.ts';
import { allItems } from '../manifest/requests.ts';
import { slotAt, visit } from '../resources/bookings/visitors.ts';
import { visitorOf } from '../resources/chat/visitor.ts';
import { live, rowsNaming, somebody, tracesOf } from '../resources/privacy/life.ts';

const DAY_MIN = 1440;
const DAY_MS = DAY_MIN * 60_000;
const ZOE = somebody('zoecanari', '5145550142');

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const purge = () => purgeWell(world.kernel);

const keep = (conversationRetentionDays: number) =>
  world.call('PATCH', '/v1/tenants/current', {
    token: business.owner.token,
    body: { conversationRetentionDays },
  });

const rowsLike = async (pattern: RegExp) =>
  (await allItems(world)).filter(({ pk, sk }) => pattern.test(`${pk} ${sk}`));

const talks = async () => (await rowsLike(/ CONVERSATION#/)).length;
const turns = async () => (await rowsLike(/^CONV#/)).length;

const withoutDays = async () => (await allItems(world)).filter(({ sk }) => !String(sk).startsWith('AGENDA#'));

describe('how long things are kept', () => {
  test('a row goes in its time, whatever it is, and not a moment before', () => {
    const now = fc.integer({ min: MONDAY_8H, max: MONDAY_8H + 1000 * DAY_MS });
    const kind = fc.constantFrom(
      ...['LEADREF#a', 'EXPORT#a', 'EXPORTED#a', 'MEMBER#a', 'FORMER#a', 'DELIVERY#a', 'MESSAGE#a#b#c'],
      'CHANGED#a#0000000001',
      ...['WAITING#a', 'RECOVERED#a'],
    );
    fc.assert(
      fc.property(kind, now, fc.integer({ min: -5, max: 5 }), (sk, at, by) => {
        const expiresAt = Math.ceil(at / 1000) + by;
        const disposal = disposalOf({ sk, expiresAt }, { now: at, conversationDays: 90 }).kind;
        expect(disposal).toBe(expiresAt * 1000 <= at ? 'remove' : 'keep');
        expect(disposalOf({ sk }, { now: at, conversationDays: 90 }).kind).toBe('keep');
      }),
      seededRuns(200),
    );
  });

  test('a conversation goes by what its business says now, or by its own last day where that is sooner', () => {
    const days = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 7, max: 730 }),
        fc.integer({ min: 7, max: 730 }),
        (age, then, now) => {
          const lastAt = new Date(MONDAY_8H - age * DAY_MS).toISOString();
          const row = { sk: 'CONVERSATION#a', lastAt, expiresAt: MONDAY_8H / 1000 + (then - age) * 86_400 };
          const disposal = disposalOf(row, { now: MONDAY_8H, conversationDays: now }).kind;
          expect(disposal).toBe(age >= Math.min(then, now) ? 'conversation' : 'keep');
        },
      ),
      seededRuns(300),
    );
  });

  test.each([
    'TENANT',
    'SITE',
    'SERVICE#a',
    'WINDOW#a',
    'CLOSURE#2020-01-01#a',
    'RECEIPT#a',
    'WEBHOOK#a',
    'MEMBERSHIPS',
  ])('%s is kept as long as its business is', (sk) =>
    expect(disposalOf({ sk }, { now: 9e12, conversationDays: 7 }).kind).toBe('keep'),
  );
});

describe('conversations', () => {
  test('are kept ninety days where nobody has said otherwise, and then go with all that was said', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Bonjour');
    await say('Quels sont vos prix ?');
    world.advance(89 * DAY_MIN);
    await purge();
    expect([await talks(), await turns()]).toEqual([1, 2]);
    world.advance(2 * DAY_MIN);
    await purge();
    expect([await talks(), await turns()]).toEqual([0, 0]);
  });

  test('that there are go by a shorter time at once, and by a longer one as they are gone on with', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Bonjour');
    await keep(7);
    world.advance(6 * DAY_MIN);
    await purge();
    expect(await talks()).toBe(1);
    world.advance(2 * DAY_MIN);
    await purge();
    expect([await talks(), await turns()]).toEqual([0, 0]);

    await keep(365);
    await visitorOf(world, business.slug).say('Bonjour');
    world.advance(364 * DAY_MIN);
    await purge();
    expect(await talks()).toBe(1);
    const listed = await world.call('GET', '/v1/conversations', { token: business.owner.token });
    expect(listed.json.data.conversations).toHaveLength(1);
    world.advance(2 * DAY_MIN);
    await purge();
    expect([await talks(), await turns()]).toEqual([0, 0]);
  });
});

describe('leads and appointments', () => {
  test('of two years ago name nobody any more; the books keep when, what and how much', async () => {
    await live(world, business, ZOE);
    world.advance(700 * DAY_MIN);
    await purge();
    expect((await rowsNaming(world, ZOE)).map(({ sk }) => String(sk).split('#')[0])).toEqual(
      expect.arrayContaining(['LEAD', 'BOOKING']),
    );
    world.advance(60 * DAY_MIN);
    await purge();
    expect(await tracesOf(world, ZOE)).toEqual([]);
    const left = await rowsLike(/ (LEAD|LEADREF|CONTACT|TAKEN|CONVERSATION|EXPORT|EXPORTED)#|^CONV#/);
    expect(left).toEqual([]);
    const bookings = await rowsLike(/ BOOKING#/);
    expect(bookings.length).toBeGreaterThan(1);
    for (const booking of bookings) expect(booking).toMatchObject({ name: '', title: 'Vidange', price: 60 });
  });

  test('of a lead that is active again are kept: its last activity counts', async () => {
    const book = async (n: number) => {
      const { slotId } = await slotAt(world, business, n);
      return visit(world.call, business, { who: 1, slotId, body: { name: ZOE.name, email: ZOE.email } });
    };
    await book(0);
    world.advance(700 * DAY_MIN);
    await book(0);
    world.advance(60 * DAY_MIN);
    await purge();
    expect(await rowsLike(/ LEAD#/)).toHaveLength(1);
    expect(await rowsLike(/ CONTACT#/)).toHaveLength(1);
    expect((await rowsLike(/ BOOKING#/)).map(({ name }) => name).toSorted()).toEqual(['', ZOE.name]);
  });
});

describe('the job', () => {
  test('run twice does nothing the second time, and leaves what has time left as it is', async () => {
    await live(world, business, ZOE);
    const before = await withoutDays();
    expect(await purge()).toBe(0);
    expect(await withoutDays()).toEqual(before);
    world.advance(800 * DAY_MIN);
    expect(await purge()).toBeGreaterThan(10);
    expect(await purge()).toBe(0);
  });

  test('that dies after any of its writes is finished by the next one', async () => {
    // Every third, drawn by the seed; what one leaves, the next leaves with one row less.
    const { first, step } = everyNth(3);
    let died = true;
    for (let count = first; died; count += step) {
      const one = await openBusiness(world);
      const who = somebody(`mort${'abcdefghijklmnopqrstuvwxyz'[count % 26]}zz`, '5145550142');
      const { slotId } = await slotAt(world, one, 0);
      await visit(world.call, one, { who: count, slotId, body: { name: who.name, email: who.email } });
      await visitorOf(world, one.slug).say(`Je suis ${who.name}, ${who.email}`);
      world.advance(800 * DAY_MIN);
      died = await diedAtWork(world.kernel.table, count, purge);
      await purge();
      expect({ count, traces: await tracesOf(world, who) }).toEqual({ count, traces: [] });
      expect(await rowsLike(/ (LEAD|CONTACT|TAKEN)#|^CONV#/)).toEqual([]);
      expect(count).toBeLessThan(30);
    }
  });

  test('leaves an invitation that is renewed while the purge is at it', async () => {
    const body = { email: 'zoe@example.org', role: 'staff' };
    const invite = () => world.call('POST', '/v1/members/invite', { token: business.owner.token, body });
    await invite();
    world.advance(8 * DAY_MIN);
    const { table } = world.kernel;
    const query: typeof table.query = async (range, options) => {
      const page = await table.query<never>(range, options);
      if (range.index === 'gsi2') expect((await invite()).status).toBe(201);
      return page;
    };
    const tenantId = brandId<TenantId>(business.tenantId);
    const kernel = { ...world.kernel, table: { ...table, query } };
    await purgeTenant(kernel, { tenantId, isWhole: true }, world.kernel.clock());
    expect(await rowsLike(/^INVITE#.* TENANT#/)).toHaveLength(1);
  });

  test('goes on with the others when one business fails, and gives it up after five times, logged', async () => {
    await visitorOf(world, business.slug).say('Bonjour');
    const other = await openBusiness(world);
    await visitorOf(world, other.slug).say('Bonjour');
    world.advance(100 * DAY_MIN);
    const { table } = world.kernel;
    const failing = {
      ...world.kernel,
      table: {
        ...table,
        attempt: async <Label extends string>(writes: ReadonlyArray<Write<Label>>) => {
          if (JSON.stringify(writes).includes(business.tenantId)) throw new Error('spoilt');
          return table.attempt(writes);
        },
      },
    };
    const { writes, dead } = await purgeAll(failing);
    expect(writes).toBeGreaterThan(0);
    expect(await talks()).toBe(1);
    expect(dead).toMatchObject([{ tenantId: business.tenantId }]);
    expect(world.logs.filter(({ message }) => message === 'message failed')).toHaveLength(
      QUEUE_TERMS.maxReceives,
    );
  });

  test('of a business that is not there does nothing', async () => {
    const nobody = brandId<TenantId>('nobody');
    expect(await purgeTenant(world.kernel, { tenantId: nobody, isWhole: true }, world.kernel.clock())).toBe(
      0,
    );
  });
});
