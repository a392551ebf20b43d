import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keys } from '../../../../../functions/kernel/table/keys.ts';
import { findOutside, MAX_OUTSIDES } from '../../../../../functions/records/calendars/outside-store.ts';
import { brandId, type CalendarId, type TenantId } from '../../../../../shared/domain/ids.ts';
import { openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { calendarOf, type IcsServer, openIcsServer } from './ics-server.ts';
import { follow } from './outside-world.ts';

let server: IcsServer;
let world: World;
beforeAll(async () => {
  server = await openIcsServer();
  server.serve('/two.ics', calendarOf(['2026-11-24T15:00', '2026-11-24T17:00']));
  world = await openWorld();
});
afterAll(async () => {
  await world.stop();
  server.close();
});

test('every member and everybody without access may follow a calendar, and then no more', async () => {
  const { owner, tenantId: id } = await openBusiness(world);
  const tenantId = brandId<TenantId>(id);
  const url = `${server.origin}/two.ics`;
  await follow(world, owner.token, 'main', url);
  const { table } = world.kernel;
  const model = await findOutside(table, tenantId, brandId<CalendarId>('main'));
  for (let n = 1; n < MAX_OUTSIDES; n += 1) {
    const calendarId = brandId<CalendarId>(`calendar-${n}`);
    await table.write({ put: keys.outside(tenantId, calendarId), item: { ...model, calendarId } });
  }
  const { status, json } = await world.call('GET', '/v1/calendars/outside', { token: owner.token });
  expect([status, json.data?.calendars.length]).toEqual([200, MAX_OUTSIDES]);
  const refused = await follow(world, owner.token, owner.memberId, url);
  expect([refused.status, refused.json.error.code]).toEqual([409, 'limit_reached']);
  expect((await follow(world, owner.token, 'main', url)).status).toBe(200);
});
