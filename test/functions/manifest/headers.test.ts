import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ERROR_CODES } from '../../../shared/domain/errors.ts';
import { routeKeys, routeSpec } from '../../../shared/routes.ts';
import { seededRuns } from '../../support/seeded.ts';
import { type Answer, openWorld, type World } from '../../support/world.ts';
import { methodOf, openStage, type Stage, validRequests } from './requests.ts';

let world: World;
let shared: Stage;
beforeAll(async () => {
  world = await openWorld();
  shared = await openStage(world);
});
afterAll(() => world.stop());

let visitors = 0;
const nextViewer = (): string => {
  visitors += 1;
  return `2001:db8:0:${visitors.toString(16)}::1`;
};

const isDocumented = ({ text, json }: Answer): boolean =>
  text.startsWith('<!doctype html>') || ERROR_CODES.includes(json?.error?.code);

/** What clients, proxies and strangers put into headers. */
const anyHeaders = fc.record(
  {
    'accept-language': fc.constantFrom(
      '',
      '*',
      'en',
      'fr-CA;q=1e999',
      'EN;q',
      'x'.repeat(3000),
      '\u00e9',
      '__proto__',
      ',,,;;',
    ),
    'x-lang': fc.constantFrom('', 'en', 'de', '__proto__'),
    'idempotency-key': fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom('__proto__', 'constructor', '\u0000', '#'),
    ),
    'content-type': fc.constantFrom(
      ...[
        '',
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'application/octet-stream',
      ],
      ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'x'.repeat(2000)],
    ),
    accept: fc.constantFrom('', '*/*', 'text/event-stream', 'image/png', ';;'),
    authorization: fc.constantFrom(
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Basic eDp5',
      'Bearer a.b.c',
      `Bearer ${'x'.repeat(4000)}`,
    ),
    cookie: fc.constantFrom('', 'a=b; __proto__=c'),
    'x-forwarded-for': fc.constantFrom('', '127.0.0.1', '::1, ::2'),
  },
  { requiredKeys: [] },
);

/** Query strings as they go over the wire: said twice, cut in the middle of a letter, without a name. */
const rawQuery = fc.constantFrom(
  ...[
    'limit=1&limit=2',
    'lang=fr&lang=en',
    'lang=xx',
    'cursor=&cursor=x',
    'serviceId=a&serviceId=b',
    'q=%00',
    'q=%ff',
  ],
  ...[
    '%',
    '%E0%A4%A',
    'limit=%',
    '=',
    '&&&',
    '=x',
    '__proto__=1',
    'constructor=1',
    'limit[]=1',
    'a'.repeat(4000),
  ],
  ...['from=9999-12-31T23:59:59Z&to=0001-01-01T00:00Z', 'from=2026-02-30&to=2026-02-31', 'done=%3Cscript%3E'],
);

describe.each(routeKeys)('%s', (route) => {
  test('answers whatever headers and query string with a success or a documented refusal', async () => {
    // Whoever may end their own membership or business may do so here, and a site is taken away to be made again.
    const isOwn = routeSpec(route).access === 'session' || route === 'POST /v1/sites';
    const stage = isOwn ? await openStage(world) : shared;
    const { path, options = {} } = await validRequests[route](stage);
    const pathname = path.split('?')[0];
    await fc.assert(
      fc.asyncProperty(anyHeaders, rawQuery, fc.boolean(), async (headers, query, isOurs) => {
        const signed = isOurs ? { authorization: `Bearer ${stage.owner.token}` } : {};
        const url = `${pathname}?${query}`;
        const given = { ...options.headers, ...headers, ...signed };
        const asked = { token: stage.owner.token, ...options, headers: given, viewer: nextViewer() };
        const answer = await world.call(methodOf(route), url, asked);
        if (answer.status >= 500) throw new Error(`${answer.status} for ${url}: ${answer.text}`);
        expect([url, answer.status < 400 || isDocumented(answer)]).toEqual([url, true]);
      }),
      // Few of each route: what reads a header is the kernel's, which all routes together are asked hundreds of times.
      seededRuns(3, 160),
    );
  });
});
