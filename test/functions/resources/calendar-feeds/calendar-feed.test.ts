import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { readCalendar } from './read-calendar.ts';

const DAY_MS = 86_400_000;
const TUESDAY_10H = Date.parse('2026-11-24T15:00:00.000Z');

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const staff = (method: string, path: string, body?: unknown, of: Business = business) =>
  world.call(method, path, { token: of.owner.token, body });

const addressOf = async (of: Business = business): Promise<string> =>
  (await staff('GET', '/v1/calendar-feed', undefined, of)).json.data.url;

const ask = (url: string) => world.call('GET', url.slice('https://app.example'.length));

const entries = async (of: Business = business) =>
  readCalendar((await ask(await addressOf(of))).text).entries;

const book = async (startMs: number, name = 'Ana Lévy') => {
  const body = { serviceId: business.serviceId, startAt: new Date(startMs).toISOString(), name };
  const { json } = await staff('POST', '/v1/bookings', body);
  return { uid: `${json.data.bookingId}@comptoir`, path: `/v1/bookings/${json.data.bookingId}` };
};

describe('the calendar feed', () => {
  test('is a calendar file at an address that ends in .ics and needs no sign-in', async () => {
    const { uid } = await book(TUESDAY_10H);
    const url = await addressOf();
    expect(url).toMatch(/^https:\/\/app\.example\/public\/calendars\/[\w.-]+\.ics$/);
    const { status, headers, text } = await ask(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    expect(readCalendar(text).entries).toMatchObject([
      { UID: uid, SEQUENCE: '0', DTSTART: '20261124T150000Z', SUMMARY: 'Vidange – Ana Lévy' },
    ]);
  });

  test('follows a booking through moves and its cancelling, under one id and a growing sequence', async () => {
    const { uid, path } = await book(TUESDAY_10H);
    const seen = [await entries()];
    for (const hours of [1, 2]) {
      await staff('PATCH', path, { startAt: new Date(TUESDAY_10H + hours * 3_600_000).toISOString() });
      seen.push(await entries());
    }
    await staff('PATCH', path, { status: 'confirmed' });
    await staff('DELETE', path);
    seen.push(await entries());
    expect(seen.flat().map(({ UID, SEQUENCE, DTSTART, STATUS }) => [UID, SEQUENCE, DTSTART, STATUS])).toEqual(
      [
        [uid, '0', '20261124T150000Z', 'CONFIRMED'],
        [uid, '1', '20261124T160000Z', 'CONFIRMED'],
        [uid, '2', '20261124T170000Z', 'CONFIRMED'],
        [uid, '3', '20261124T170000Z', 'CANCELLED'],
      ],
    );
  });

  test('goes from 30 days back to 180 ahead, in order', async () => {
    const start = TUESDAY_10H;
    const { uid: early } = await book(start);
    const { uid: late } = await book(start + 178 * DAY_MS);
    await book(start + 190 * DAY_MS);
    expect((await entries()).map(({ UID }) => UID)).toEqual([early, late]);
    world.setClock(start + 30 * DAY_MS - 1);
    expect((await entries()).map(({ UID }) => UID)).toContain(early);
    world.setClock(start + 30 * DAY_MS + 1);
    expect((await entries()).map(({ UID }) => UID)).not.toContain(early);
  });

  test('holds one business’s bookings and nobody else’s', async () => {
    await book(TUESDAY_10H, 'Canari');
    const other = await openBusiness(world);
    expect(await entries(other)).toEqual([]);
    expect((await ask(await addressOf(other))).text).not.toContain('Canari');
  });

  test('is a 404 at an address that was forged, changed, cut, or that opens something else', async () => {
    const url = await addressOf();
    const [other, slots] = [
      await addressOf(await openBusiness(world)),
      (await world.call('GET', `/public/sites/${business.slug}/slots?limit=1`)).json.data.slots,
    ];
    const token = url.slice(url.lastIndexOf('/') + 1, -'.ics'.length);
    const [payload = '', mac = ''] = token.split('.');
    const foreign = other.slice(other.lastIndexOf('/') + 1).split('.')[1];
    for (const name of [
      'forged.ics',
      `${token}`,
      `${token}.ics.ics`,
      `${token}.ICS`,
      `${payload}.ics`,
      `${payload}.${foreign}.ics`,
      `${payload}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}.ics`,
      `${slots[0].slotId}.ics`,
    ]) {
      const { status, json } = await world.call('GET', `/public/calendars/${name}`);
      expect([name, status, json?.error.code]).toEqual([name, 404, 'not_found']);
    }
  });

  test('is counted: a program that asks more than once a second is refused until a minute has passed', async () => {
    const url = await addressOf();
    for (let times = 0; times < 60; times++) await ask(url);
    const { status, json, headers } = await ask(url);
    expect([status, json.error.code, headers['retry-after']]).toEqual([403, 'rate_limited', '70']);
  });
});

describe('rotating the feed', () => {
  test('makes every earlier address a 404 and answers the new one', async () => {
    const first = await addressOf();
    const { status, json } = await staff('POST', '/v1/calendar-feed/rotate');
    const second = await addressOf();
    expect([status, json.data.url]).toEqual([200, second]);
    await staff('POST', '/v1/calendar-feed/rotate');
    expect(
      (await Promise.all([first, second, await addressOf()].map(ask))).map((answer) => answer.status),
    ).toEqual([404, 404, 200]);
  });

  test('twice under one key rotates once', async () => {
    const rotate = () =>
      world.call('POST', '/v1/calendar-feed/rotate', { token: business.owner.token, key: 'once' });
    const [first, again] = [await rotate(), await rotate()];
    expect(again.json).toEqual(first.json);
    expect((await ask(first.json.data.url)).status).toBe(200);
  });

  test('leaves the offers of the agenda as they are: it is no change of rules', async () => {
    const slots = () => world.call('GET', `/public/sites/${business.slug}/slots?limit=5`);
    const before = (await slots()).json;
    await staff('POST', '/v1/calendar-feed/rotate');
    expect((await slots()).json).toEqual(before);
  });
});
