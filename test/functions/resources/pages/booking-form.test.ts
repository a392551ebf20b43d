import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { PACE } from '../../../../functions/resources/bookings/visitors/visitor-pace.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { type Answer, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { headingOf, inlineScripts, langOf, nonceOf, pageGetter, plain, policyOf, seen } from './read-page.ts';

let world: World;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld();
  get = pageGetter(world);
});
afterAll(() => world.stop());

interface Filled {
  readonly language?: string;
  readonly viewer?: string;
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const inputsIn = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
const hiddenOf = ({ text }: Answer, name: string) =>
  attribute(inputsIn(text).find((tag) => tag.includes(`name="${name}"`)) ?? '', 'value');
const pickedOf = ({ text }: Answer) =>
  attribute(
    inputsIn(text).find((tag) => tag.includes('type="radio"') && tag.includes('checked')) ?? '',
    'value',
  );

/** The page's own form as a browser without scripts posts it, with one of the free times picked. */
const formOf = async (slug: string, query = '', position = 0) => {
  const page = await get(`/site/${slug}${query}`);
  const form = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(page.text)?.[0] ?? '';
  const inputs = inputsIn(form);
  const hidden = inputs.filter((tag) => tag.includes('type="hidden"'));
  const radio = inputs.filter((tag) => tag.includes('type="radio"'))[position] ?? '';
  const base = Object.fromEntries(hidden.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]));
  const typed = { slotId: attribute(radio, 'value'), name: '', email: '', phone: '', note: '' };
  return { ...base, nonce: nonceOf(page), ...typed };
};

let visitors = 0;

const post = (
  slug: string,
  fields: Readonly<Record<string, string>>,
  { language = 'fr', viewer }: Filled = {},
) => {
  visitors += 1;
  return world.call('POST', `/site/${slug}/book`, {
    rawBody: new URLSearchParams(fields).toString(),
    viewer: viewer ?? `2001:db8:${visitors.toString(16)}:ab::1`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
  });
};

const bookingsOf = async (token: string): Promise<readonly unknown[]> =>
  (await world.call('GET', '/v1/bookings', { token })).json.data.bookings;

