import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type RouteKey, routeKeys, routeSpec } from '../../../shared/routes.ts';
import { seededRuns } from '../../support/seeded.ts';
import { type Answer, openWorld, type World } from '../../support/world.ts';
import { fieldsOf } from './fields.ts';
import { AFTERWARDS, type ListCase, listCases } from './list-cases.ts';
import { openStage, type Stage, validRequests } from './requests.ts';

/** Rows that a list has at least before anything is walked. */
const ROWS = 8;

let world: World;
let ours: Stage;
let theirs: Stage;
beforeAll(async () => {
  world = await openWorld();
  [ours, theirs] = [await openStage(world), await openStage(world)];
  world.setClock(AFTERWARDS);
  for (const { add } of cases)
    for (let n = 0; n < ROWS; n += 1)
      for (const stage of [ours, theirs]) await add(stage, (n * 37) % 100, nextNumber());
});
afterAll(() => world.stop());

let numbers = 0;
const nextNumber = (): number => {
  numbers += 1;
  return numbers;
};

const isListed = (route: string): route is keyof typeof listCases => Object.hasOwn(listCases, route);

const listRoutes = routeKeys.filter(isListed);
const cases: ReadonlyArray<ListCase & { readonly route: RouteKey }> = listRoutes.map((route) => ({
  route,
  ...listCases[route],
}));

type Query = Readonly<Record<string, string>>;

/** A list as the business's owner asks for it. */
const list = async (route: RouteKey, stage: Stage, query: Query, variant = ''): Promise<Answer> => {
  const { path } = await validRequests[route](stage);
  const search = new URLSearchParams([...new URLSearchParams(variant), ...Object.entries(query)]);
  return world.call('GET', `${path.split('?')[0]}?${search}`, { token: stage.owner.token });
};

/** Walks a list to its end; `between` happens after each page but the last. */
const walk = async (
  { route, rows, idOf }: (typeof cases)[number],
  limit: number,
  variant = '',
  between: (page: number) => Promise<unknown> = async () => {},
): Promise<readonly string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page === 0 || cursor; page += 1) {
    if (page > 0) await between(page);
    const { status, json } = await list(
      route,
      ours,
      { limit: String(limit), ...(cursor ? { cursor } : {}) },
      variant,
    );
    expect(status).toBe(200);
    expect(json.data[rows].length).toBeLessThanOrEqual(limit);
    ids.push(...json.data[rows].map(idOf));
    cursor = json.data.nextCursor;
  }
  return ids;
};

const toldBy = ({ status, json }: Answer) => [status, json.error?.code];
const INVALID_CURSOR = [400, 'invalid_cursor'];

const cursorOf = async (route: RouteKey, stage: Stage): Promise<string> => {
  const { nextCursor } = (await list(route, stage, { limit: '1' })).json.data;
  expect(nextCursor).toEqual(expect.any(String));
  return nextCursor;
};

test('every list that answers by pages is walked here, and takes what its pages need', () => {
  const paged = routeKeys.filter((route) => 'nextCursor' in fieldsOf(routeSpec(route).data));
  expect(listRoutes).toEqual(paged);
  const asking = routeKeys.filter((route) => 'cursor' in fieldsOf(routeSpec(route).query));
  expect(asking).toEqual(paged);
  for (const route of paged) expect(Object.keys(fieldsOf(routeSpec(route).query))).toContain('limit');
});

let cursors: ReadonlyMap<RouteKey, string>;
beforeAll(async () => {
  const entries = cases.map(async ({ route }) => [route, await cursorOf(route, ours)] as const);
  cursors = new Map(await Promise.all(entries));
});

