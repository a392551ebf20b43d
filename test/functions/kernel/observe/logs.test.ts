import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Table } from '../../../../functions/kernel/table/table.ts';
import { isMutation } from '../../../../shared/routes/route-spec.ts';
import { type RouteKey, routeKeys } from '../../../../shared/routes.ts';
import { type LogLine, openWorld, type World } from '../../../support/world.ts';
import {
  CANARIES,
  methodOf,
  openStage,
  type Stage,
  type Valid,
  validRequests,
} from '../../manifest/requests.ts';

let isBroken = false;

const breakable = (table: Table): Table => ({
  ...table,
  attempt: (writes) => (isBroken ? Promise.reject(new Error('out of order')) : table.attempt(writes)),
});

let world: World;
let stage: Stage;
let siteless: Stage;
beforeAll(async () => {
  world = await openWorld((kernel) => ({ ...kernel, table: breakable(kernel.table) }));
  [stage, siteless] = [await openStage(world), await openStage(world)];
});
afterAll(() => world.stop());

/** A request for a site takes away the one there is. */
const validFor = (route: RouteKey) => validRequests[route](route === 'POST /v1/sites' ? siteless : stage);

const VIEWER = '203.0.113.99';

/** A line as it would be written, errors with all that hangs on them. */
const written = ({ error, ...line }: LogLine): string => {
  const causes: unknown[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    causes.push({ ...cause, name: cause.name, message: cause.message, stack: cause.stack });
  return JSON.stringify({ ...line, causes });
};

const everyRoute = async (token: string | undefined): Promise<void> => {
  for (const route of routeKeys) {
    const { path, options } = await validFor(route);
    await world.call(methodOf(route), path, { ...options, token, viewer: VIEWER });
    const broken = { ...options, rawBody: `{"name":"${CANARIES[0]}","email":` };
    if (isMutation(route)) await world.call(methodOf(route), path, { ...broken, token, viewer: VIEWER });
  }
};

test('logs contain routes, statuses and ids, never persons, messages, tokens or addresses', async () => {
  const secrets = [...CANARIES, stage.owner.token, stage.owner.email, stage.manageToken, VIEWER, 'Bearer'];
  await everyRoute(stage.owner.token);
  await everyRoute(undefined);
  const requests: Array<Valid & { readonly key: RouteKey }> = [];
  for (const key of routeKeys) requests.push({ key, ...(await validFor(key)) });
  isBroken = true;
  for (const { key, path, options } of requests)
    await world.call(methodOf(key), path, { ...options, token: stage.owner.token, viewer: VIEWER });
  isBroken = false;
  const lines = world.logs.map(written);
  expect(world.logs.some(({ level }) => level === 'error')).toBe(true);
  expect(lines.length).toBeGreaterThan(2 * routeKeys.length);
  for (const line of lines) expect(secrets.filter((secret) => line.includes(secret))).toEqual([]);
});

test('each request leaves one line: its resource, route, status, id and time', async () => {
  const before = world.logs.length;
  await world.call('GET', '/v1/leads?limit=5', { token: stage.owner.token });
  expect(world.logs.slice(before)).toEqual([
    {
      level: 'info',
      message: 'request',
      fields: {
        resource: 'leads',
        route: 'GET /v1/leads',
        status: 200,
        requestId: expect.any(String),
        ms: expect.any(Number),
      },
    },
  ]);
});