describe('booking without JavaScript', () => {
  test('sends the browser to the appointment’s own page', async () => {
    const { slug, owner } = await openBusiness(world);
    const form = await formOf(slug);
    const answer = await post(slug, { ...form, name: 'Ana Lévy', email: 'ana@example.org', note: 'Merci' });
    expect(answer.status).toBe(303);
    const page = await get(answer.headers.location ?? '');
    expect([page.status, headingOf(page)]).toEqual([200, expect.any(String)]);
    expect(seen(page)).toContain('Garage Tremblay');
    expect(seen(page)).toContain('Vidange');
    expect(page.text).toContain('<meta name="referrer" content="no-referrer"');
    expect(page.text).toContain('noindex');
    expect(policyOf(page)['frame-ancestors']).toEqual(["'none'"]);
    expect(await bookingsOf(owner.token)).toMatchObject([
      { leadName: 'Ana Lévy', note: 'Merci', source: 'form' },
    ]);
  });

  test('pressed twice, books once and leads to the same page', async () => {
    const { slug, owner } = await openBusiness(world);
    const form = { ...(await formOf(slug)), name: 'Ana Lévy', phone: '514 555-0142' };
    const [first, second] = [await post(slug, form), await post(slug, form)];
    expect([second.status, second.headers.location]).toEqual([303, first.headers.location]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    // Whoever reads the records of a day's requests opens no appointment by them.
    const token = /^\/rdv\/([^?]+)/.exec(first.headers.location ?? '')?.[1] ?? '';
    const records = (await allItems(world)).filter(({ pk }) => String(pk).startsWith('IDEMPOTENCY#'));
    expect([records.length > 0, token.length > 20]).toEqual([true, true]);
    expect(JSON.stringify(records)).not.toContain(token);
    expect(await bookingsOf(owner.token)).toHaveLength(1);
  });

  test('pressed twice at once, books once all the same', async () => {
    const { slug, owner } = await openBusiness(world);
    const form = { ...(await formOf(slug)), name: 'Ana Lévy', phone: '514 555-0142' };
    const answers = await Promise.all([post(slug, form), post(slug, form)]);
    const [first, second] = answers.map(({ status, headers }) => [status, headers.location]);
    expect(first).toEqual([303, expect.stringMatching(/^\/rdv\//)]);
    expect(second).toEqual(first);
    expect(await bookingsOf(owner.token)).toHaveLength(1);
  });

  test('wrongly filled in comes back with what was typed, what is wrong, and a nonce of its own', async () => {
    const { slug, owner } = await openBusiness(world);
    const form = await formOf(slug);
    const typed = {
      ...form,
      name: 'Ana <b>Lévy</b>',
      email: 'ana@',
      phone: '514 555-0142',
      note: 'Deux\r\nlignes',
    };
    const page = await post(slug, typed);
    expect([page.status, page.headers['content-type'], langOf(page)]).toEqual([
      400,
      'text/html; charset=utf-8',
      'fr',
    ]);
    const html = seen(page);
    expect(html).toContain('value="Ana &lt;b&gt;Lévy&lt;/b&gt;"');
    expect(html).toContain('value="ana@"');
    expect(html).toContain('value="514 555-0142"');
    expect(html).toContain('Deux\nlignes');
    expect(html).toContain('Adresse e-mail invalide.');
    expect(html).toContain('role="alert"');
    expect(html).toMatch(
      new RegExp(`<input[^>]*checked[^>]*value="${form.slotId}"|value="${form.slotId}"[^>]*checked`),
    );
    expect([nonceOf(page).length, nonceOf(page) === typed.nonce]).toEqual([26, false]);
    expect(inlineScripts(page)).toEqual([]);
    expect(await bookingsOf(owner.token)).toEqual([]);
    const mended = await post(slug, { ...typed, nonce: nonceOf(page), email: '' });
    expect(mended.status).toBe(303);
  });

  test.each([
    ['a contact', { name: 'Ana' }, 400, 'Un e-mail ou un numéro de téléphone est requis.'],
    ['a name', { email: 'ana@example.org' }, 400, 'Ce champ est requis.'],
    ['a time', { name: 'Ana', email: 'ana@example.org', slotId: '' }, 400, 'Ce champ est requis.'],
    [
      'a time of ours',
      { name: 'Ana', email: 'ana@example.org', slotId: 'x' },
      400,
      "Ce créneau n'est pas valide.",
    ],
    ['a phone that is one', { name: 'Ana', phone: 'appelez-moi' }, 400, 'Numéro de téléphone invalide.'],
  ] as const)('without %s says so', async (_, fields, status, text) => {
    const { slug } = await openBusiness(world);
    const page = await post(slug, { ...(await formOf(slug)), ...fields });
    expect(page.status).toBe(status);
    expect(seen(page)).toContain(text);
  });

  test('of a time just taken is a 409 that offers the nearest free ones', async () => {
    const { slug } = await openBusiness(world);
    const form = await formOf(slug);
    await post(slug, { ...form, name: 'Ana', email: 'ana@example.org' });
    const page = await post(slug, { ...form, nonce: 'another', name: 'Luc', email: 'luc@example.org' });
    expect(page.status).toBe(409);
    expect(seen(page)).toContain("Ce créneau vient d'être pris.");
    expect(seen(page)).toContain('value="Luc"');
    expect(seen(page)).not.toContain(`value="${form.slotId}"`);
  });

  test('wrongly filled in comes back minutes later with its time still picked', async () => {
    const { slug } = await openBusiness(world);
    const form = await formOf(slug, '', 5);
    world.advance(3);
    const page = await post(slug, { ...form, name: 'Ana' });
    expect(page.status).toBe(400);
    const slotId = pickedOf(page);
    expect([slotId.length > 40, slotId === form.slotId]).toEqual([true, false]);
    const mended = { ...form, slotId, nonce: nonceOf(page), name: 'Ana', email: 'ana@example.org' };
    expect((await post(slug, mended)).status).toBe(303);
  });

  test.each([
    ['fr', /envoyez le formulaire à partir de 8 h 00 min 10 s, tel que vous/],
    ['en', /send the form from 8:00:10 a\.m\. on, as you filled it in/],
  ])('above the pace says in %s from when it can be sent, and books then', async (language, sentence) => {
    world.setClock(MONDAY_8H);
    const { slug, owner, tenantId } = await openBusiness(world);
    const now = world.kernel.clock();
    await world.kernel.table.write({
      put: keys.pace(brandId<TenantId>(tenantId)),
      item: { madeAt: Array(PACE.most).fill(now), version: 1, expiresAt: now / 1000 + 600 },
    });
    const typed = {
      ...(await formOf(slug, '', 5)),
      language,
      name: 'Ana Lévy',
      phone: '514 555-0142',
      note: 'Merci',
    };
    const viewer = '2001:db8:77:ab::1';
    const page = await post(slug, typed, { viewer });
    expect([page.status, langOf(page)]).toEqual([409, language]);
    expect(plain(seen(page))).toMatch(sentence);
    for (const value of ['Ana Lévy', '514 555-0142']) expect(seen(page)).toContain(`value="${value}"`);
    expect(seen(page)).toContain('Merci');
    const again = { ...typed, nonce: nonceOf(page), waitToken: hiddenOf(page, 'waitToken') };
    const early = await post(slug, again, { viewer });
    expect([early.status, hiddenOf(early, 'waitToken')]).toEqual([409, again.waitToken]);
    world.setClock(now + 120_000);
    const later = { ...again, nonce: nonceOf(early) };
    expect((await post(slug, later, { viewer })).status).toBe(303);
    expect(await bookingsOf(owner.token)).toHaveLength(1);
  });

  test('speaks the language that the form was shown in', async () => {
    const { slug, owner } = await openBusiness(world);
    const form = { ...(await formOf(slug)), language: 'en' };
    const page = await post(slug, { ...form, name: 'Ana' }, { language: 'fr' });
    expect([page.status, langOf(page)]).toEqual([400, 'en']);
    expect(seen(page)).toContain('An e-mail or a phone number is required.');
    const again = { ...form, nonce: nonceOf(page), name: 'Ana', email: 'ana@example.org' };
    const booked = await post(slug, again, { language: 'fr' });
    expect(langOf(await get(booked.headers.location ?? '', 'fr'))).toBe('en');
    expect(await bookingsOf(owner.token)).toHaveLength(1);
  });

  test('takes the campaign of the page’s address along to the lead, even when it comes back once', async () => {
    const { slug, owner } = await openBusiness(world);
    const long = 'x'.repeat(200);
    const form = await formOf(slug, `?utm_source=infolettre&utm_campaign=hiver&utm_term=${long}&autre=1`);
    const page = await post(slug, { ...form, name: 'Ana' });
    expect(page.status).toBe(400);
    expect(seen(page)).toContain('name="utm_source" value="infolettre"');
    const mended = { ...form, nonce: nonceOf(page), name: 'Ana', email: 'ana@example.org' };
    expect((await post(slug, mended)).status).toBe(303);
    const { leads } = (await world.call('GET', '/v1/leads', { token: owner.token })).json.data;
    expect(leads[0].utm).toEqual({ source: 'infolettre', campaign: 'hiver', term: 'x'.repeat(120) });
  });

  test('from an address without a campaign tells of none', async () => {
    const { slug, owner } = await openBusiness(world);
    await post(slug, { ...(await formOf(slug)), name: 'Ana', email: 'ana@example.org' });
    const { leads } = (await world.call('GET', '/v1/leads', { token: owner.token })).json.data;
    expect(leads[0]).not.toHaveProperty('utm');
  });

  test('of an unknown business is the page that says so', async () => {
    const page = await post('nobody-here', { nonce: 'n', name: 'Ana' });
    expect([page.status, headingOf(page)]).toEqual([404, 'Site introuvable']);
  });

  test('too often from one address shows the form again with the reason', async () => {
    const { slug } = await openBusiness(world);
    const form = await formOf(slug);
    const tries = Array.from({ length: 21 }, (_, n) =>
      world.call('POST', `/site/${slug}/book`, {
        rawBody: new URLSearchParams({
          ...form,
          nonce: `n${n}`,
          name: 'Ana',
          slotId: 'x',
          email: 'a@b.co',
        }).toString(),
        viewer: '198.51.100.9',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(1);
    expect(plain(refused[0]?.text ?? '')).toContain('Trop de demandes, réessayez dans quelques minutes.');
  });

  test.each([
    ['without its nonce', { name: 'Ana' }],
    ['with a field that is none of its', { nonce: 'n', surplus: 'x' }],
    ['with a nonce that is no key', { nonce: 'a b' }],
    ['with too much in a field', { nonce: 'n', name: 'x'.repeat(121) }],
  ])('posted by hand %s is answered with a page', async (_, fields: Record<string, string>) => {
    const { slug } = await openBusiness(world);
    const page = await post(slug, fields);
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  });

  test('larger than any form is answered with a page too', async () => {
    const { slug } = await openBusiness(world);
    const page = await post(slug, { nonce: 'n', note: 'x'.repeat(17_000) });
    expect([page.status, page.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  });
});
