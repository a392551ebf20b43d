import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { plain, visitorOf } from '../../chat/visitor.ts';
import { offered, patient, tally } from '../visitors.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world, { capacity: 3, maxPerContact: 3, maxPerAddressDay: 10 });
});
afterAll(() => world.stop());

let names = 0;
const nextEmail = () => {
  names += 1;
  return `visiteur-${names}@example.com`;
};

/** Books one of the free times by form. */
const book = (slotId: string, viewer: string, contact: object = { email: nextEmail() }) =>
  patient(world.call)('POST', `/public/sites/${business.slug}/bookings`, {
    viewer,
    body: { slotId, serviceId: business.serviceId, name: 'Ana Lévy', ...contact },
  });

const slotIds = async () => (await offered(world, business, 50)).map(({ slotId }) => slotId);

const bookings = async () =>
  (await world.call('GET', '/v1/bookings?limit=100', { token: business.owner.token })).json.data.bookings;

describe('an attacker who books as fast as they may', () => {
  test.each([
    ['from one address', () => '203.0.113.9'],
    [
      'from all over one IPv6 network',
      (n: number) => `2001:db8:1:2:${n.toString(16)}::${(n * 7).toString(16)}`,
    ],
  ])('%s, under a new contact each time, has ten appointments after a day', async (_how, viewer) => {
    const refused = new Set<string>();
    for (let hour = 0; hour < 23; hour++) {
      world.setClock(MONDAY_8H + hour * 3_600_000);
      const ids = await slotIds();
      for (let n = 0; n < 4; n++) {
        const { status, json } = await book(ids[n] ?? '', viewer(hour * 4 + n));
        if (status !== 201) refused.add(`${status} ${json.error.code}`);
      }
    }
    expect(await bookings()).toHaveLength(10);
    expect([...refused]).toEqual(['403 booking_limit']);
    world.setClock(MONDAY_8H + 24 * 3_600_000);
    const [later = ''] = await slotIds();
    expect((await book(later, viewer(500))).status).toBe(201);
  });

  test('at once gets no further', async () => {
    const ids = await slotIds();
    const answers = await Promise.all(ids.slice(0, 18).map((slotId) => book(slotId, '203.0.113.9')));
    expect(tally(answers)).toEqual({ '201': 10, '403 booking_limit': 8 });
    expect(await bookings()).toHaveLength(10);
  });

  test('under one contact from address after address has three appointments ahead', async () => {
    const ids = await slotIds();
    const answers = [];
    for (const [n, slotId] of ids.slice(0, 8).entries()) {
      const phone = n % 2 ? { phone: '514 555-0142' } : {};
      answers.push(await book(slotId, `198.51.100.${n}`, { email: 'Marie@example.com', ...phone }));
    }
    expect(tally(answers)).toEqual({ '201': 3, '403 booking_limit': 5 });
  });
});

describe('whoever is refused', () => {
  test('may book again once an appointment is cancelled or has passed', async () => {
    const ids = await slotIds();
    const contact = { phone: '514 555-0142' };
    const made = [];
    for (const n of [0, 1, 20]) made.push(await book(ids[n] ?? '', '198.51.100.1', contact));
    expect((await book(ids[21] ?? '', '198.51.100.1', contact)).json.error.code).toBe('booking_limit');
    const { token } = business.owner;
    await world.call('DELETE', `/v1/bookings/${made[2]?.json.data.bookingId}`, { token });
    expect((await book(ids[21] ?? '', '198.51.100.1', contact)).status).toBe(201);
    expect((await book(ids[22] ?? '', '198.51.100.1', contact)).status).toBe(403);
    world.setClock(Date.parse(made[1]?.json.data.endAt));
    const fresh = await slotIds();
    expect((await book(fresh[9] ?? '', '198.51.100.1', contact)).status).toBe(201);
  });

  test('hears it in the chat, with the number to call', async () => {
    business = await openBusiness(world, { capacity: 3, maxPerContact: 1 });
    const [first = ''] = await slotIds();
    await book(first, '198.51.100.1', { email: 'marie@example.com' });
    const { say } = visitorOf(world, business.slug);
    await say('Un rendez-vous jeudi à 14 h ?');
    const { json } = await say('Marie Roy, marie@example.com');
    expect(json.data.booking).toBeUndefined();
    expect(plain(json.data.reply)).toContain('Trop de rendez-vous');
  });

  test('is booked by a member, who books as many as they like', async () => {
    const [, , ...ids] = await offered(world, business, 50);
    for (const { startAt } of ids.slice(0, 12)) {
      const body = { serviceId: business.serviceId, startAt, name: 'Ana', email: 'ana@example.com' };
      expect((await world.call('POST', '/v1/bookings', { token: business.owner.token, body })).status).toBe(
        201,
      );
    }
    const [free = ''] = await slotIds();
    expect((await book(free, '198.51.100.1', { email: 'ana@example.com' })).status).toBe(201);
  });
});

test('an owner raises both, and nobody’s address is kept', async () => {
  const booking = { maxPerContact: 5, maxPerAddressDay: 12 };
  const { token } = business.owner;
  const saved = await world.call('PATCH', '/v1/tenants/current', { token, body: { booking } });
  expect(saved.json.data.booking).toMatchObject(booking);
  const ids = await slotIds();
  const answers = [];
  for (const [n, slotId] of ids.slice(0, 14).entries())
    answers.push(await book(slotId, '203.0.113.9', { email: `v${Math.floor(n / 5)}@example.com` }));
  expect(tally(answers)).toEqual({ '201': 12, '403 booking_limit': 2 });
  const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
  const { client, name } = world.kernel.table;
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
  expect(JSON.stringify(Items)).not.toContain('203.0.113');
});
