import type { Page } from 'playwright-core';
import type { Case, Scene } from './messages-scene.ts';

const next = ({ press }: Scene) => press(/^Continuer$/, /^Continue$/);

const at = ({ page }: Scene, step: string) => page.waitForURL(`**/onboarding/${step}`);

const finish = ({ press }: Scene) => press(/^Terminer/, /^Finish/);

const fillSite = async (page: Page): Promise<void> => {
  await page.locator('textarea[name=description]').fill('Salon de quartier, ton simple.');
};

const onboarding = async (scene: Scene): Promise<void> => {
  const { page, go, shows, stop, restart } = scene;
  await stop('PATCH', /\/v1\/tenants\/current$/);
  await go('/onboarding');
  await next(scene);
  await shows('profileFailed');
  await restart();
  await next(scene);
  await at(scene, 'schedule');
  await next(scene);
  await stop('GET', /\/public\/sites\/.*\/config$/);
  await at(scene, 'site');
  await shows('slugUnknown', page.locator('[aria-live=polite]'));
  await restart();
  await fillSite(page);
  await next(scene);
  await at(scene, 'review');
  await stop('POST', /\/v1\/sites$/);
  await finish(scene);
  await shows('onboardingFailed');
};

/** The session believes that there is a site, as it does where the site went away in the meantime. */
const pretendSite = async ({ page, world, owner }: Scene): Promise<void> => {
  const site = await world.call(owner, 'GET', '/v1/sites');
  await page.route('**/v1/me', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, site: data.site ?? site } } });
  });
};

const activation = async (scene: Scene): Promise<void> => {
  const { page, go, press, shows, tells, stop } = scene;
  await pretendSite(scene);
  await stop('POST', /\/v1\/sites$/);
  await go('/dashboard/site');
  await press(/^Créer mon site maintenant$/, /^Create my site now$/);
  await shows('siteCreateFailed');
  await page.unroute(/\/v1\/sites$/);
  await press(/^Créer mon site maintenant$/, /^Create my site now$/);
  await tells('siteCreated');
};

/** In their order: the second begins with the business that the first could not finish. */
export const newcomerCases: readonly Case[] = [
  {
    cause: 'onboarding: no server at each step',
    as: 'newcomer',
    shows: ['profileFailed', 'slugUnknown', 'onboardingFailed'],
    provoke: onboarding,
  },
  {
    cause: 'a business without a site makes one: no server, then one again',
    as: 'newcomer',
    shows: ['siteCreateFailed', 'siteCreated'],
    provoke: activation,
  },
];