describe.each(cases)('$route', (one) => {
  const { route, add, variants = [] } = one;

  /** How long the pages are, and after which of them rows are made, and where. */
  const schedule = fc.record({
    limit: fc.integer({ min: 1, max: 5 }),
    variant: fc.constantFrom('', ...variants),
    places: fc.array(fc.option(fc.nat({ max: 99 })), { maxLength: 6 }),
  });

  test('returns each row that existed at the start once, in order, whatever is added before and behind it', async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async ({ limit, variant, places }) => {
        const before = await walk(one, 100, variant);
        const walked = await walk(one, limit, variant, async (page) => {
          const place = places[page - 1] ?? null;
          if (place !== null) await add(ours, place, nextNumber());
        });
        expect(before.length).toBeGreaterThanOrEqual(ROWS - 1);
        expect(new Set(walked).size).toBe(walked.length);
        const known = new Set(before);
        expect(walked.filter((row) => known.has(row))).toEqual(before);
      }),
      seededRuns(4),
    );
  });

  test.each([
    '0',
    '101',
    '-1',
    '1.5',
    '1e1',
    '007',
    ' 5',
    '',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '١',
    '5,6',
  ])('is not asked for by pages of %j', async (limit) => {
    const { status, json } = await list(route, ours, { limit });
    expect([status, json.error.code, json.error.issues.map((issue: { path: string }) => issue.path)]).toEqual(
      [400, 'invalid_request', ['limit']],
    );
  });

  test('is asked for by pages of 1 to 100, and is short of its end only with a cursor', async () => {
    for (const limit of [1, 2, 100]) {
      const { status, json } = await list(route, ours, { limit: String(limit) });
      const { length } = json.data[one.rows];
      expect([limit, status]).toEqual([limit, 200]);
      expect(length).toBeLessThanOrEqual(limit);
      if (!json.data.nextCursor) expect(length).toBe((await walk(one, 100)).length);
    }
  });

  test('refuses the cursor of another business’s and of every other list', async () => {
    expect(toldBy(await list(route, ours, { cursor: await cursorOf(route, theirs) }))).toEqual(
      INVALID_CURSOR,
    );
    for (const [other, cursor] of cursors)
      if (other !== route)
        expect([other, ...toldBy(await list(route, ours, { cursor }))]).toEqual([other, ...INVALID_CURSOR]);
  });

  test('refuses a cursor that was cut anywhere, or is longer than any', async () => {
    const cursor = cursors.get(route) ?? '';
    for (const length of [1, 7, Math.floor(cursor.length / 2), cursor.length - 2])
      expect([length, ...toldBy(await list(route, ours, { cursor: cursor.slice(0, length) }))]).toEqual([
        length,
        ...INVALID_CURSOR,
      ]);
    for (const length of [601, 5000]) {
      const { status } = await list(route, ours, { cursor: 'x'.repeat(length) });
      expect([length, status]).toEqual([length, 400]);
    }
    for (const cursorText of [
      '',
      ' ',
      '{}',
      '[]',
      'null',
      '__proto__',
      '\u0000',
      '\ud83d',
      'e30',
      'W10',
      'bnVsbA',
    ])
      expect([cursorText, (await list(route, ours, { cursor: cursorText })).status]).toEqual([
        cursorText,
        cursorText === '' ? 200 : 400,
      ]);
  });

  test('answers a cursor with one bit another with 400, or with rows of its own business', async () => {
    const cursor = cursors.get(route) ?? '';
    const own = new Set(await walk(one, 100));
    const bit = fc.record({ at: fc.nat({ max: cursor.length - 1 }), bit: fc.nat({ max: 7 }) });
    await fc.assert(
      fc.asyncProperty(bit, async ({ at, bit: shift }) => {
        const bytes = Buffer.from(cursor);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << shift);
        const answer = await list(route, ours, { cursor: bytes.toString('latin1') });
        if (answer.status !== 200)
          expect([400, 'invalid_cursor', 'invalid_request']).toEqual(expect.arrayContaining(toldBy(answer)));
        else for (const row of answer.json.data[one.rows].map(one.idOf)) expect(own).toContain(row);
      }),
      seededRuns(25),
    );
  });
});
