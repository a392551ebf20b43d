import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CHANGED_READING_UNITS, READING_UNITS } from '../../../../../scripts/costs/month.ts';
import { openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { recordCalls, unitsOf } from '../../../manifest/units.ts';
import { calendarOf, type IcsServer, openIcsServer } from './ics-server.ts';
import { follow, readDue } from './outside-world.ts';

let server: IcsServer;
let world: World;
beforeAll(async () => {
  [server, world] = await Promise.all([openIcsServer(), openWorld()]);
});
afterAll(() => Promise.all([server.close(), world.stop()]));

const readMeasured = async () => {
  const recorded = recordCalls(world.kernel.table);
  expect(await readDue(world)).toBe(1);
  const { reads, writes } = unitsOf(recorded());
  return { read: reads, write: writes };
};

test('reading an outside calendar takes what the costs say, changed or not', async () => {
  const { owner } = await openBusiness(world);
  server.serve('/theirs.ics', calendarOf(['2026-11-24T14:00', '2026-11-24T15:00']));
  expect((await follow(world, owner.token, 'main', `${server.origin}/theirs.ics`)).status).toBe(200);
  world.advance(16);
  expect(await readMeasured()).toEqual(READING_UNITS);
  server.serve('/theirs.ics', calendarOf(['2026-11-25T14:00', '2026-11-25T15:00']));
  world.advance(16);
  expect(await readMeasured()).toEqual(CHANGED_READING_UNITS);
});
