import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const LONG = 'tremblay '.repeat(34);

const LISTS = [
  {
    path: '/dashboard/conversations',
    search: 'Nom, contact ou étiquette',
    nothing: /Aucune conversation ne/,
  },
  { path: '/dashboard/leads', search: 'Rechercher un lead', nothing: /Aucun lead ne/ },
] as const;

test.each(LISTS)(
  'a text that is too long to seek finds nothing, and leaves the search of $path',
  async (list) => {
    const owner = await world.owner('Salon Roy');
    const { slug } = await world.call(owner, 'GET', '/v1/sites');
    await world.call(owner, 'POST', '/v1/leads', { name: 'Zoé', email: 'zoe@example.com' });
    await world.call(owner, 'POST', `/public/sites/${slug}/chat`, { message: 'Bonjour', consent: true });
    const { page, flaws, close } = await world.open(owner, `${list.path}?q=${encodeURIComponent(LONG)}`);
    const search = page.getByRole('searchbox', { name: list.search });
    await expectSeen(page.getByText(list.nothing).first());
    await expectSeen(search);
    expect(await flaws()).toEqual([]);
    await search.fill('');
    await expectGone(page.getByText(list.nothing).first());
    await close();
  },
);

test.each(LISTS)('a search of $path that fails stays there to be changed', async (list) => {
  const owner = await world.owner('Salon Roy');
  const { page, close } = await world.open(owner, '/dashboard/services');
  await page.route(/\/v1\/(conversations|leads)\?.*q=/, (route) => route.abort());
  await page.goto(`${world.origin}${list.path}?q=zoe`);
  await expectSeen(page.getByRole('button', { name: 'Réessayer' }).first());
  await expectSeen(page.getByRole('searchbox', { name: list.search }));
  await close();
});
