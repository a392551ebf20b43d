import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

/** An answer of another shape than any screen expects. */
const broken = JSON.stringify({ data: { services: [null] } });

test.each([
  { language: 'fr', width: 1440, failed: 'Cette page a rencontré un problème' },
  { language: 'en', width: 390, failed: 'This page ran into a problem' },
] as const)(
  'a page that throws leaves the navigation and the other pages (%o)',
  async ({ failed, ...look }) => {
    const { page, flaws, close } = await world.open(await world.owner('Salon Roy'), '/mentions', look);
    await page.route('**/v1/services*', (route) => route.fulfill({ status: 200, body: broken }));
    await page.goto(`${world.origin}/dashboard/services`);
    const heading = page.getByRole('alert').getByRole('heading', { name: failed, level: 1 });
    await expectSeen(heading);
    const complaints = await flaws();
    expect(complaints.filter((flaw) => !/A screen failed in index-.+\.js/.test(flaw))).toEqual([]);
    expect(complaints).not.toEqual([]);
    if (look.width === 390) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: /^(Membres|Members)$/ }).click();
    await expectSeen(page.getByRole('heading', { name: /^(Membres|Members)$/, level: 1 }));
    await expectGone(heading);
    await close();
  },
);
