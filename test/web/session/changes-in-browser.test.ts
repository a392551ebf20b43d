import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let cut: string;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
  ({ serviceId: cut } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 30 }));
});
afterAll(() => world?.close());

const startAt = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T15:00:00.000Z`;

const bookedElsewhere = (name: string, time: string) =>
  world.call(owner, 'POST', '/v1/bookings', {
    serviceId: cut,
    startAt: startAt.replace('15:00', time),
    name,
  });

describe('a screen that stays open', () => {
  test('shows within five seconds what somebody else has booked', async () => {
    const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?view=list');
    await page.getByText('Aucune réservation planifiée.').waitFor();
    await bookedElsewhere('Zoé Lévy', '15:00');
    const booked = Date.now();
    await expectSeen(page.getByRole('row').filter({ hasText: 'Zoé Lévy' }));
    expect(Date.now() - booked).toBeLessThan(5000);
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('asks nothing while it is hidden, and at once when it is looked at again', async () => {
    const { page, close } = await world.open(owner, '/mentions');
    await page.clock.install();
    await page.goto(`${world.origin}/dashboard/bookings?view=list`);
    await page.getByRole('table').waitFor();
    await page.evaluate(
      `Object.defineProperty(document, 'visibilityState', { get: () => window.seen ?? 'hidden' })`,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/changes')) asked.push(request.url());
    });
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await bookedElsewhere('Tom Côté', '16:00');
    await page.clock.runFor(MINUTE_MS);
    expect(asked).toEqual([]);
    await page.evaluate(`window.seen = 'visible'; document.dispatchEvent(new Event('visibilitychange'))`);
    await expectSeen(page.getByRole('row').filter({ hasText: 'Tom Côté' }));
    expect(asked[0]).toMatch(/\?since=\d+\.\d+\.\d+\.\d+$/);
    await close();
  });
});
