import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
});
afterAll(() => world?.close());

test.each(['view=list', 'view=list&show=past', 'view=week', 'view=day', 'view=team'])(
  'what %s shows is asked for once, before it is known what stands above it',
  async (search) => {
    const { page, settled, close } = await world.open(owner, '/mentions');
    const asked: string[] = [];
    const order: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/v1/bookings') asked.push(request.url());
    });
    // The answer by which the page knows what stands above.
    await page.route('**/v1/calendars', async (route) => {
      const answer = await route.fetch();
      await page.waitForTimeout(500);
      order.push(`calendars after ${asked.length}`);
      await route.fulfill({ response: answer });
    });
    await page.goto(`${world.origin}/dashboard/bookings?${search}`);
    await settled();
    expect(asked).toHaveLength(1);
    expect(order[0]).toBe('calendars after 1');
    await close();
  },
);

const STEP_MS = 5 * 60_000;

test.each(['view=list', 'view=list&show=past'])(
  'what %s shows is asked for once, though the instant that divides past from upcoming moves on meanwhile',
  async (search) => {
    const { page, settled, close } = await world.open(owner, '/mentions');
    const boundary = Math.ceil(Date.now() / STEP_MS) * STEP_MS;
    await page.clock.setFixedTime(boundary - 1000);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/v1/bookings') asked.push(request.url());
    });
    await page.route('**/v1/calendars', async (route) => {
      const answer = await route.fetch();
      await page.waitForTimeout(500);
      await page.clock.setFixedTime(boundary + 1000);
      await route.fulfill({ response: answer });
    });
    await page.goto(`${world.origin}/dashboard/bookings?${search}`);
    await settled();
    expect(asked).toHaveLength(1);
    await close();
  },
);
