import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AssistantPorts } from '../../../../functions/assistant/ports.ts';
import { getTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import { portsFor } from '../../../../functions/resources/chat/assistant-ports.ts';
import { brandId, type ConversationId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { PublicBooking } from '../../../../shared/schemas/public-booking.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  business = await openBusiness(world);
});

let turns = 0;

/** The ports of one turn of a conversation. */
const portsIn = async (conversationId: string): Promise<AssistantPorts> => {
  const tenant = await getTenant(world.kernel.table, brandId<TenantId>(business.tenantId));
  const now = world.kernel.clock();
  turns += 1;
  const turn = turns;
  return portsFor(world.kernel, tenant, {
    conversation: {
      conversationId: brandId<ConversationId>(conversationId),
      startedAt: new Date(now - 120_000).toISOString(),
    },
    source: 'chat',
    utm: undefined,
    viewer: `2001:db8:0:${turn.toString(16)}::1`,
    now,
    mint: (kind) => `${kind}-${turn}`,
  }).ports;
};

/** Books a free time in a conversation; 10 is far enough ahead to be changed. */
const bookIn = async (conversationId: string, nth = 10): Promise<PublicBooking> => {
  const ports = await portsIn(conversationId);
  const slot = (await ports.findSlots({ serviceId: business.serviceId, limit: 20 }))[nth];
  const result = await ports.bookSlot({
    slotId: slot?.slotId ?? '',
    name: 'Ana Roy',
    email: 'ana@example.com',
    language: 'fr',
  });
  if (result.kind !== 'booked') throw new Error(result.kind);
  return result.booking;
};

/** Another service of the business. */
const addService = async (name: string, durationMin: number): Promise<string> => {
  const body = { name, durationMin, price: 90 };
  const { json } = await world.call('POST', '/v1/services', { token: business.owner.token, body });
  return json.data.serviceId;
};

test('a conversation moves what it booked to a time that it was offered for that', async () => {
  const { bookingId, startAt } = await bookIn('c1');
  const ports = await portsIn('c1');
  const slots = await ports.findSlots({ moving: bookingId, limit: 50 });
  expect(slots.map((slot) => slot.startAt)).not.toContain(startAt);
  const last = slots.at(-1);
  const moved = await ports.moveBooking(bookingId, last?.slotId ?? '');
  expect(moved).toMatchObject({ kind: 'moved', booking: { bookingId, startAt: last?.startAt } });
  // Sent again after a lost answer.
  expect(await (await portsIn('c1')).moveBooking(bookingId, last?.slotId ?? '')).toEqual(moved);
});

test('a time that was taken meanwhile is answered with others', async () => {
  const { bookingId } = await bookIn('c2');
  const ports = await portsIn('c2');
  const [first] = await ports.findSlots({ moving: bookingId, limit: 1 });
  const taker = await portsIn('taker');
  const [theirs] = await taker.findSlots({ serviceId: business.serviceId, limit: 1 });
  await taker.bookSlot({ slotId: theirs?.slotId ?? '', name: 'Bo', email: 'bo@example.com', language: 'fr' });
  const result = await ports.moveBooking(bookingId, first?.slotId ?? '');
  expect(result).toMatchObject({ kind: 'taken', alternatives: expect.arrayContaining([expect.anything()]) });
});

test('a conversation cancels what it booked; the second time changes nothing', async () => {
  const { bookingId } = await bookIn('c3');
  const ports = await portsIn('c3');
  const cancelled = await ports.cancelBookings([bookingId]);
  expect(cancelled).toMatchObject({ kind: 'cancelled', bookings: [{ status: 'cancelled' }] });
  expect(await ports.cancelBookings([bookingId])).toEqual(cancelled);
  expect(await ports.findBookings([bookingId])).toMatchObject([
    { booking: { bookingId, status: 'cancelled' }, change: 'closed' },
  ]);
});

test('another conversation finds, moves and cancels nothing of it, and sees no times for it', async () => {
  const { bookingId, startAt } = await bookIn('c4');
  const [slot] = await (await portsIn('c4')).findSlots({ moving: bookingId, limit: 1 });
  const ports = await portsIn('stranger');
  expect(await ports.findBookings([bookingId])).toEqual([]);
  expect(await ports.findSlots({ moving: bookingId, limit: 5 })).toEqual([]);
  expect(await ports.moveBooking(bookingId, slot?.slotId ?? '')).toEqual({ kind: 'too_late' });
  expect(await ports.cancelBookings([bookingId])).toEqual({ kind: 'too_late' });
  expect(await (await portsIn('c4')).findBookings([bookingId])).toMatchObject([
    { booking: { startAt, status: 'confirmed' }, change: 'open' },
  ]);
});

test('within the business’s cut-off nothing is changed any more', async () => {
  const { bookingId } = await bookIn('c5', 0);
  const ports = await portsIn('c5');
  const [slot] = await ports.findSlots({ moving: bookingId, limit: 1 });
  expect(await ports.moveBooking(bookingId, slot?.slotId ?? '')).toEqual({ kind: 'too_late' });
  expect(await ports.cancelBookings([bookingId])).toEqual({ kind: 'too_late' });
});

test('a handle that is none of ours moves nothing', async () => {
  const { bookingId } = await bookIn('c6');
  const ports = await portsIn('c6');
  expect(await ports.moveBooking(bookingId, 'forged')).toEqual({ kind: 'expired' });
});

test('a booking becomes one for another service, at its own time and in its own place', async () => {
  const { bookingId, startAt } = await bookIn('c7');
  const other = await addService('Coloration', 90);
  const ports = await portsIn('c7');
  const slots = await ports.findSlots({ moving: bookingId, serviceId: other, limit: 50 });
  const same = slots.find((slot) => slot.startAt === startAt);
  const moved = await ports.moveBooking(bookingId, same?.slotId ?? '', other);
  const endAt = new Date(Date.parse(startAt) + 90 * 60_000).toISOString();
  expect(moved).toMatchObject({ kind: 'moved', booking: { bookingId, title: 'Coloration', startAt, endAt } });
  expect(await ports.findBookings([bookingId])).toMatchObject([
    { booking: { title: 'Coloration', status: 'confirmed' } },
  ]);
  // Sent again after a lost answer.
  expect(await (await portsIn('c7')).moveBooking(bookingId, same?.slotId ?? '', other)).toEqual(moved);
});

test('no service is changed by a time that was offered for another, nor to one that is not there', async () => {
  const { bookingId, title } = await bookIn('c8');
  const other = await addService('Coloration', 90);
  const ports = await portsIn('c8');
  const [slot] = await ports.findSlots({ moving: bookingId, limit: 1 });
  expect(await ports.moveBooking(bookingId, slot?.slotId ?? '', other)).toEqual({ kind: 'expired' });
  expect(await ports.findSlots({ moving: bookingId, serviceId: 'none', limit: 5 })).toEqual([]);
  expect(await ports.findBookings([bookingId])).toMatchObject([{ booking: { title, status: 'confirmed' } }]);
});

test('within the business’s cut-off no service is changed either', async () => {
  const { bookingId } = await bookIn('c9', 0);
  const other = await addService('Coloration', 90);
  const ports = await portsIn('c9');
  const [slot] = await ports.findSlots({ moving: bookingId, serviceId: other, limit: 1 });
  expect(await ports.moveBooking(bookingId, slot?.slotId ?? '', other)).toEqual({ kind: 'too_late' });
});
