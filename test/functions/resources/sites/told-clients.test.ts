import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const TOLD = {
  policies: 'Une absence sans avis : la moitié du prix.',
  directions: 'Sonnez au 2.',
  taxes: 'extra',
  spokenLanguages: ['fr', 'ht'],
};

const opened = async () => {
  const { owner, slug } = await openBusiness(world);
  const save = (body: object) =>
    dataOf(world.call('PATCH', '/v1/sites/current', { token: owner.token, body }));
  const config = () => dataOf(world.call('GET', `/public/sites/${slug}/config`));
  return { slug, save, config };
};

describe('what an owner tells clients', () => {
  test('is on their page, in the language it is asked for in, and nowhere once it is cleared', async () => {
    const { slug, save, config } = await opened();
    const before = await config();
    expect(Object.keys(TOLD).filter((field) => field in before)).toEqual([]);
    const translations = { en: { policies: 'A missed appointment: half the price.' } };
    expect(await save({ ...TOLD, translations })).toMatchObject(TOLD);
    expect(await config()).toMatchObject({ ...TOLD, cutOffHours: 24 });
    const page = async (language: string) =>
      (await world.call('GET', `/site/${slug}?lang=${language}`)).text.replace(/<script.*?<\/script>/gs, '');
    expect(await page('fr')).toContain('la moitié du prix');
    expect(await page('en')).toContain('half the price');
    const cleared = { policies: '', directions: null, taxes: null, spokenLanguages: [], translations: {} };
    const saved = await save(cleared);
    expect(Object.keys(TOLD).filter((field) => field in saved)).toEqual([]);
    expect(await page('en')).not.toContain('half the price');
  });

  test('is told by the chat where it is asked for', async () => {
    const { slug, save } = await opened();
    await save(TOLD);
    let turns = 0;
    const said = async (message: string): Promise<string> => {
      turns += 1;
      const body = { message, consent: true, language: 'fr' };
      const viewer = `2001:db8:0:${turns}::1`;
      return (await dataOf(world.call('POST', `/public/sites/${slug}/chat`, { viewer, body }))).reply;
    };
    expect(await said('Les taxes sont-elles incluses ?')).toMatch(/taxes en sus/);
    expect(await said("Quelle est votre politique d'annulation ?")).toMatch(/la moitié du prix/);
  });
});
