import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findOutside } from '../../../../../functions/records/calendars/outside-store.ts';
import { brandId, MAIN_CALENDAR, type TenantId } from '../../../../../shared/domain/ids.ts';
import { openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { calendarOf, type IcsServer, openIcsServer } from './ics-server.ts';
import { follow } from './outside-world.ts';

let server: IcsServer;
let world: World;
const made: string[] = [];
beforeAll(async () => {
  server = await openIcsServer();
  server.serve('/two.ics', calendarOf(['2026-11-24T15:00', '2026-11-24T17:00']));
  world = await openWorld((kernel) => {
    const secret = () => {
      made.push(kernel.ids.secret());
      return made.at(-1) ?? '';
    };
    return { ...kernel, ids: { ...kernel.ids, secret } };
  });
});
afterAll(async () => {
  await world.stop();
  server.close();
});

test('whoever saves an address, and whoever writes its days, takes a token that the kernel makes', async () => {
  const { owner, tenantId } = await openBusiness(world);
  await follow(world, owner.token, MAIN_CALENDAR, `${server.origin}/two.ics`);
  const row = await findOutside(world.kernel.table, brandId<TenantId>(tenantId), MAIN_CALENDAR);
  expect(row?.lastReadAt).not.toBeNull();
  expect(made).toContain(row?.fence);
});
