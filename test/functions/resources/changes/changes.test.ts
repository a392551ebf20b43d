import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { deliverDue, portsOf } from '../../messages/world.ts';
import { slotAt, visit } from '../bookings/visitors.ts';

let world: World;
let business: Business;
let token: string;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  ({ token } = business.owner);
  await relayed();
});
afterEach(() => world.stop());

/** What the stream does within a second. */
const relayed = (): Promise<void> => deliverDue(portsOf(world));

const changesSince = (since?: string) =>
  dataOf(world.call('GET', `/v1/changes${since === undefined ? '' : `?since=${since}`}`, { token }));

const visitorBooks = async () => {
  const { slotId } = await slotAt(world, business, 0);
  await visit(world.call, business, { who: 1, slotId, body: { name: 'Ana Lévy', email: 'ana@example.org' } });
};

describe('what has changed', () => {
  test('is nothing for a screen that has just been drawn, nor while nobody does anything', async () => {
    const { cursor, changed } = await changesSince();
    expect(changed).toEqual([]);
    expect(await changesSince(cursor)).toEqual({ cursor, changed: [] });
  });

  test('are bookings and leads once a visitor has booked, until that was read', async () => {
    const { cursor } = await changesSince();
    await visitorBooks();
    await relayed();
    const after = await changesSince(cursor);
    expect(after.changed).toEqual(['bookings', 'leads']);
    expect((await changesSince(after.cursor)).changed).toEqual([]);
  });

  test('are the rules once somebody has changed the hours', async () => {
    const { cursor } = await changesSince();
    const body = { dayOfWeek: 6, startTime: '09:00', endTime: '12:00', timezone: 'America/Toronto' };
    expect((await world.call('POST', '/v1/availability', { token, body })).status).toBe(201);
    expect((await changesSince(cursor)).changed).toEqual(['rules']);
  });

  test('are those of one’s own business alone', async () => {
    const { cursor } = await changesSince();
    const other = await openBusiness(world);
    const { slotId } = await slotAt(world, other, 0);
    await visit(world.call, other, { who: 1, slotId, body: { name: 'Zoé Roy', email: 'zoe@example.org' } });
    await relayed();
    expect((await changesSince(cursor)).changed).toEqual([]);
  });

  test.each(['1', 'a.b.c.d', '1.2.3', '1.2.3.4.5'])(
    'is refused for a cursor that is none: %s',
    async (since) => {
      expect((await world.call('GET', `/v1/changes?since=${since}`, { token })).status).toBe(400);
    },
  );

  test('is known again after the counts were forgotten', async () => {
    await visitorBooks();
    await relayed();
    const { cursor } = await changesSince();
    world.advance(31 * 24 * 60);
    expect((await changesSince(cursor)).changed).toEqual(['bookings', 'leads']);
  });
});
