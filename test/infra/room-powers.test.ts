import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { noSigner } from '../../functions/kernel/signing.ts';
import { denialsOf, roomPowers } from '../../infra/rooms.ts';
import type { Room } from '../../shared/routes/route-spec.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../shared/routes.ts';
import { methodOf, openStage, type Stage, validRequests } from '../functions/manifest/requests.ts';
import { type Use, usesDuring } from '../support/table-use.ts';
import { openWorld, type World } from '../support/world.ts';

// Many calls each, and other suites run beside this one.
jest.setTimeout(60_000);

let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await openWorld();
  stage = await openStage(world);
});
afterAll(() => world.stop());

const isWrite = ({ action }: Use): boolean => !['GetItem', 'BatchGetItem', 'Query'].includes(action);

const isRefused = (room: Room, { action, partition, of }: Use): boolean =>
  of === 'table' &&
  denialsOf(room).some(
    ({ partitions, save }) =>
      partitions.some((pattern) => partition.startsWith(pattern.slice(0, -1))) &&
      !save.some((one) => one === action),
  );

const answered = async (route: RouteKey) => {
  const valid = await validRequests[route](stage);
  const anyone = routeSpec(route).access === 'anyone';
  let status = 0;
  const uses = await usesDuring(world.kernel.table, async () => {
    const token = anyone ? {} : { token: stage.owner.token };
    ({ status } = await world.call(methodOf(route), valid.path, { ...token, ...valid.options }));
  });
  return { status, uses };
};

describe('a room asks the table for no more than its function may', () => {
  test.each(routeKeys)('%s', async (route) => {
    const { room } = routeSpec(route);
    const { status, uses } = await answered(route);
    // Without a name there is no site to show, only the page that says so.
    expect(status).toBeLessThan(route === 'GET /site' ? 405 : 400);
    const refused = uses.filter((use) => isRefused(room, use));
    const written = roomPowers[room].table === 'read' ? uses.filter(isWrite) : [];
    expect([...refused, ...written]).toEqual([]);
  });
});

test('a room that signs nothing was told so: whatever it seals would fail', () => {
  for (const use of [() => noSigner.seal('a', 1), () => noSigner.open('a', 'b'), () => noSigner.hash('a')])
    expect(use).toThrow(/signs nothing/);
});
