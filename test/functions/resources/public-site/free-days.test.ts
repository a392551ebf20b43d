import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const localDate = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(iso));

test('the free days are those of all free times, each with its first', async () => {
  world.setClock(MONDAY_8H);
  const { slug, serviceId } = await openBusiness(world);
  const path = `/public/sites/${slug}`;
  const { timezone } = (await world.call('GET', `${path}/config`)).json.data;
  const { slots } = (await world.call('GET', `${path}/slots?serviceId=${serviceId}&limit=100`)).json.data;
  const { days } = (await world.call('GET', `${path}/days?serviceId=${serviceId}`)).json.data;
  const first = new Map<string, string>();
  for (const { startAt } of slots) {
    const date = localDate(startAt, timezone);
    if (!first.has(date)) first.set(date, startAt);
  }
  expect(first.size).toBeGreaterThan(2);
  expect(days.slice(0, first.size)).toEqual([...first].map(([date, startAt]) => ({ date, startAt })));
});

test('a service or person that cannot be booked is 400, an unknown business 404', async () => {
  const { slug } = await openBusiness(world);
  const asked = async (path: string) => {
    const { status, json } = await world.call('GET', `/public/sites/${path}`);
    return [status, json.error.issues?.[0]?.path];
  };
  expect(await asked(`${slug}/days?serviceId=nobody`)).toEqual([400, 'serviceId']);
  expect(await asked(`${slug}/days?calendarId=nobody`)).toEqual([400, 'calendarId']);
  expect(await asked('no-such-place/days')).toEqual([404, undefined]);
});
