import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openWorld, type World } from '../../../support/world.ts';
import { pageGetter, seen } from '../pages/read-page.ts';
import { openDesk } from './visitors-calls.ts';

let world: World;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld();
  get = pageGetter(world);
});
afterAll(() => world.stop());

const ENGLISH = {
  title: 'The Tremblay Garage',
  metaTitle: 'A garage in Montreal',
  metaDescription: 'Oil changes and repairs, by appointment.',
  welcomeMessage: 'Hello, what can we do for you?',
  description: 'Repairs of every make, by appointment.',
};

/** A garage whose texts exist in English too. */
const bilingual = async () => {
  const desk = await openDesk(world);
  await desk.staff('PATCH', '/v1/sites/current', {
    description: 'Réparation de toutes les marques.',
    translations: { en: ENGLISH },
  });
  await desk.staff('PATCH', `/v1/services/${desk.serviceId}`, {
    description: 'Huile et filtre.',
    translations: { en: { name: 'Oil change', description: 'Oil and filter.' } },
  });
  return desk;
};

describe('what a business writes in two languages', () => {
  test('is kept, shown in the public config, and taken away again', async () => {
    const { slug, staff, serviceId } = await bilingual();
    const config = (await world.call('GET', `/public/sites/${slug}/config`)).json.data;
    expect(config.translations).toEqual({ en: ENGLISH });
    expect(config.services[0].translations).toEqual({
      en: { name: 'Oil change', description: 'Oil and filter.' },
    });
    await staff('PATCH', '/v1/sites/current', { translations: {} });
    await staff('PATCH', `/v1/services/${serviceId}`, { translations: {} });
    const after = (await world.call('GET', `/public/sites/${slug}/config`)).json.data;
    expect(after).not.toHaveProperty('translations');
    expect(after.services[0]).not.toHaveProperty('translations');
  });

  test('is read on the page in the language of the page, for people and for machines', async () => {
    const { slug } = await bilingual();
    const english = await get(`/site/${slug}?lang=en`);
    for (const text of [ENGLISH.title, ENGLISH.welcomeMessage, 'Oil change', 'Oil and filter.'])
      expect(seen(english)).toContain(text);
    expect(english.text).toContain(`<title>${ENGLISH.metaTitle}</title>`);
    expect(english.text).toContain(`<meta name="description" content="${ENGLISH.metaDescription}"`);
    expect(english.text).toContain(`"description":"${ENGLISH.metaDescription}"`);
    expect(english.text).toContain('"name":"Oil change","description":"Oil and filter."');
    expect(english.text).not.toContain('Vidange');
    expect(english.text).not.toContain('Huile');
    const french = await get(`/site/${slug}?lang=fr`);
    for (const text of ['Bonjour, que puis-je pour vous ?', 'Vidange', 'Huile et filtre.'])
      expect(seen(french)).toContain(text);
    expect(french.text).not.toContain('Oil');
  });

  test('falls back to the first language, text by text', async () => {
    const { slug, staff, serviceId } = await bilingual();
    const seo = { metaTitle: 'Garage à Montréal', metaDescription: 'Vidanges et réparations.' };
    await staff('PATCH', '/v1/sites/current', { seo, translations: { en: { metaTitle: '' } } });
    const page = (await get(`/site/${slug}?lang=en`)).text;
    expect(page).toContain(`<title>${seo.metaTitle}</title>`);
    expect(page).toContain(`content="${seo.metaDescription}"`);
    await staff('PATCH', `/v1/services/${serviceId}`, { translations: { en: { name: 'Oil change' } } });
    await staff('PATCH', '/v1/sites/current', { translations: {} });
    const english = seen(await get(`/site/${slug}?lang=en`));
    for (const text of ['Bonjour, que puis-je pour vous ?', 'Oil change', 'Huile et filtre.'])
      expect(english).toContain(text);
  });

  test('greets in the widget in the language of the widget', async () => {
    const { slug } = await bilingual();
    expect((await get(`/embed/${slug}?lang=en`)).text).toContain(ENGLISH.welcomeMessage);
    expect((await get(`/embed/${slug}?lang=fr`)).text).not.toContain(ENGLISH.welcomeMessage);
  });

  test('names a booking to its visitor in the language of its page, and to the business in its own words', async () => {
    const { slots, book, staff, serviceId } = await bilingual();
    const rules = {
      policies: 'Vingt-quatre heures d’avance.',
      translations: { en: { policies: 'A day’s notice.' } },
    };
    expect((await staff('PATCH', '/v1/sites/current', rules)).status).toBe(200);
    const things = { fr: 'Vos clés.', en: 'Your keys.' };
    const translations = { en: { name: 'Oil change', toBring: things.en } };
    expect(
      (await staff('PATCH', `/v1/services/${serviceId}`, { toBring: things.fr, translations })).status,
    ).toBe(200);
    const [slot] = await slots(`serviceId=${serviceId}`);
    if (!slot) throw new Error('no free time');
    const { json } = await book({
      slotId: slot.slotId,
      name: 'Ann',
      email: 'ann@example.com',
      language: 'en',
    });
    expect(json.data.title).toBe('Oil change');
    const token = json.data.manageUrl.split('/').at(-1);
    const told = async (lang: string) => (await get(`/public/bookings/${token}?lang=${lang}`)).json.data;
    expect(await told('en')).toMatchObject({ title: 'Oil change', toBring: things.en });
    expect(await told('fr')).toMatchObject({ title: 'Vidange', toBring: things.fr });
    const french = seen(await get(`/rdv/${token}?lang=fr`));
    for (const text of ['Vidange', things.fr, 'Vingt-quatre heures']) expect(french).toContain(text);
    for (const text of ['Oil change', things.en, 'notice']) expect(french).not.toContain(text);
    const english = seen(await get(`/rdv/${token}?lang=en`));
    for (const text of ['Oil change', things.en, 'notice']) expect(english).toContain(text);
    // What was renamed since stays as it was booked.
    const renamed = { name: 'Vidange complète', translations: { en: { name: 'Full oil change' } } };
    await staff('PATCH', `/v1/services/${serviceId}`, renamed);
    for (const lang of ['fr', 'en'])
      expect(await told(lang)).toMatchObject({ title: 'Oil change', toBring: things.en });
    const { bookings } = (await staff('GET', '/v1/bookings')).json.data;
    expect(bookings.map(({ title }: { title: string }) => title)).toEqual(['Vidange']);
  });

  test('names what somebody waits for in the language of the page', async () => {
    const { slug, serviceId } = await bilingual();
    const body = {
      ...{ serviceId, from: '2026-11-24', to: '2026-11-30', consent: true },
      ...{ name: 'Ann', email: 'ann@example.com', language: 'en' },
    };
    const { json } = await world.call('POST', `/public/sites/${slug}/waitlist`, { body });
    const page = `/attente/${json.data.waitUrl.split('/').at(-1)}`;
    expect(seen(await get(`${page}?lang=fr`))).toContain('Vidange');
    expect(seen(await get(`${page}?lang=en`))).toContain('Oil change');
  });

  test('is refused where a text is too short, or of a language that there is not', async () => {
    const { staff, serviceId } = await bilingual();
    const wrong = [{ en: { name: 'O' } }, { en: { title: 'Oil' } }, { es: { name: 'Cambio' } }];
    for (const translations of wrong)
      expect((await staff('PATCH', `/v1/services/${serviceId}`, { translations })).status).toBe(400);
    const site = await staff('PATCH', '/v1/sites/current', {
      translations: { en: { description: 'Short' } },
    });
    expect(site.json.error.issues).toEqual([
      expect.objectContaining({ path: 'translations.en.description' }),
    ]);
  });
});

describe('the assistant of a business with two languages', () => {
  const ask = async (slug: string, message: string, language: string) => {
    const body = { message, history: [], language, consent: true };
    const { json } = await world.call('POST', `/public/sites/${slug}/chat`, { body });
    return json.data.reply;
  };

  test('says the names of services in the language of the visitor', async () => {
    const { slug } = await bilingual();
    expect(await ask(slug, 'Bonjour, quels sont vos services ?', 'fr')).toContain('Vidange (');
    const english = await ask(slug, 'Hello, what services do you offer?', 'en');
    expect(english).toContain('Oil change (');
    expect(english).not.toContain('Vidange');
  });
});
