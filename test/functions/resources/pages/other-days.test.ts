import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { fieldsOf, lookOf, nonceOf, pageGetter, seen } from './read-page.ts';

let world: World;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld();
  get = pageGetter(world);
});
afterAll(() => world.stop());

/** The free times that a page offers, as handles. */
const handles = (html: string): readonly string[] =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*value="([^"]+)"/g)].map(([, handle = '']) => handle);

const post = (slug: string, fields: Readonly<Record<string, string>>): Promise<Answer> =>
  world.call('POST', `/site/${slug}/book`, {
    rawBody: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** The page after the press of a button that shows other times; undefined where there is no such button. */
const pressed = async (slug: string, page: Answer, text: string): Promise<Answer | undefined> => {
  const look = lookOf(page, text);
  return look === undefined ? undefined : post(slug, { ...fieldsOf(page), look });
};

/** The same where there is one. */
const shown = async (slug: string, page: Answer, text: string): Promise<Answer> => {
  const answer = await pressed(slug, page, text);
  if (!answer) throw new Error(`The page has no button "${text}".`);
  expect(answer.status).toBe(200);
  return answer;
};

const daysOf = (html: string): readonly string[] =>
  [...html.matchAll(/<legend class="mb-2 [^"]*">([^<]+)<\/legend>/g)].map(([, day = '']) => day);

describe('days after the first, without JavaScript', () => {
  test('are reached by buttons, on and back, and a time of theirs is booked', async () => {
    const { slug, owner } = await openBusiness(world);
    const firstPage = await get(`/site/${slug}?utm_source=ami`);
    const first = seen(firstPage);
    expect(lookOf(firstPage, 'Voir les jours précédents')).toBeUndefined();
    const laterPage = await shown(slug, firstPage, 'Voir les jours suivants');
    const later = seen(laterPage);
    expect(later).toMatch(/Créneaux à partir du \w+ \d+/);
    expect(daysOf(later).some((day) => daysOf(first).includes(day))).toBe(false);
    const fields = fieldsOf(laterPage);
    expect(fields).toMatchObject({ utm_source: 'ami', from: expect.stringMatching(/^2026-\d\d-\d\d$/) });
    const back = await shown(slug, laterPage, 'Revenir au plus tôt');
    expect(daysOf(seen(back))).toEqual(daysOf(first));
    const [slotId = ''] = handles(later);
    const form = { ...fields, slotId };
    // Refused, the form shows the same days with the picked time.
    const refused = await post(slug, { ...form, name: '' });
    expect([refused.status, daysOf(seen(refused))]).toEqual([400, daysOf(later)]);
    expect(seen(refused)).toMatch(/type="radio"[^>]*checked/);
    const nonce = nonceOf(refused);
    const booked = await post(slug, { ...form, nonce, name: 'Ana Lévy', email: 'ana@example.org' });
    expect(booked.status).toBe(303);
    const { bookings } = (await world.call('GET', '/v1/bookings', { token: owner.token })).json.data;
    expect(bookings[0].startAt.slice(0, 10) >= (fields.from ?? '')).toBe(true);
  });

  test('are shown by an address that names one, also in the other language', async () => {
    const { slug } = await openBusiness(world);
    const page = await get(`/site/${slug}?from=2026-11-30&utm_source=ami`);
    expect(seen(page)).toContain('Créneaux à partir du lundi 30 novembre.');
    const other = /<a [^>]*?href="([^"]*)"[^>]*>English</.exec(seen(page))?.[1]?.replaceAll('&amp;', '&');
    expect(other).toMatch(/lang=en&service=[^&]+&from=2026-11-30&utm_source=ami$/);
  });

  test('all come, one view after another, each once', async () => {
    const { slug } = await openBusiness(world);
    const all: string[] = [];
    let page: Answer | undefined = await get(`/site/${slug}?lang=en`);
    while (page !== undefined) {
      all.push(...daysOf(seen(page)));
      page = await pressed(slug, page, 'See later days');
    }
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all).size).toBe(all.length);
  });

  test('say so where nothing is free from the day on, and lead back', async () => {
    const { slug } = await openBusiness(world);
    const page = await get(`/site/${slug}?from=2030-01-07`);
    const html = seen(page);
    expect(html).toContain('Aucun créneau libre à partir du lundi 7 janvier.');
    expect(html).not.toContain('Aucun créneau libre pour le moment');
    const back =
      (await pressed(slug, page, 'Voir les jours précédents')) ??
      (await shown(slug, page, 'Revenir au plus tôt'));
    expect(handles(seen(back)).length).toBeGreaterThan(0);
  });

  test('what is no day is answered with the soonest times, and said; a day that is past with the soonest alone', async () => {
    const { slug } = await openBusiness(world);
    const soonest = daysOf(seen(await get(`/site/${slug}`)));
    for (const from of ['demain', '2026-02-30', '2026-13-01', `2026-11-30${'0'.repeat(200)}`]) {
      const page = await get(`/site/${slug}?from=${from}`);
      expect([page.status, daysOf(seen(page))]).toEqual([200, soonest]);
      expect(seen(page)).toContain("L'adresse ne nomme pas de jour qui se lise");
    }
    const past = seen(await get(`/site/${slug}?from=2020-01-01`));
    expect(daysOf(past)).toEqual(soonest);
    expect(past).not.toContain('Revenir au plus tôt');
  });

  test('stay asked for when the business has moved to another address', async () => {
    const { slug, owner } = await openBusiness(world);
    const { version } = (await world.call('GET', '/v1/sites', { token: owner.token })).json.data;
    const body = { slug: `${slug}-neuf`, version };
    await world.call('PATCH', '/v1/sites/current', { token: owner.token, body });
    const moved = await get(`/site/${slug}?from=2026-11-30`);
    expect([moved.status, moved.headers.location]).toEqual([301, `/site/${slug}-neuf?from=2026-11-30`]);
  });
});
