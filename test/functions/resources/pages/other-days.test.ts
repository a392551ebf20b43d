import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';
import { nonceOf, pageGetter, seen } from './read-page.ts';

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

/** Where a link of that text leads. */
const linkOf = (html: string, text: string): string | undefined =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)]
    .find(([, , said]) => said === text)?.[1]
    ?.replaceAll('&amp;', '&')
    .replace(/#reserver$/, '');

const daysOf = (html: string): readonly string[] =>
  [...html.matchAll(/<legend class="mb-2 text-sm font-medium">([^<]+)<\/legend>/g)].map(
    ([, day = '']) => day,
  );

describe('days after the first, without JavaScript', () => {
  test('are reached by links, on and back, and a time of theirs is booked', async () => {
    const { slug, owner } = await openBusiness(world);
    const first = seen(await get(`/site/${slug}?utm_source=ami`));
    expect(linkOf(first, 'Voir les jours précédents')).toBeUndefined();
    const laterUrl = linkOf(first, 'Voir les jours suivants') ?? '';
    expect(laterUrl).toMatch(/lang=fr&service=[^&]+&from=2026-\d\d-\d\d&utm_source=ami$/);
    const laterPage = await get(laterUrl);
    const later = seen(laterPage);
    expect(later).toMatch(/Créneaux à partir du \w+ \d+/);
    expect(daysOf(later).some((day) => daysOf(first).includes(day))).toBe(false);
    expect(linkOf(later, 'English')).toContain('&from=2026');
    const backUrl = linkOf(later, 'Revenir au plus tôt') ?? '';
    expect(daysOf(seen(await get(backUrl)))).toEqual(daysOf(first));
    const from = /name="from" value="([^"]+)"/.exec(later)?.[1] ?? '';
    const [slotId = ''] = handles(later);
    const form = { nonce: nonceOf(laterPage), slotId, from, language: 'fr', consent: 'true' };
    const post = (fields: Readonly<Record<string, string>>) =>
      world.call('POST', `/site/${slug}/book`, {
        rawBody: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    // Refused, the form shows the same days with the picked time.
    const refused = await post({ ...form, name: '' });
    expect([refused.status, daysOf(seen(refused))]).toEqual([400, daysOf(later)]);
    expect(seen(refused)).toMatch(/type="radio"[^>]*checked/);
    const nonce = nonceOf(refused);
    const booked = await post({ ...form, nonce, name: 'Ana Lévy', email: 'ana@example.org' });
    expect(booked.status).toBe(303);
    const { bookings } = (await world.call('GET', '/v1/bookings', { token: owner.token })).json.data;
    expect(bookings[0].startAt.slice(0, 10) >= from).toBe(true);
  });

  test('all come, one view after another, each once', async () => {
    const { slug } = await openBusiness(world);
    const all: string[] = [];
    let url: string | undefined = `/site/${slug}?lang=en`;
    while (url !== undefined) {
      const html = seen(await get(url));
      all.push(...daysOf(html));
      url = linkOf(html, 'See later days');
    }
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all).size).toBe(all.length);
  });

  test('say so where nothing is free from the day on, and lead back', async () => {
    const { slug } = await openBusiness(world);
    const html = seen(await get(`/site/${slug}?from=2030-01-07`));
    expect(html).toContain('Aucun créneau libre à partir du lundi 7 janvier.');
    expect(html).not.toContain('Aucun créneau libre pour le moment');
    expect(
      handles(
        seen(
          await get(linkOf(html, 'Voir les jours précédents') ?? linkOf(html, 'Revenir au plus tôt') ?? ''),
        ),
      ).length,
    ).toBeGreaterThan(0);
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
