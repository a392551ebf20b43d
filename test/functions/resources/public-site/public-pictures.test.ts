import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { uploaded } from '../../../support/uploads.ts';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';
import { pageGetter } from '../pages/read-page.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('a page’s public configuration names the pictures of the business and of its services, and no other’s', async () => {
  const [ours, theirs] = [await openBusiness(world), await openBusiness(world)];
  const config = async (slug: string) => (await world.call('GET', `/public/sites/${slug}/config`)).json.data;
  const { token } = ours.owner;
  for (const place of ['logo', 'cover', `service-${ours.serviceId}`]) {
    const body = { uploadId: await uploaded(world, token), alt: `Voici ${place}` };
    expect((await world.call('PUT', `/v1/pictures/${place}`, { token, body })).status).toBe(200);
  }
  const { logo, cover, services } = await config(ours.slug);
  const file = /^https:\/\/app\.example\/media\/[0-9a-f]{40}\.webp$/;
  expect(logo).toEqual({ url: expect.stringMatching(file), width: 40, height: 32, alt: 'Voici logo' });
  expect([cover.alt, services[0].picture.alt]).toEqual(['Voici cover', `Voici service-${ours.serviceId}`]);
  const other = await config(theirs.slug);
  expect([other.logo, other.cover, other.services[0].picture]).toEqual([undefined, undefined, undefined]);
});

test('a picture’s text is read in the language of the page; without one in it, as it was first written', async () => {
  const { owner, slug, serviceId } = await openBusiness(world);
  const { token } = owner;
  const save = async (place: string, texts: object) => {
    const body = { uploadId: await uploaded(world, token), ...texts };
    await dataOf(world.call('PUT', `/v1/pictures/${place}`, { token, body }));
  };
  await save('cover', { alt: 'Le garage', translations: { en: { alt: 'The garage' } } });
  await save(`service-${serviceId}`, { alt: 'Le pont' });
  const get = pageGetter(world);
  const shown = async (language: string) => {
    const { text } = await get(`/site/${slug}?lang=${language}`);
    return ['Le garage', 'The garage', 'Le pont'].filter((alt) => text.includes(alt));
  };
  expect(await shown('fr')).toEqual(['Le garage', 'Le pont']);
  expect(await shown('en')).toEqual(['The garage', 'Le pont']);
});
