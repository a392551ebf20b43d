import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRuns } from '../../../support/seeded.ts';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let ours: Awaited<ReturnType<typeof crowded>>;
let theirs: Awaited<ReturnType<typeof crowded>>;
beforeAll(async () => {
  world = await openWorld();
  [ours, theirs] = [await crowded(), await crowded()];
});
afterAll(() => world.stop());

type ListName = 'leads' | 'bookings' | 'slots';
const LISTS: readonly ListName[] = ['leads', 'bookings', 'slots'];
const ID = { leads: 'leadId', bookings: 'bookingId', slots: 'slotId' } as const;

/** A business with twelve leads, twelve bookings and its free times. */
const crowded = async () => {
  const business = await openBusiness(world);
  const { token } = business.owner;
  for (let n = 0; n < 12; n++) {
    world.advance(1);
    await world.call('POST', '/v1/leads', { token, body: { name: `Lead ${n}` } });
    const startAt = new Date(Date.UTC(2026, 11, 1 + n, 3)).toISOString();
    const body = { serviceId: business.serviceId, startAt, name: `Client ${n}` };
    await world.call('POST', '/v1/bookings', { token, body });
  }
  const list = (name: ListName, query = '') => world.call('GET', `/v1/${name}?${query}`, { token });
  return { ...business, list };
};

const idsOf = (name: ListName, rows: readonly Record<string, string>[]): readonly string[] =>
  rows.map((row) => row[ID[name]] ?? '');

const walked = async (name: ListName, limit: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ours.list(
      name,
      `limit=${limit}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    expect(page.json.data[name].length).toBeLessThanOrEqual(limit);
    ids.push(...idsOf(name, page.json.data[name]));
    cursor = page.json.data.nextCursor;
  } while (cursor);
  return ids;
};

const invalid = async (answer: ReturnType<World['call']>) => {
  const { status, json } = await answer;
  expect([status, json.error]).toEqual([
    400,
    { code: 'invalid_cursor', message: 'Ce curseur n’est pas valide ici. Reprenez la liste du début.' },
  ]);
};

const cursorOf = async (name: ListName, of: typeof ours): Promise<string> => {
  const { nextCursor } = (await of.list(name, 'limit=2')).json.data;
  return nextCursor;
};

describe.each(LISTS)('the cursor of %s', (name) => {
  test('walks every row once, in the order of the list, by pages of any size', async () => {
    const all = idsOf(name, (await ours.list(name, 'limit=100')).json.data[name]);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all).size).toBe(all.length);
    for (const limit of [1, 5, 12, 99]) expect(await walked(name, limit)).toEqual(all);
  });

  test('ends: the last page has none', async () => {
    const { json } = await ours.list(name, 'limit=100');
    expect(json.data).not.toHaveProperty('nextCursor');
  });

  test('of another business is refused', async () => {
    await invalid(ours.list(name, `cursor=${await cursorOf(name, theirs)}`));
  });

  test('of another list is refused', async () => {
    for (const other of LISTS.filter((one) => one !== name))
      await invalid(ours.list(name, `cursor=${await cursorOf(other, ours)}`));
  });

  test('that is garbage is refused', async () => {
    for (const text of ['x', '!!!', 'e30', 'bnVsbA', 'W10', 'WzFd', '%00', '__proto__', 'x'.repeat(600)])
      await invalid(ours.list(name, `cursor=${text}`));
    expect((await ours.list(name, `cursor=${'x'.repeat(601)}`)).status).toBe(400);
  });

  test('changed anywhere is refused', async () => {
    const cursor = await cursorOf(name, ours);
    const edited = fc.tuple(fc.nat(cursor.length - 1), fc.constantFrom('A', 'b', '0', '_', '-', '.', ''));
    await fc.assert(
      fc.asyncProperty(edited, async ([at, letter]) => {
        const forged = `${cursor.slice(0, at)}${letter}${cursor.slice(at + 1)}`;
        if (forged !== cursor) await invalid(ours.list(name, `cursor=${forged}`));
      }),
      seededRuns(25),
    );
  });

  test('made by anybody else is refused, whatever it says', async () => {
    const { tenantId } = ours;
    const [, mac] = (await cursorOf(name, ours)).split('.');
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('TENANT', 'SITE', `LEAD#${theirs.tenantId}`, '2026-12-01T03:00:00.000Z', '~', 'A'),
    );
    const owner = fc.constantFrom(tenantId, theirs.tenantId, '');
    const forged = fc.tuple(owner, fc.constant(`GET /v1/${name}`), words, fc.oneof(words, fc.constant(null)));
    await fc.assert(
      fc.asyncProperty(forged, async (parts) => {
        const payload = Buffer.from(JSON.stringify(parts)).toString('base64url');
        for (const cursor of [payload, `${payload}.`, `${payload}.${mac}`])
          if (cursor.length <= 600) await invalid(ours.list(name, `cursor=${cursor}`));
      }),
      seededRuns(40),
    );
  });

  test('has pages of 1 to 100 rows, 50 by default', async () => {
    for (const limit of ['0', '101', '-1', '1.5', 'x', '', ' 5', '1e1', '007'])
      expect([limit, (await ours.list(name, `limit=${encodeURIComponent(limit)}`)).status]).toEqual([
        limit,
        400,
      ]);
    for (const limit of ['1', '9', '10', '99', '100']) {
      const { status, json } = await ours.list(name, `limit=${limit}`);
      expect([limit, status]).toEqual([limit, 200]);
      expect(json.data[name].length).toBeLessThanOrEqual(Number(limit));
    }
    expect((await ours.list(name)).json.data[name].length).toBeLessThanOrEqual(50);
  });
});

test('fifty rows are a page when nobody says how many', async () => {
  expect((await ours.list('slots')).json.data.slots).toHaveLength(50);
});
