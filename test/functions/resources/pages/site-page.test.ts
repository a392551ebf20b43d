import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';
import { inlineScripts, langOf, nonceOf, pageGetter, policyOf, seen } from './read-page.ts';

let world: World;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld();
  get = pageGetter(world);
});
afterAll(() => world.stop());

describe('GET /site/{slug}', () => {
  test('is whole HTML: services, hours, a form with free times, and data for machines', async () => {
    const { slug } = await openBusiness(world);
    const page = await get(`/site/${slug}`);
    expect([page.status, page.headers['content-type'], langOf(page)]).toEqual([
      200,
      'text/html; charset=utf-8',
      'fr',
    ]);
    expect(page.text.startsWith('<!doctype html>')).toBe(true);
    const html = seen(page);
    for (const text of [
      'Garage Tremblay',
      'Bonjour, que puis-je pour vous ?',
      'Vidange',
      '60 min',
      '60,00 $',
    ])
      expect(html).toContain(text);
    expect(html).toContain(`action="/site/${slug}/book#reserver"`);
    // Whole days, as many as forty times fill: seven times today and eight on each of the next four.
    expect([...html.matchAll(/type="radio"/g)]).toHaveLength(39);
    expect(page.text).toContain('application/ld+json');
    expect(page.text).toContain(`<link rel="canonical" href="https://app.example/site/${slug}"`);
  });

  test('runs no script but its own file, and may be framed by nobody', async () => {
    const { slug } = await openBusiness(world);
    const page = await get(`/site/${slug}`);
    const policy = policyOf(page);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(policy['style-src']?.filter((source) => source.startsWith("'sha256-"))).toHaveLength(3);
    expect(inlineScripts(page)).toEqual([]);
    expect(page.text).not.toMatch(/\son\w+=|javascript:|<[^>]+\sstyle=/i);
  });

  test('lets nothing that a business writes become markup', async () => {
    const { slug, owner } = await openBusiness(world);
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
    const body = {
      title: evil,
      welcomeMessage: evil,
      description: evil,
      seo: { metaTitle: evil, metaDescription: evil },
    };
    await world.call('PATCH', '/v1/sites/current', { token: owner.token, body });
    await world.call('POST', '/v1/services', {
      token: owner.token,
      body: { name: evil, durationMin: 30, description: evil },
    });
    for (const path of [`/site/${slug}`, `/embed/${slug}`]) {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('<script>alert');
      expect(page.text).not.toContain('<img src=x');
      expect(inlineScripts(page)).toEqual([]);
    }
  });

  test('follows ?lang before the browser’s language', async () => {
    const { slug } = await openBusiness(world);
    const langs = await Promise.all(
      [
        [`/site/${slug}`, 'en-CA,en;q=0.9'],
        [`/site/${slug}?lang=en`, 'fr'],
        [`/site/${slug}?lang=fr`, 'en'],
        [`/site/${slug}?lang=de`, 'en'],
      ].map(async ([path = '', language]) => langOf(await get(path, language))),
    );
    expect(langs).toEqual(['en', 'en', 'fr', 'en']);
    expect((await get(`/site/${slug}`)).headers.vary).toBe('accept-language');
  });

  test('shows the times of the service asked for, and of the first one when it is none of its', async () => {
    const { slug, owner, serviceId } = await openBusiness(world);
    world.advance(1);
    const body = { name: 'Révision', durationMin: 120 };
    const { json } = await world.call('POST', '/v1/services', { token: owner.token, body });
    const chosen = async (service: string) =>
      /name="serviceId" value="(\w+)"|value="(\w+)" name="serviceId"/
        .exec(seen(await get(`/site/${slug}?service=${service}&utm_source=x`)))
        ?.slice(1)
        .find(Boolean);
    expect(await chosen(json.data.serviceId)).toBe(json.data.serviceId);
    expect(await chosen('nobody')).toBe(serviceId);
  });

  test('names whoever answers for personal information, once the business has named somebody', async () => {
    const { slug, owner } = await openBusiness(world);
    const footer = async () => /<footer[\s\S]*<\/footer>/.exec(seen(await get(`/site/${slug}`)))?.[0] ?? '';
    expect(await footer()).not.toContain('mailto:');
    const privacyContact = { name: 'Claire Roy', email: 'vieprivee@garage.example' };
    await world.call('PATCH', '/v1/tenants/current', { token: owner.token, body: { privacyContact } });
    expect(await footer()).toContain('Responsable des renseignements personnels :');
    expect(await footer()).toMatch(/<a[^>]*href="mailto:vieprivee@garage.example"[^>]*>Claire Roy<\/a>/);
  });

  test('has a form nonce of its own each time', async () => {
    const { slug } = await openBusiness(world);
    const nonces = await Promise.all([1, 2, 3].map(async () => nonceOf(await get(`/site/${slug}`))));
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(nonce).toMatch(/^\w{26}$/);
  });
});

describe('GET /embed/{slug}', () => {
  test('is the chat alone, the only page that other sites may frame', async () => {
    const { slug } = await openBusiness(world);
    const page = await get(`/embed/${slug}`);
    expect([page.status, policyOf(page)['frame-ancestors']]).toEqual([200, ['*']]);
    expect(inlineScripts(page)).toEqual([]);
    expect(seen(page)).not.toContain('<form method="post"');
    expect(page.text).toContain('noindex');
  });
});
