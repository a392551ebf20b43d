import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { oneIn } from '../../support/seeded.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';
import { brokenWords, unreachable, WIDTHS } from './unreachable.ts';

let world: DashboardWorld;
let demo: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: true });
  demo = await world.demoOwner();
  // As long as people's names and addresses are.
  await world.call(demo, 'POST', '/v1/leads', {
    name: 'Marie-Antoinette Desrochers-Lamontagne',
    email: 'marie-antoinette.desrochers-lamontagne@entreprise-de-services.example.com',
    phone: '514 555-0142',
    message: 'Bonjour, pouvez-vous me rappeler au sujet de la vidange de mes deux voitures ?',
  });
});
afterAll(() => world?.close());

/** Only these tests look at every list and table that the product has. */
const SCREENS = [
  '/dashboard/leads',
  '/dashboard/leads?sort=-lastBookingAt',
  '/dashboard/bookings?view=list',
  '/dashboard/bookings?show=past',
  '/dashboard/bookings?show=waitlist',
  '/dashboard/members',
  '/dashboard/reports',
  '/dashboard/overview',
  '/dashboard/services',
  '/dashboard/automations',
  '/dashboard/faq',
  '/dashboard/availability',
  '/site/demo',
] as const;

describe.each(oneIn(2, SCREENS))('%s, from 320 to 1600 px', (path) => {
  test('never scrolls sideways, breaks no word of a table, and each of its actions is within reach', async () => {
    const isPublic = path.startsWith('/site');
    const { page, settled, close } = await world.open(isPublic ? null : demo, path, { width: 1440 });
    await settled();
    const found: string[] = [];
    for (const width of oneIn(2, WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      const problems = [...(await unreachable(page)), ...(await brokenWords(page))];
      found.push(...problems.map((problem) => `${width}: ${problem}`));
    }
    await close();
    expect(found).toEqual([]);
  });
});

test('what a table leaves out where it is narrow is what its row opens, and no action', async () => {
  const { page, settled, close } = await world.open(demo, '/dashboard/leads', { width: 1440 });
  await settled();
  const row = page.getByRole('row').filter({ hasText: 'Desrochers' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await row.getByRole('button').count()).toBe(2);
    await expectSeen(row.getByRole('button', { name: /^Supprimer/ }));
    await expectSeen(row.getByText('Attend une réponse'));
  }
  await close();
});

test.each(
  oneIn(
    2,
    WIDTHS.filter((width) => width % 320 === 0),
  ),
)('a list is sorted by a press at %d px', async (width) => {
  const { page, settled, close } = await world.open(demo, '/dashboard/leads', { width });
  await settled();
  const names = () => page.getByRole('rowheader').allInnerTexts();
  const header = page.getByRole('columnheader', { name: 'Nom' });
  await header.getByRole('button').click();
  await page.locator('th[aria-sort=ascending]').waitFor();
  const ascending = await names();
  expect(ascending.length).toBeGreaterThan(2);
  expect(ascending).toEqual([...ascending].sort((a, b) => a.localeCompare(b, 'fr')));
  await header.getByRole('button').click();
  await page.locator('th[aria-sort=descending]').waitFor();
  expect(await names()).toEqual(ascending.reverse());
  await close();
});
