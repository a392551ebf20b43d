import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

test('a newcomer changes the language where they are, and the browser keeps it', async () => {
  const { page, close } = await world.open(null, '/', { width: 390 });
  for (const path of ['/', '/signup', '/login?retour=1']) {
    await page.goto(`${world.origin}${path}`);
    await expectSeen(page.getByRole('link', { name: /^(English|Français)$/ }));
  }
  await page.goto(`${world.origin}/signup`);
  await page.getByRole('link', { name: 'English' }).click();
  await expectSeen(page.locator('html[lang="en"]'));
  await page.goto(`${world.origin}/login`);
  await expectSeen(page.locator('html[lang="en"]'));
  await page.goto(`${world.origin}/`);
  await page.getByRole('link', { name: /^(English|Français)$/ }).waitFor();
  await close();
});

test.each(['/', '/signup', '/onboarding', '/dashboard/services'] as const)(
  'the other language of %s is one press away, on a phone as well',
  async (path) => {
    const isIn = path.startsWith('/dashboard') || path === '/onboarding';
    const owner = isIn ? await world.owner('Salon Roy', path !== '/onboarding') : null;
    const { page, flaws, spillsAtOtherWidth, close } = await world.open(owner, path, { width: 390 });
    if (path.startsWith('/dashboard')) await page.getByRole('button', { name: 'Menu' }).click();
    expect(await flaws()).toEqual([]);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expectSeen(page.locator('html[lang="en"]'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await spillsAtOtherWidth()).toEqual([]);
    await close();
  },
);
