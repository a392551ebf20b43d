import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

test('free times are fresh for a minute, when other lists are read again', async () => {
  const { page, settled, close } = await world.open(await world.owner('Salon Roy'), '/mentions');
  await page.clock.install();
  const asked = { slots: 0, services: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/v1/slots') asked.slots += 1;
    if (pathname === '/v1/services') asked.services += 1;
  });
  const comeBack = async (reads: readonly string[]) => {
    await page.getByRole('link', { name: 'Membres', exact: true }).click();
    await page.getByRole('heading', { name: 'Membres', level: 1 }).waitFor();
    const answers = reads.map((path) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === path),
    );
    await page.getByRole('link', { name: 'Centre de commande' }).click();
    await Promise.all(answers);
  };
  await page.goto(`${world.origin}/dashboard/tiles`);
  await page.getByText('Aucun créneau libre').waitFor();
  await page.clock.fastForward(50_000);
  await comeBack(['/v1/services']);
  expect(asked).toEqual({ slots: 1, services: 2 });
  await page.clock.fastForward(20_000);
  await comeBack(['/v1/services', '/v1/slots']);
  expect(asked).toEqual({ slots: 2, services: 3 });
  await settled();
  await close();
});
