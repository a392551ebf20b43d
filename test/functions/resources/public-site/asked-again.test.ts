import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { crash, firstOnes, injectFaults, isTransaction, mentions } from '../bookings/faults.ts';
import { slotAt, visit } from '../bookings/visitors.ts';
import { plain, visitorOf } from '../chat/visitor.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const dieAfterBooking = () =>
  injectFaults(
    world.kernel.table,
    firstOnes(
      1,
      (sent) => isTransaction(sent) && mentions('TAKEN#')(sent),
      () => ({ after: crash() }),
    ),
  );

const bookings = async () =>
  (await world.call('GET', '/v1/bookings', { token: business.owner.token })).json.data.bookings;

describe('a booking whose process died once it was made', () => {
  test('is answered to the same request, when its handle has long run out', async () => {
    const { slotId } = await slotAt(world, business, 8);
    const heal = dieAfterBooking();
    expect((await visit(world.call, business, { who: 1, slotId, key: 'once' })).status).toBe(500);
    heal();
    world.advance(90);
    const again = await visit(world.call, business, { who: 1, slotId, key: 'once' });
    expect(again.status).toBe(201);
    expect(await bookings()).toMatchObject([{ bookingId: again.json.data.bookingId }]);
    const another = await visit(world.call, business, { who: 1, slotId, key: 'another' });
    expect([another.status, another.json.error.code]).toEqual([400, 'slot_invalid']);
  });

  test('in the chat is answered there', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Un rendez-vous jeudi à 14 h ?');
    const heal = dieAfterBooking();
    expect((await say('Ana, ana@example.org', { key: 'once' })).status).toBe(500);
    heal();
    world.advance(90);
    const { json } = await say('Ana, ana@example.org', { key: 'once' });
    const [booking] = await bookings();
    expect(json.data.booking).toMatchObject({ bookingId: booking.bookingId });
  });
});

describe('an appointment made in the chat', () => {
  test('speaks the language of the conversation, whatever the browser speaks', async () => {
    const { say } = visitorOf(world, business.slug, 'fr');
    await say('Hello, I would like an appointment tomorrow at 2 pm please');
    const { json } = await say('My name is Ana, ana@example.org');
    expect(plain(json.data.reply)).toMatch(/booked|confirmed/i);
    const { client, name } = world.kernel.table;
    const { GetCommand } = await import('@aws-sdk/lib-dynamodb');
    const Key = { pk: `TENANT#${business.tenantId}`, sk: `BOOKING#${json.data.booking.bookingId}` };
    expect((await client.send(new GetCommand({ TableName: name, Key }))).Item).toMatchObject({
      language: 'en',
    });
  });
});

describe('a renamed site’s old address', () => {
  test('keeps the language, the service and the campaign, and nothing else', async () => {
    const slug = `neuf-${Date.now().toString(36)}`;
    await world.call('PATCH', '/v1/sites/current', { token: business.owner.token, body: { slug } });
    const from = async (query: string) =>
      (await world.call('GET', `/site/${business.slug}${query}`)).headers.location;
    expect(await from('')).toBe(`/site/${slug}`);
    expect(await from('?lang=en&utm_source=a%20b&utm_campaign=hiver')).toBe(
      `/site/${slug}?lang=en&utm_source=a+b&utm_campaign=hiver`,
    );
    expect(await from(`?service=${business.serviceId}&lang=xx&x=1&utm_id=2`)).toBe(
      `/site/${slug}?service=${business.serviceId}`,
    );
    expect(await from(`?utm_term=${'x'.repeat(500)}`)).toBe(`/site/${slug}?utm_term=${'x'.repeat(120)}`);
    expect(await from('?utm_source=%0d%0aSet-Cookie:a')).toBe(
      `/site/${slug}?utm_source=%0D%0ASet-Cookie%3Aa`,
    );
  });
});
