import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { MONDAY_8H } from '../../../support/world.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';
import { readCalendar } from '../calendar-feeds/read-calendar.ts';
import { readCsv } from '../exports/csv-reader.ts';
import { openAppointment } from '../public-site/manage-world.ts';
import { expectAgreement, recordsOf } from './records.ts';

const NOW = '2026-11-23T13:05:00.000Z';
const TOMORROW = '2026-11-24T13:05:00.000Z';

let world: MailWorld;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  await world.newMailsTo('');
});
afterAll(() => world.stop());

const walkIn = (more: object = {}) =>
  at.staff('POST', '/v1/bookings', { serviceId: at.serviceId, startAt: NOW, walkIn: true, ...more });
const text = async (path: string) => (await at.staff('GET', path)).text;

describe('a walk-in', () => {
  test('is booked without a name or a contact, as one of the bookings of the day', async () => {
    const { status, json } = await walkIn();
    expect([status, json.data]).toEqual([
      201,
      expect.objectContaining({ leadName: '', leadId: null, email: null, phone: null, source: 'walk_in' }),
    ]);
    const { bookings } = await dataOf(at.staff('GET', `/v1/bookings?from=${NOW}&to=${TOMORROW}`));
    expect(bookings).toMatchObject([{ bookingId: json.data.bookingId, startAt: NOW }]);
    expectAgreement(await recordsOf(world, at.tenantId));
  });

  test('is the only booking that needs no name', async () => {
    const { status, json } = await walkIn({ walkIn: false });
    expect([status, json.error]).toMatchObject([400, { issues: [{ path: 'name' }] }]);
    expect((await walkIn({ walkIn: false, name: 'Ana' })).status).toBe(201);
  });

  test('takes the time like any other, and is refused by what is in the way', async () => {
    await walkIn();
    const { status, json } = await walkIn();
    expect([status, json.error]).toMatchObject([409, { code: 'slot_taken', inTheWay: [{ leadName: '' }] }]);
    expect((await walkIn({ overbook: true })).json.data).toMatchObject({ overbooked: true });
    expectAgreement(await recordsOf(world, at.tenantId));
  });

  test('becomes a lead by its contact alone, and is found under it again', async () => {
    const phone = '514 555-0177';
    const { leadId } = (await walkIn({ phone })).json.data;
    const lead = await dataOf(at.staff('GET', `/v1/leads/${leadId}`));
    expect(lead).toMatchObject({ name: null, phone: '+15145550177', source: 'walk_in' });
    expect(lead.requestedAt).toBeUndefined();
    const named = await walkIn({ startAt: TOMORROW, phone, name: 'Paul Côté' });
    expect(named.json.data.leadId).toBe(leadId);
    expect((await dataOf(at.staff('GET', `/v1/leads/${leadId}`))).name).toBe('Paul Côté');
  });

  test('is told nothing of it; of a later change they are', async () => {
    const email = 'paul@example.org';
    const { bookingId, version } = (await walkIn({ startAt: '2026-11-23T13:02:00.000Z', email })).json.data;
    world.advance(1);
    expect(await world.newMailsTo(email)).toEqual([]);
    await at.staff('PATCH', `/v1/bookings/${bookingId}`, { startAt: TOMORROW, version });
    world.advance(1);
    const [mail, ...more] = await world.newMailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Bonjour,');
    expect(mail?.text).not.toMatch(/undefined|null/);
  });

  test('is told nothing of its cancellation either, of which they never heard', async () => {
    const email = 'lea@example.org';
    const { bookingId } = (await walkIn({ email })).json.data;
    expect((await at.staff('DELETE', `/v1/bookings/${bookingId}`)).status).toBe(204);
    world.advance(1);
    expect(await world.newMailsTo(email)).toEqual([]);
  });

  test('holds in the file, the feed and the day’s e-mail without a name', async () => {
    await walkIn({ startAt: TOMORROW });
    const [heads = [], ...rows] = readCsv(
      (await text('/v1/exports/bookings.csv')).replace('\ufeff', ''),
      ',',
    );
    const row = rows.find((cells) => cells.includes('Sans rendez-vous')) ?? [];
    expect([row[heads.indexOf('Client')], row[heads.indexOf('Source')]]).toEqual(['', 'Sans rendez-vous']);
    const { url } = await dataOf(at.staff('GET', '/v1/calendar-feed'));
    const feed = (await world.call('GET', new URL(url).pathname)).text;
    expect(readCalendar(feed).entries.map(({ SUMMARY }) => SUMMARY)).toContain('Vidange');
    const notifications = { kinds: ['team_tomorrow'], bookings: 'all' };
    await at.staff('PATCH', '/v1/members/me', { notifications });
    world.setClock(Date.parse('2026-11-23T23:05:00.000Z'));
    const [digest] = await world.newMailsTo(at.owner.email);
    expect(digest?.text).toContain('Sans rendez-vous');
  });

  test('gets a name later, and keeps it through a cancellation and its undoing', async () => {
    const { bookingId, version } = (await walkIn({ startAt: TOMORROW })).json.data;
    const path = `/v1/bookings/${bookingId}`;
    await at.staff('PATCH', path, { name: 'Zoé Roy', phone: '514 555-0178', version });
    await at.staff('DELETE', path);
    const cancelled = await dataOf(at.staff('GET', path));
    const { json } = await at.staff('POST', `${path}/restore`, { version: cancelled.version });
    expect(json.data).toMatchObject({ leadName: 'Zoé Roy', source: 'walk_in', status: 'confirmed' });
    expectAgreement(await recordsOf(world, at.tenantId));
  });
});
