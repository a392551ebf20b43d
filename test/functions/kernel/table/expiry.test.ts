import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ifAbsent, ifAbsentOrExpired } from '../../../../functions/kernel/table/condition.ts';
import { isExpired } from '../../../../functions/kernel/table/expiry.ts';
import { indexed, keys, ranges } from '../../../../functions/kernel/table/keys.ts';
import type { Position } from '../../../../functions/kernel/table/table.ts';
import { brandId, type LeadId, type TenantId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const NOW_SEC = MONDAY_8H / 1000;

let tenants = 0;
const newTenant = (): TenantId => {
  tenants += 1;
  return brandId<TenantId>(`t${tenants}`);
};

interface Row {
  readonly sk: string;
  readonly n: number;
}

/** Writes closures, as bare rows, each with a last moment or none. */
const rowsOf = async (tenantId: TenantId, expiries: ReadonlyArray<number | undefined>) => {
  const { client, name } = world.kernel.table;
  for (const [n, expiresAt] of expiries.entries()) {
    const sk = `CLOSURE#${String(n).padStart(3, '0')}`;
    const Item = { pk: `TENANT#${tenantId}`, sk, n, ...(expiresAt === undefined ? {} : { expiresAt }) };
    await client.send(new PutCommand({ TableName: name, Item }));
  }
};

const keyOf = (tenantId: TenantId, n: number) =>
  keys.tenantRow(tenantId, `CLOSURE#${String(n).padStart(3, '0')}`);

describe('an item whose last moment has come', () => {
  test('is over from that second on, and not before; one without it is kept for good', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 }),
        fc.integer({ min: 0, max: 2 ** 42 }),
        (expiresAt, now) => {
          expect(isExpired({ expiresAt }, now)).toBe(expiresAt * 1000 <= now);
          expect(isExpired({}, now)).toBe(false);
          expect(isExpired({ expiresAt: 'never' }, now)).toBe(false);
        },
      ),
      seededRuns(200),
    );
  });

  test('is read by nobody: not alone, not among many, not in a list, though it still lies there', async () => {
    const tenantId = newTenant();
    await rowsOf(tenantId, [NOW_SEC - 1, NOW_SEC, NOW_SEC + 1, undefined]);
    const { table } = world.kernel;
    const alone = await Promise.all([0, 1, 2, 3].map((n) => table.get<Row>(keyOf(tenantId, n))));
    expect(alone.map((row) => row?.n)).toEqual([undefined, undefined, 2, 3]);
    const many = await table.getMany<Row>([0, 1, 2, 3].map((n) => keyOf(tenantId, n)));
    expect(many.map(({ n }) => n).toSorted()).toEqual([2, 3]);
    expect((await table.all<Row>(ranges.closures(tenantId), 10)).map(({ n }) => n)).toEqual([2, 3]);
    const page = await table.query<Row>(ranges.closures(tenantId), { limit: 10, expiredToo: true });
    expect(page.items).toHaveLength(4);
  });

  test('is not in a list of another order either, so that no reader filters again', async () => {
    const tenantId = newTenant();
    for (const expiresAt of [NOW_SEC - 1, NOW_SEC, NOW_SEC + 1]) {
      const id = brandId<LeadId>(`lead-${expiresAt}`);
      const item = { expiresAt, ...indexed.lead(tenantId, new Date(MONDAY_8H).toISOString(), id) };
      await world.kernel.table.write({ put: keys.lead(tenantId, id), item });
    }
    const { items } = await world.kernel.table.query<{ readonly expiresAt: number }>(ranges.leads(tenantId), {
      limit: 10,
    });
    expect(items.map(({ expiresAt }) => expiresAt)).toEqual([NOW_SEC + 1]);
  });

  test('is gone as the clock comes to it', async () => {
    const tenantId = newTenant();
    await rowsOf(tenantId, [NOW_SEC + 60]);
    expect(await world.kernel.table.get(keyOf(tenantId, 0))).toBeDefined();
    world.advance(1);
    expect(await world.kernel.table.get(keyOf(tenantId, 0))).toBeUndefined();
  });

  test('does not count towards how long a list may be', async () => {
    const tenantId = newTenant();
    await rowsOf(tenantId, [...Array.from({ length: 5 }, () => NOW_SEC), undefined]);
    expect(await world.kernel.table.all(ranges.closures(tenantId), 1)).toHaveLength(1);
  });
});

describe('a walk among expired items', () => {
  test('meets each living one once, in order, whatever the pages and however many lie dead between', async () => {
    const life = fc.array(fc.boolean(), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(life, fc.integer({ min: 1, max: 5 }), async (alive, limit) => {
        const tenantId = newTenant();
        await rowsOf(
          tenantId,
          alive.map((is) => (is ? undefined : NOW_SEC)),
        );
        const met: number[] = [];
        let after: Position | undefined;
        do {
          const page = await world.kernel.table.query<Row>(ranges.closures(tenantId), { limit, after });
          met.push(...page.items.map(({ n }) => n));
          after = page.next;
        } while (after);
        expect(met).toEqual(alive.flatMap((is, n) => (is ? [n] : [])));
      }),
      seededRuns(15),
    );
  });

  test('goes on past a page of which nothing is left', async () => {
    const tenantId = newTenant();
    await rowsOf(tenantId, [NOW_SEC, NOW_SEC, undefined]);
    const page = await world.kernel.table.query<Row>(ranges.closures(tenantId), { limit: 2 });
    expect([page.items, page.next]).toEqual([[], { sk: 'CLOSURE#001' }]);
  });
});

describe('writing where an expired item is left', () => {
  test('succeeds under the condition that knows of it, and not under the one that asks for nothing there', async () => {
    const tenantId = newTenant();
    await rowsOf(tenantId, [NOW_SEC]);
    const put = (when: typeof ifAbsent) =>
      world.kernel.table.writeIf({ put: keyOf(tenantId, 0), item: { n: 7 }, when });
    expect(await put(ifAbsent)).toBe(false);
    expect(await put(ifAbsentOrExpired(MONDAY_8H))).toBe(true);
    expect(await put(ifAbsentOrExpired(MONDAY_8H))).toBe(false);
    expect(await world.kernel.table.get(keyOf(tenantId, 0))).toMatchObject({ n: 7 });
  });

  test('somebody whose invitation has run out may make a business of their own', async () => {
    const owner = world.person();
    const make = (token: string) =>
      world.call('POST', '/v1/tenants', { token, body: { name: 'Garage Tremblay' } });
    expect((await make(owner.token)).status).toBe(201);
    const invited = world.person();
    const body = { email: invited.email, role: 'staff' };
    await world.call('POST', '/v1/members/invite', { token: owner.token, body });
    expect((await make(invited.token)).json.error.code).toBe('invitation_pending');
    world.advance(8 * 1440);
    expect((await make(invited.token)).status).toBe(201);
  });
});
