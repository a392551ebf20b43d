import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { ANA, openDesk } from './visitors-calls.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const business = () => openDesk(world);

describe('booking on the public page', () => {
  test('makes an appointment with a link of its own, and files the person', async () => {
    const { slots, book, serviceId, staff } = await business();
    const [slot] = await slots(`serviceId=${serviceId}`);
    const { status, json } = await book({
      slotId: slot?.slotId,
      ...ANA,
      phone: '514 555-0142',
      note: 'Merci',
    });
    expect([status, json.data]).toEqual([
      201,
      {
        bookingId: expect.any(String),
        title: 'Vidange',
        startAt: slot?.startAt,
        endAt: slot?.endAt,
        status: 'confirmed',
        manageUrl: expect.stringMatching(/^https:\/\/app\.example\/rdv\/[\w.~-]+$/),
        confirmedTo: 'ana@example.org',
      },
    ]);
    const kept = await staff('GET', `/v1/bookings/${json.data.bookingId}`);
    expect(kept.json.data).toMatchObject({
      email: 'ana@example.org',
      phone: '+15145550142',
      note: 'Merci',
      source: 'form',
      serviceId,
      price: 60,
      currency: 'CAD',
    });
    const leads = (await staff('GET', '/v1/leads')).json.data.leads;
    expect(leads).toMatchObject([{ name: 'Ana Lévy', email: 'ana@example.org', source: 'form' }]);
  });

  test('needs one of e-mail and phone', async () => {
    const { slots, book } = await business();
    const [slot] = await slots();
    for (const contact of [{}, { email: '' }, { email: ' ', phone: ' ' }]) {
      const { status, json } = await book({ slotId: slot?.slotId, name: 'Ana', ...contact });
      expect([status, json.error.code, json.error.issues[0].path]).toEqual([
        400,
        'contact_required',
        'email',
      ]);
    }
  });

  test('refuses a handle that was forged, cut, changed, or lengthened', async () => {
    const { slots, book } = await business();
    const slotId = (await slots())[0]?.slotId ?? '';
    const [payload = '', mac = ''] = slotId.split('.');
    const changed = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    for (const bad of [
      'forged',
      payload,
      `${payload}.`,
      `.${mac}`,
      `${payload}.${changed}`,
      `${payload}.${mac}.`,
      `${payload}.${mac}.x`,
      `${payload}.${mac}=`,
      ` ${slotId}`,
      `${mac}.${payload}`,
    ]) {
      const { status, json } = await book({ slotId: bad, ...ANA });
      expect([bad, status, json.error.code]).toEqual([bad, 400, 'slot_invalid']);
    }
    expect((await book({ slotId, ...ANA })).status).toBe(201);
  });

  test('refuses another business’s handle, and one older than an hour', async () => {
    const [ours, theirs] = [await business(), await business()];
    const foreign = (await theirs.slots())[0]?.slotId;
    expect((await ours.book({ slotId: foreign, ...ANA })).json.error.code).toBe('slot_invalid');
    const [, , later] = await ours.slots();
    world.advance(59);
    const inTime = await ours.book({ slotId: later?.slotId, ...ANA });
    world.advance(1);
    const [, last] = await theirs.slots();
    world.advance(60);
    const tooLate = await theirs.book({ slotId: last?.slotId, ...ANA });
    world.setClock(MONDAY_8H);
    expect([inTime.status, tooLate.json.error.code]).toEqual([201, 'slot_invalid']);
  });

  test('of a time just taken is a 409 with the three nearest free ones, which can be booked', async () => {
    const { slots, book } = await business();
    const [slot] = await slots();
    await book({ slotId: slot?.slotId, ...ANA });
    const { status, json } = await book({ slotId: slot?.slotId, name: 'Luc', email: 'luc@example.org' });
    expect([status, json.error.code, json.error.alternatives.length]).toEqual([409, 'slot_taken', 3]);
    const [other] = json.error.alternatives;
    expect((await book({ slotId: other.slotId, name: 'Luc', email: 'luc@example.org' })).status).toBe(201);
  });

  test('twice under one key is the same appointment, and under another key a time just taken', async () => {
    const { slots, book } = await business();
    const [slot] = await slots();
    const body = { slotId: slot?.slotId, ...ANA };
    const first = await book(body, { 'idempotency-key': 'first' });
    expect((await book(body, { 'idempotency-key': 'first' })).json.data).toEqual(first.json.data);
    const other = await book(body, { 'idempotency-key': 'other' });
    expect([other.status, other.json.error.code]).toEqual([409, 'slot_taken']);
  });

  test('is refused for a service that is not offered any more', async () => {
    const { slots, book, staff, serviceId } = await business();
    const [slot] = await slots(`serviceId=${serviceId}`);
    await staff('PATCH', `/v1/services/${serviceId}`, { active: false });
    const { status, json } = await book({ slotId: slot?.slotId, ...ANA });
    expect([status, json.error.issues[0].path]).toEqual([400, 'serviceId']);
  });

  test('is counted: the 21st of a minute from one address is refused until the minute has passed', async () => {
    const { slug } = await business();
    const post = (viewer: string) =>
      world.call('POST', `/public/sites/${slug}/bookings`, { viewer, body: { slotId: 'x', ...ANA } });
    world.setClock(MONDAY_8H + 15_000);
    for (let tries = 0; tries < 20; tries++) expect((await post('192.0.2.1')).status).toBe(400);
    const { status, json, headers } = await post('192.0.2.1');
    expect([status, json.error.code, headers['retry-after']]).toEqual([403, 'rate_limited', '65']);
    expect((await post('192.0.2.2')).status).toBe(400);
    world.setClock(MONDAY_8H + 60_000);
    expect((await post('192.0.2.1')).status).toBe(403);
    world.setClock(MONDAY_8H + 90_000);
    expect((await post('192.0.2.1')).status).toBe(400);
    world.setClock(MONDAY_8H);
  });
});

describe('the manage link', () => {
  test('shows the visitor their appointment, as it is now', async () => {
    const { slots, book, staff, slug, serviceId } = await business();
    const [slot] = await slots(`serviceId=${serviceId}`);
    // Whoever holds the link is not told the address.
    const { confirmedTo, ...made } = (await book({ slotId: slot?.slotId, ...ANA })).json.data;
    const path = `/public/bookings/${made.manageUrl.split('/').at(-1)}`;
    expect(JSON.stringify((await world.call('GET', path)).json)).not.toContain(confirmedTo);
    expect((await world.call('GET', path)).json.data).toMatchObject({
      ...made,
      business: 'Garage Tremblay',
      timezone: 'America/Toronto',
      slug,
    });
    await staff('DELETE', `/v1/bookings/${made.bookingId}`);
    expect((await world.call('GET', path)).json.data.status).toBe('cancelled');
  });

  test('forged, changed, or a slot’s handle in its place, is a 404', async () => {
    const { slots, book } = await business();
    const [slot] = await slots();
    const made = (await book({ slotId: slot?.slotId, ...ANA })).json.data;
    const token: string = made.manageUrl.split('/').at(-1);
    const [payload = '', mac = ''] = token.split('.');
    const swapped = `${payload}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    for (const bad of ['forged', swapped, `${token}.x`, `${token}~`, slot?.slotId ?? '', payload]) {
      const { status, json } = await world.call('GET', `/public/bookings/${bad}`);
      expect([bad, status, json.error.code]).toEqual([bad, 404, 'not_found']);
    }
  });
});
