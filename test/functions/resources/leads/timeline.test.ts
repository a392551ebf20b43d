import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { timeline } from '../../../../shared/schemas/lead-timeline.ts';
import { markAtStart } from '../../../support/mark-booking.ts';
import { join } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { crash, firstOnes, injectFaults, isTransaction, mentions } from '../bookings/faults.ts';
import { recordsOf } from '../bookings/records.ts';
import { slotAt, visit } from '../bookings/visitors.ts';
import { visitorOf } from '../chat/visitor.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: World;
let business: Business;
let desk: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
  desk = leadCalls(world, business);
});
afterAll(() => world.stop());

const MARIE = { name: 'Marie', email: 'marie@example.com' };
const kinds = async (id: string) => (await desk.timeline(id)).map(({ kind }: { kind: string }) => kind);
const references = async () => (await recordsOf(world, business.tenantId)).references;

describe('the timeline of a lead', () => {
  test('tells its bookings by form, by chat and by hand, its conversations, requests and statuses, newest first', async () => {
    const { leadId } = await desk.create({ ...MARIE, message: 'Bonjour' });
    world.advance(1);
    const { slotId, startAt } = await slotAt(world, business);
    await visit(world.call, business, { who: 1, slotId, body: MARIE });
    world.advance(1);
    const { say, convId } = visitorOf(world, business.slug);
    await say('Un rendez-vous demain à 14 h ?');
    await say('Marie, marie@example.com');
    world.advance(1);
    const byHand = { serviceId: business.serviceId, startAt: '2026-11-30T15:00:00Z', ...MARIE };
    await desk.call('POST', '/v1/bookings', byHand);
    world.advance(1);
    await desk.patch(leadId, { status: 'won' });

    const { json } = await desk.call('GET', `/v1/leads/${leadId}/timeline`);
    expect(timeline.isValidSync(json.data, { strict: true })).toBe(true);
    const conversationId = convId().split('.')[0];
    expect(json.data.entries).toMatchObject([
      { kind: 'status', from: 'new', to: 'won', by: business.owner.memberId },
      { kind: 'booking', booking: { startAt: '2026-11-30T15:00:00.000Z' } },
      { kind: 'booking', booking: { startAt: '2026-11-24T19:00:00.000Z', title: 'Vidange' } },
      {
        kind: 'conversation',
        conversationId,
        conversation: { turns: 2, lastMessage: 'Marie, marie@example.com' },
      },
      { kind: 'booking', booking: { startAt, status: 'confirmed', changes: 0 } },
      { kind: 'request', source: 'manual', message: 'Bonjour' },
    ]);
    const moments = json.data.entries.map(({ at }: { at: string }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('tells of a booking what has become of it', async () => {
    const { slotId } = await slotAt(world, business);
    await visit(world.call, business, { who: 1, slotId });
    const [{ bookingId, leadId }] = await desk.bookings();
    const { startAt } = await slotAt(world, business, 5);
    await desk.call('PATCH', `/v1/bookings/${bookingId}`, { startAt });
    expect(await desk.timeline(leadId)).toMatchObject([{ bookingId, booking: { startAt, changes: 1 } }]);
    await markAtStart(world, business.owner.token, bookingId, 'attended');
    expect(await desk.timeline(leadId)).toMatchObject([{ bookingId, booking: { status: 'attended' } }]);
  });

  test('names a conversation once, however often it leads to the same person', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Je veux laisser un message');
    await say('Mon auto fait un bruit');
    await say('Marie Roy, marie@example.com');
    await say('Un rendez-vous demain à 14 h ?');
    await say('oui');
    const [{ leadId }] = (await desk.list()).leads;
    expect((await kinds(leadId)).toSorted()).toEqual(['booking', 'conversation', 'request']);
  });

  test('keeps the words of each request, also of a lead whose own message says another', async () => {
    const told = await desk.tell({ contact: { email: MARIE.email, phone: null }, message: 'Un bruit' });
    world.advance(1);
    await desk.tell({ contact: { email: MARIE.email, phone: null }, message: 'Encore un bruit' });
    await desk.patch(told, { message: 'Corrigé' });
    expect(await desk.timeline(told)).toMatchObject([
      { kind: 'request', message: 'Encore un bruit', source: 'chat' },
      { kind: 'request', message: 'Un bruit' },
    ]);
  });

  test('tells a request once, though its process died after it was kept', async () => {
    const { leadId } = await desk.create(MARIE);
    const { say } = visitorOf(world, business.slug);
    await say('Je veux laisser un message');
    await say('Mon auto fait un bruit');
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(
        1,
        (sent) => isTransaction(sent) && mentions('LEADREF#')(sent),
        () => ({ after: crash() }),
      ),
    );
    let answer = await say('Marie, marie@example.com', { key: 'once' });
    heal();
    expect(answer.status).toBe(500);
    world.advance(3);
    answer = await say('Marie, marie@example.com', { key: 'once' });
    expect(answer.json.data.lead).toEqual({ leadId });
    expect((await kinds(leadId)).toSorted()).toEqual(['conversation', 'request']);
  });

  test('says that there was a conversation, and nothing of it, once it is no longer kept', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Je veux laisser un message');
    await say('Mon auto fait un bruit');
    await say('Marie Roy, marie@example.com');
    const [{ leadId }] = (await desk.list()).leads;
    world.advance(91 * 1440);
    const entries = await desk.timeline(leadId);
    const talk = entries.find(({ kind }: { kind: string }) => kind === 'conversation');
    expect(talk).toEqual({
      at: expect.any(String),
      kind: 'conversation',
      conversationId: expect.any(String),
    });
  });

  test('is not written of a status that stays', async () => {
    const { leadId } = await desk.create(MARIE);
    await desk.patch(leadId, { status: 'new', note: 'x' });
    expect(await desk.timeline(leadId)).toEqual([]);
  });

  test('records of two changes at once the one that was saved', async () => {
    const { leadId, version } = await desk.create(MARIE);
    await Promise.allSettled(['won', 'lost'].map((status) => desk.patch(leadId, { status, version })));
    const { status } = await desk.get(leadId);
    expect(await desk.timeline(leadId)).toMatchObject([{ from: 'new', to: status }]);
  });

  test('goes through its lines page by page, each once, and refuses another lead’s cursor', async () => {
    const [{ leadId }, other] = [await desk.create(MARIE), await desk.create({ name: 'Paul' })];
    for (let n = 0; n < 7; n++) {
      world.advance(1);
      await desk.patch(leadId, { status: n % 2 ? 'new' : 'contacted' });
    }
    const seen = [];
    let cursor = '';
    do {
      const { json } = await desk.call('GET', `/v1/leads/${leadId}/timeline?limit=3${cursor}`);
      seen.push(...json.data.entries);
      cursor = json.data.nextCursor ? `&cursor=${json.data.nextCursor}` : '';
      if (!cursor) break;
      const foreign = await desk.call('GET', `/v1/leads/${other.leadId}/timeline?limit=3${cursor}`);
      expect([foreign.status, foreign.json.error.code]).toEqual([400, 'invalid_cursor']);
    } while (cursor);
    expect(seen).toEqual(await desk.timeline(leadId));
    expect(new Set(seen.map(({ at }) => at)).size).toBe(7);
  });

  test('is read by viewers', async () => {
    const { leadId } = await desk.create(MARIE);
    const { token } = await join(world, business.owner, 'viewer');
    expect((await world.call('GET', `/v1/leads/${leadId}/timeline`, { token })).status).toBe(200);
  });
});

describe('a lead that goes', () => {
  test('by deletion takes every line with it, and leaves booking and conversation', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Un rendez-vous demain à 14 h ?');
    await say('Marie, marie@example.com');
    const [{ leadId }] = (await desk.list()).leads;
    await desk.patch(leadId, { status: 'won' });
    expect(await references()).toHaveLength(3);
    expect((await desk.remove(leadId)).status).toBe(204);
    expect(await references()).toEqual([]);
    expect(await desk.bookings()).toHaveLength(1);
    expect((await desk.call('GET', '/v1/conversations')).json.data.conversations).toHaveLength(1);
    expect((await desk.call('GET', `/v1/leads/${leadId}/timeline`)).status).toBe(404);
  });

  test('by deletion among visits leaves no line of itself', async () => {
    for (let round = 0; round < 5; round++) {
      const { leadId } = await desk.create(MARIE);
      await Promise.all([
        desk.remove(leadId),
        ...[1, 2, 3].map(() => desk.tell({ contact: { email: MARIE.email, phone: null } })),
      ]);
      const { leads } = await recordsOf(world, business.tenantId);
      const left = leads.map((lead) => lead.leadId);
      for (const { sk } of await references()) expect(left).toContain(sk.split('#')[1]);
      for (const id of left) await desk.remove(String(id));
    }
  });

  test('by time has no line that outlives two years after what it tells of', async () => {
    const { slotId, endAt } = await slotAt(world, business);
    await visit(world.call, business, { who: 1, slotId });
    const [{ leadId }] = (await desk.list()).leads;
    await desk.patch(leadId, { status: 'won' });
    const TWO_YEARS_SEC = 24 * 30.44 * 86_400;
    for (const { kind, at, expiresAt } of await references()) {
      const from = Date.parse(kind === 'booking' ? endAt : String(at)) / 1000;
      expect(Number(expiresAt)).toBe(Math.floor(from + TWO_YEARS_SEC));
    }
  });

  test('by a merge is kept for two years from it', async () => {
    const [a, b] = [await desk.create(MARIE), await desk.create({ name: 'Marie' })];
    world.advance(23 * 30 * 1440);
    await desk.merge(a.leadId, b.leadId);
    world.advance(23 * 30 * 1440);
    expect((await desk.get(a.leadId)).leadId).toBe(a.leadId);
  });
});
