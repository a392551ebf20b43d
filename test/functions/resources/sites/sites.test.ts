import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { CONTENTION, firstOnes, injectFaults, isTransaction, lostReply } from '../bookings/faults.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const DAY_MS = 86_400_000;
const SITE = { title: 'Garage', welcomeMessage: 'Bonjour !' };

let names = 0;
const freshSlug = (): string => {
  names += 1;
  return `garage-${names}`;
};

/** Somebody with a business and no site yet. */
const newcomer = async () => {
  const { token } = world.person();
  await world.call('POST', '/v1/tenants', { token, body: { name: 'Garage', industry: 'automobile' } });
  return (method: string, path: string, body?: unknown) => world.call(method, path, { token, body });
};

/** Somebody with a site. */
const settled = async () => {
  const [call, slug] = [await newcomer(), freshSlug()];
  await call('POST', '/v1/sites', { ...SITE, slug });
  return { call, slug };
};

const configStatus = async (slug: string): Promise<number> =>
  (await world.call('GET', `/public/sites/${slug}/config`)).status;

describe('a new site', () => {
  test('has every field, with its defaults and the tenant’s industry', async () => {
    const [call, slug] = [await newcomer(), freshSlug()];
    expect((await call('GET', '/v1/sites')).json.error).toEqual({
      code: 'site_not_found',
      message: 'Site introuvable',
    });
    const { status, json } = await call('POST', '/v1/sites', { ...SITE, slug });
    expect(status).toBe(201);
    expect(json.data).toEqual({
      slug,
      ...SITE,
      version: 1,
      theme: 'light',
      replyMode: 'llm',
      description: null,
      industry: 'automobile',
      primaryColor: '#0ea5e9',
      accentColor: '#10b981',
      seo: {},
      faq: [],
      canonicalUrl: null,
      customDomain: null,
      publicUrl: `https://app.example/site/${slug}`,
    });
    expect((await call('GET', '/v1/sites')).json.data).toEqual(json.data);
  });

  test('cannot have a slug that another business holds', async () => {
    const { slug } = await settled();
    const call = await newcomer();
    const { status, json } = await call('POST', '/v1/sites', { ...SITE, slug });
    expect([status, json.error]).toEqual([409, { code: 'slug_taken', message: 'Ce slug est déjà utilisé.' }]);
    expect((await call('GET', '/v1/sites')).status).toBe(404);
  });

  test('cannot have a reserved word, which reads as taken', async () => {
    const call = await newcomer();
    for (const slug of ['admin', 'api', 'site', 'rdv', 'embed', 'comptoir', 'www'])
      expect((await call('POST', '/v1/sites', { ...SITE, slug })).json.error.code).toBe('slug_taken');
  });

  test('is the business’s only one', async () => {
    const { call } = await settled();
    const { status, json } = await call('POST', '/v1/sites', { ...SITE, slug: freshSlug() });
    expect([status, json.error.code]).toEqual([409, 'site_exists']);
  });

  test('asked for again after its answer was lost is the one that was made', async () => {
    const { call, slug } = await settled();
    expect((await call('POST', '/v1/sites', { ...SITE, slug })).status).toBe(201);
  });

  test('asked for again with other words is refused, so that those words are not lost unseen', async () => {
    const { call, slug } = await settled();
    const other = { ...SITE, slug, welcomeMessage: 'Bienvenue au garage' };
    expect((await call('POST', '/v1/sites', other)).json.error.code).toBe('site_exists');
    expect((await call('GET', '/v1/sites')).json.data.welcomeMessage).toBe(SITE.welcomeMessage);
  });

  test('goes to one of those who ask for the same slug at the same moment', async () => {
    const slug = freshSlug();
    const callers = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const answers = await Promise.all(callers.map((call) => call('POST', '/v1/sites', { ...SITE, slug })));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    for (const { status, json } of answers) if (status !== 201) expect(json.error.code).toBe('slug_taken');
  });

  test.each([
    ...Object.entries(CONTENTION).map(([name, fault]) => [name, () => ({ before: fault() })] as const),
    ['a lost reply', () => ({ after: lostReply() })] as const,
  ])('is made all the same after %s', async (_name, fault) => {
    const call = await newcomer();
    const heal = injectFaults(world.kernel.table, firstOnes(1, isTransaction, fault));
    const { status } = await call('POST', '/v1/sites', { ...SITE, slug: freshSlug() });
    heal();
    expect(status).toBe(201);
  });
});

