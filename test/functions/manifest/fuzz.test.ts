import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Schema } from 'yup';
import { ERROR_CODES } from '../../../shared/domain/errors.ts';
import { isMutation } from '../../../shared/routes/route-spec.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../../shared/routes.ts';
import { seededRuns } from '../../support/seeded.ts';
import { type CallOptions, openWorld, type World } from '../../support/world.ts';
import { methodOf, openStage, type Stage, validRequests } from './requests.ts';
import { watchWrites } from './watched-writes.ts';

let world: World;
let shared: Stage;
let written: () => readonly string[];
beforeAll(async () => {
  world = await openWorld();
  shared = await openStage(world);
  written = watchWrites(world);
});
afterAll(() => world.stop());

const fieldsOf = (schema: Schema | undefined): readonly string[] => {
  const described: { fields?: object } = Object(schema?.describe());
  return Object.keys(described.fields ?? {});
};

/** Values that have broken somebody's server once. */
const nasty: fc.Arbitrary<fc.JsonValue> = fc.constantFrom<fc.JsonValue>(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '__proto__',
    'a'.repeat(3000),
    '👩‍👩‍👧',
    '\ufeff',
  ],
  ...['2026-02-30T00:00:00Z', '0000-01-01T00:00Z', '9999-12-31T23:59:59.999Z', '2026-11-24T24:00:00Z'],
  ...['GMT', 'Etc/GMT+12', '+05:00', 'europe/paris', '24:00', '#fff', 'a@b.co', '514 555 0142', '0000000000'],
  ...[0, -0, -1, 0.1, 1e-9, 1e21, 2 ** 53, Number.MAX_VALUE, 5, 60],
  ...[null, true, false, [], {}, [[]], [null]],
);

const anyValue = fc.oneof(
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** JSON that is none, or more than it seems. */
const ODD_JSON: readonly string[] = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1e999',
    'NaN',
    'Infinity',
    '{"price":1e999}',
    '{"price":NaN}',
    '{"a":1,}',
  ],
  ...[
    '[['.repeat(5000),
    `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
    `{"history":[${'{},'.repeat(3000)}{}]}`,
  ],
  ...[
    '{"name":"a","name":"b"}',
    '{"email":"a@b.co","email":{"$ne":1}}',
    '\ufeff{}',
    '{}{}',
    '{"\\ud800":"\\udfff"}',
  ],
  `{"name":"${'x'.repeat(15_000)}"}`,
  `{"name":"${'x'.repeat(70_000)}"}`,
];

const PROTO = '{"__proto__":{"role":"owner"},"constructor":{"prototype":{}},"toString":1}';

/** Bodies: any JSON; a valid body with some fields replaced; texts that are no JSON. */
const anyBody = (names: readonly string[], valid: unknown): fc.Arbitrary<string> => {
  const some = fc.dictionary(fc.constantFrom(...names, 'surplus', '__proto__'), anyValue);
  return fc.oneof(
    { weight: 1, arbitrary: fc.json() },
    { weight: 5, arbitrary: some.map((fields) => JSON.stringify({ ...Object(valid), ...fields })) },
    { weight: 2, arbitrary: some.map((fields) => JSON.stringify(fields)) },
    { weight: 2, arbitrary: fc.constantFrom(...ODD_JSON, PROTO) },
  );
};

const anyForm = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .dictionary(fc.constantFrom(...names, 'surplus'), fc.oneof(fc.string(), nasty.map(String)))
    .map((fields) => new URLSearchParams(fields).toString());

let visitors = 0;

/** Each call from an address of its own, so that no limit hides what is tried. */
const call = (stage: Stage, route: RouteKey, path: string, options: CallOptions) => {
  visitors += 1;
  const viewer = `2001:db8:0:${visitors.toString(16)}::1`;
  return world.call(methodOf(route), path, { ...options, viewer, token: stage.owner.token });
};

const isDocumented = (answer: { text: string; json: ReturnType<typeof JSON.parse> }): boolean =>
  answer.text.startsWith('<!doctype html>') || ERROR_CODES.includes(answer.json?.error?.code);

const mutations = routeKeys.filter((route) => isMutation(route) && routeSpec(route).body);
const queries = routeKeys.filter((route) => routeSpec(route).query);

describe.each(mutations)('%s', (route) => {
  test('answers whatever body with a success or a documented refusal, which writes nothing', async () => {
    const stage = await openStage(world);
    const { encoding, body } = routeSpec(route);
    const names = fieldsOf(body);
    const valid = await validRequests[route](stage);
    const bodies = encoding === 'form' ? anyForm(names) : anyBody(names, valid.options?.body);
    await fc.assert(
      fc.asyncProperty(bodies, async (rawBody) => {
        written();
        const answer = await call(stage, route, valid.path, { ...valid.options, rawBody });
        if (answer.status >= 500) throw new Error(`${answer.status} for ${rawBody}: ${answer.text}`);
        const writes = written();
        if (answer.status >= 400) expect([isDocumented(answer), writes]).toEqual([true, []]);
      }),
      seededRuns(10, 500),
    );
  });
});

describe.each(queries)('%s', (route) => {
  test('answers whatever query with a success or a documented refusal', async () => {
    const names = [...fieldsOf(routeSpec(route).query), 'lang', 'surplus'];
    const { path } = await validRequests[route](shared);
    const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), nasty.map(String)));
    await fc.assert(
      fc.asyncProperty(query, async (fields) => {
        const url = `${path.split('?')[0]}?${new URLSearchParams(fields)}`;
        const answer = await call(shared, route, url, {});
        if (answer.status >= 500) throw new Error(`${answer.status} for ${url}: ${answer.text}`);
        expect(answer.status < 400 || isDocumented(answer)).toBe(true);
      }),
      seededRuns(15, 800),
    );
  });
});

describe.each(routeKeys.filter((route) => route.includes('{')))('%s', (route) => {
  test('answers whatever name in its path with a success or a documented refusal', async () => {
    const { path, options } = await validRequests[route](shared);
    const pattern = route.split(' ')[1] ?? '';
    const name = fc.oneof(
      fc.string({ minLength: 1, maxLength: 500 }),
      fc.constantFrom(
        '.',
        '..',
        '%',
        '%00',
        '%ff',
        '#',
        'a/b',
        'constructor',
        '__proto__',
        'SITE',
        'é',
        '\u202e',
      ),
    );
    await fc.assert(
      fc.asyncProperty(name, async (given) => {
        const encoded = given.isWellFormed() ? encodeURIComponent(given) : 'x';
        const url = pattern.replace(/\{\w+\}/, () => encoded);
        const served = new URL(url, 'http://localhost').pathname === url;
        if (!served) return;
        const answer = await call(shared, route, url, { ...options });
        if (answer.status >= 500) throw new Error(`${answer.status} for ${url}: ${answer.text}`);
        expect(answer.status < 400 || isDocumented(answer)).toBe(true);
      }),
      seededRuns(8, 400),
    );
    expect(path).toContain('/');
  });
});
