import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';
import { bookTime, openSalon } from '../calendars/salon.ts';
import { fieldsOf, pageGetter, seen } from './read-page.ts';

let world: World;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld();
  get = pageGetter(world);
});
afterAll(() => world.stop());

const handles = (html: string): readonly string[] =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*value="([^"]+)"/g)].map(([, handle = '']) => handle);

test('the page offers anyone and each person by name, without scripts too', async () => {
  const salon = await openSalon(world, 2);
  const html = seen(await get(`/site/${salon.slug}`));
  const [, options = ''] = /<select[^>]*name="with"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
  expect([...options.matchAll(/>([^<]+)<\/option>/g)].map(([, name]) => name)).toEqual([
    'Peu importe',
    'Alice',
    'Bruno',
  ]);
});

test('the times of the person asked for are booked with that person', async () => {
  const salon = await openSalon(world, 2);
  const [, bruno = ''] = salon.people;
  const html = seen(await get(`/site/${salon.slug}?with=${bruno}`));
  expect(html).toContain(`<option value="${bruno}" selected="">Bruno</option>`);
  const [first = ''] = handles(html);
  const booked = await bookTime(world.call, salon, { slotId: first, startAt: '' });
  expect(booked.calendarId).toBe(bruno);
});

test('whoever is not there, or does not perform the service, is nobody asked for', async () => {
  const salon = await openSalon(world, 3);
  const [alice = '', bruno = '', chloe = ''] = salon.people;
  await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [alice, bruno] });
  for (const id of [chloe, 'nobody', '']) {
    const page = await get(`/site/${salon.slug}?with=${id}`);
    expect(page.status).toBe(200);
    const [form = ''] = /<select[^>]*name="with"[^>]*>.*?<\/select>/.exec(seen(page)) ?? [];
    expect(form).toContain('Alice');
    expect(form).not.toContain('Chloé');
    expect(handles(seen(page)).length).toBeGreaterThan(0);
  }
});

test('the person asked for stays asked for when the form comes back, and in the other language', async () => {
  const salon = await openSalon(world, 2);
  const [, bruno = ''] = salon.people;
  const page = await get(`/site/${salon.slug}?with=${bruno}&utm_source=ami`);
  expect(seen(page)).toMatch(
    new RegExp(`href="/site/${salon.slug}\\?lang=en&amp;[^"]*with=${bruno}&amp;utm_source=ami"`),
  );
  const again = await world.call('POST', `/site/${salon.slug}/book`, {
    rawBody: new URLSearchParams(fieldsOf(page)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(again.status).toBe(400);
  expect(seen(again)).toContain(`<option value="${bruno}" selected="">Bruno</option>`);
});

test('without a service asked for, the page shows one that the person asked for performs', async () => {
  const salon = await openSalon(world, 3);
  const [alice = '', bruno = '', chloe = ''] = salon.people;
  await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [alice, bruno] });
  const body = { name: 'Zen', durationMin: 30, calendarIds: [bruno, chloe] };
  const { serviceId } = (await salon.call('POST', '/v1/services', body)).json.data;
  const html = seen(await get(`/site/${salon.slug}?with=${chloe}`));
  expect(html).toMatch(new RegExp(`<option value="${serviceId}" selected="">Zen`));
  expect(html).toContain(`<option value="${chloe}" selected="">Chloé</option>`);
});

test('says that somebody who was asked for does not perform the service, and takes anyone', async () => {
  const salon = await openSalon(world, 3);
  const [alice = '', bruno = '', chloe = ''] = salon.people;
  await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [alice, bruno] });
  await salon.call('POST', '/v1/services', { name: 'Zen', durationMin: 30, calendarIds: [chloe] });
  const asked = `/site/${salon.slug}?service=${salon.serviceId}&with=`;
  const html = seen(await get(`${asked}${chloe}`));
  expect(html).toContain("Chloé ne fait pas ce service : plus personne n'est demandé en particulier.");
  expect(html).not.toContain(`<option value="${chloe}"`);
  expect(html).not.toContain(`name="with" value="${chloe}"`);
  expect(handles(html).length).toBeGreaterThan(0);
  expect(seen(await get(`${asked}${alice}`))).not.toContain('ne fait pas ce service');
  expect(seen(await get(`${asked}${chloe}&lang=en`))).toContain('Chloé does not do this service');
});

test('a business of one calendar offers no choice', async () => {
  const { slug } = await openBusiness(world);
  expect(seen(await get(`/site/${slug}`))).not.toContain('name="with"');
});