describe('an edited site', () => {
  test('is changed in what a patch names, and in nothing else', async () => {
    const { call } = await settled();
    const before = (await call('GET', '/v1/sites')).json.data;
    const patch = {
      theme: 'dark',
      replyMode: 'greeting-only',
      description: 'Mécanique générale',
      primaryColor: '#123',
      seo: { metaTitle: 'Garage', twitterCard: 'summary' },
      canonicalUrl: 'https://garage.example/',
    };
    const { status, json } = await call('PATCH', '/v1/sites/current', patch);
    expect([status, json.data]).toEqual([200, { ...before, ...patch, version: 2 }]);
    const cleared = await call('PATCH', '/v1/sites/current', { description: null, canonicalUrl: null });
    expect(cleared.json.data).toEqual({
      ...before,
      ...patch,
      description: null,
      canonicalUrl: null,
      version: 3,
    });
  });

  test('survives a patch that names nothing', async () => {
    const { call } = await settled();
    const before = (await call('GET', '/v1/sites')).json.data;
    const { status, json } = await call('PATCH', '/v1/sites/current', {});
    expect([status, json.data]).toEqual([200, { ...before, version: 2 }]);
  });

  test('is a 404 before there is one', async () => {
    const call = await newcomer();
    const { status, json } = await call('PATCH', '/v1/sites/current', { title: 'Garage' });
    expect([status, json.error.code]).toEqual([404, 'site_not_found']);
  });

  test('refuses what is read-only, by name', async () => {
    const { call } = await settled();
    const { status, json } = await call('PATCH', '/v1/sites/current', { customDomain: 'garage.example' });
    expect([status, json.error.issues]).toEqual([400, [{ path: 'customDomain', message: 'Champ inconnu.' }]]);
  });
});

describe('a renamed site', () => {
  const renamed = async () => {
    const { call, slug: old } = await settled();
    const slug = freshSlug();
    const { status, json } = await call('PATCH', '/v1/sites/current', { slug });
    expect([status, json.data.slug]).toEqual([200, slug]);
    return { call, old, slug };
  };

  test('is found under its new slug and, redirected with 301, under its old one', async () => {
    const { old, slug } = await renamed();
    expect(await configStatus(slug)).toBe(200);
    const page = await world.call('GET', `/site/${old}`);
    expect([page.status, page.headers.location]).toEqual([301, `/site/${slug}`]);
  });

  test('keeps its old slug from everybody else for 180 days, and not a moment longer', async () => {
    const { old } = await renamed();
    const call = await newcomer();
    const claim = () => call('POST', '/v1/sites', { ...SITE, slug: old });
    try {
      world.setClock(MONDAY_8H + 180 * DAY_MS - 1000);
      expect([await configStatus(old), (await claim()).json.error?.code]).toEqual([200, 'slug_taken']);
      world.setClock(MONDAY_8H + 180 * DAY_MS);
      expect(await configStatus(old)).toBe(404);
      expect((await claim()).status).toBe(201);
    } finally {
      world.setClock(MONDAY_8H);
    }
  });

  test('can take its own old slug back', async () => {
    const { call, old, slug } = await renamed();
    expect((await call('PATCH', '/v1/sites/current', { slug: old })).json.data.slug).toBe(old);
    const page = await world.call('GET', `/site/${slug}`);
    expect([page.status, page.headers.location]).toEqual([301, `/site/${old}`]);
  });

  test('cannot take another’s slug, a reserved one, or another’s old one', async () => {
    const { slug: taken } = await settled();
    const { old } = await renamed();
    const { call, slug } = await settled();
    for (const wanted of [taken, 'admin', old]) {
      const { status, json } = await call('PATCH', '/v1/sites/current', { slug: wanted, title: 'Volé' });
      expect([status, json.error.code]).toEqual([409, 'slug_taken']);
    }
    expect((await call('GET', '/v1/sites')).json.data).toMatchObject({ slug, title: SITE.title });
  });
});

test('the site follows the tenant’s industry at each profile save', async () => {
  const { owner } = await openBusiness(world);
  const { token } = owner;
  await world.call('PATCH', '/v1/tenants/current', { token, body: { industry: 'sante' } });
  expect((await world.call('GET', '/v1/sites', { token })).json.data.industry).toBe('sante');
});
