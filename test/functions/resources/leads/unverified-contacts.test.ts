import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRuns } from '../../../support/seeded.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { freshAddress } from '../chat/visitor.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

const VICTIM = { email: 'marie@example.com', phone: '+15145550142' };
const STRANGER = '+14385550177';

let world: World;
let business: Business;
let desk: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world, { capacity: 20 });
  desk = leadCalls(world, business);
});
afterAll(() => world.stop());

interface Typed {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

let names = 0;

/** Books the next free time by the public form; answers the booking as the business has it. */
const book = async ({ email, phone }: Typed) => {
  names += 1;
  const { slots } = (await world.call('GET', `/public/sites/${business.slug}/slots`)).json.data;
  const body = {
    slotId: slots[0].slotId,
    name: `Visiteur ${names}`,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  };
  const made = await world.call('POST', `/public/sites/${business.slug}/bookings`, {
    viewer: freshAddress(),
    body,
  });
  if (made.status !== 201) throw new Error(`${made.status}: ${made.text}`);
  return (await desk.call('GET', `/v1/bookings/${made.json.data.bookingId}`)).json.data;
};

const judge = (leadId: string, contact: string, verdict: 'accept' | 'refuse') =>
  desk.call('POST', `/v1/leads/${leadId}/contacts`, { contact, verdict });

/** The ids of the bookings and leads that are exported for a contact. */
const exported = async (asked: Typed): Promise<ReadonlySet<string>> => {
  const { data } = (await desk.call('POST', '/v1/privacy/export', asked)).json;
  const parts = await Promise.all(
    data.files.map(async ({ url }: { url: string }) => {
      const { text } = await world.call('GET', new URL(url).pathname);
      return text;
    }),
  );
  return new Set(
    parts
      .join('\n')
      .split('\n')
      .flatMap((line) => [...line.matchAll(/"(?:bookingId|leadId)":\s?"([^"]+)"/g)])
      .map(([, id = '']) => id),
  );
};

const erase = async (asked: Typed) => {
  const answer = await desk.call('POST', '/v1/privacy/erase', { ...asked, confirm: true });
  expect([answer.status, answer.json.error]).toEqual([202, undefined]);
  return answer.json.data;
};

describe('a contact that a visitor types', () => {
  test('beside another is shown as unverified, and found by members alone', async () => {
    const { leadId } = await book(VICTIM);
    expect(await desk.get(leadId)).toMatchObject({ ...VICTIM, unverified: [VICTIM.phone] });
    expect((await desk.list(`?q=${encodeURIComponent(VICTIM.email)}`)).leads).toHaveLength(1);
    expect((await desk.list(`?q=${encodeURIComponent(VICTIM.phone)}`)).leads).toHaveLength(1);
    expect((await book({ phone: VICTIM.phone })).leadId).not.toBe(leadId);
  });

  test('beside somebody else’s reaches neither their data nor their appointments', async () => {
    const hers = await book({ email: VICTIM.email });
    const strange = await book({ email: VICTIM.email, phone: STRANGER });
    expect(strange.leadId).toBe(hers.leadId);
    expect(await desk.get(hers.leadId)).toMatchObject({ phone: STRANGER, unverified: [STRANGER] });
    const reached = await exported({ phone: STRANGER });
    expect([reached.has(strange.bookingId), reached.has(hers.bookingId)]).toEqual([true, false]);

    await erase({ phone: STRANGER });
    const left = await desk.bookings();
    expect(left.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([hers.bookingId]);
    const lead = await desk.get(hers.leadId);
    expect([lead.email, lead.phone, lead.unverified]).toEqual([VICTIM.email, null, undefined]);
  });

  test('is the same in a request of the chat', async () => {
    const hers = await desk.tell({ contact: { email: VICTIM.email, phone: null } });
    const same = await desk.tell({ contact: { email: VICTIM.email, phone: STRANGER } });
    expect(same).toBe(hers);
    expect(await desk.tell({ contact: { email: null, phone: STRANGER } })).not.toBe(hers);
  });

  test('is kept up to ten for one lead, and further ones on their bookings alone', async () => {
    const { leadId } = await book({ email: VICTIM.email });
    const phones = Array.from({ length: 12 }, (_, n) => `+14385550${100 + n}`);
    const bookings = [];
    for (const phone of phones) bookings.push(await book({ email: VICTIM.email, phone }));
    expect((await desk.get(leadId)).unverified).toEqual(phones.slice(0, 10));
    expect(bookings.map(({ phone }) => phone)).toEqual(phones);
  });
});

describe('a member', () => {
  test('accepts it: from then on it finds the lead, and what it reaches is the lead’s', async () => {
    const { leadId, bookingId } = await book(VICTIM);
    const other = await book({ email: VICTIM.email });
    const answer = await judge(leadId, VICTIM.phone, 'accept');
    expect([answer.status, answer.json.data.unverified]).toEqual([200, undefined]);
    expect((await book({ phone: VICTIM.phone })).leadId).toBe(leadId);
    // The trail is in the order of its moments.
    world.advance(1);
    const reached = await exported({ phone: VICTIM.phone });
    for (const id of [leadId, bookingId, other.bookingId]) expect(reached).toContain(id);
    const { records } = (await desk.call('GET', '/v1/audit')).json.data;
    expect(records[0]).toMatchObject({ action: 'person_exported' });
    expect(records[1]).toMatchObject({ action: 'contact_accepted', subject: { id: leadId } });
  });

  test('refuses it: the lead forgets it, its booking keeps it', async () => {
    const { leadId, bookingId } = await book(VICTIM);
    for (const _time of [1, 2]) {
      const { status, json } = await judge(leadId, VICTIM.phone, 'refuse');
      expect([status, json.data.phone, json.data.unverified]).toEqual([200, null, undefined]);
    }
    expect((await desk.call('GET', `/v1/bookings/${bookingId}`)).json.data.phone).toBe(VICTIM.phone);
  });

  test('cannot accept what has become another lead’s, nor judge what nobody typed', async () => {
    const { leadId } = await book(VICTIM);
    const other = await book({ phone: VICTIM.phone });
    const refused = await judge(leadId, VICTIM.phone, 'accept');
    expect([refused.status, refused.json.error.code]).toEqual([409, 'contact_in_use']);
    for (const verdict of ['accept', 'refuse'] as const) {
      const contact = verdict === 'accept' ? 'nobody@example.com' : VICTIM.email;
      expect((await judge(leadId, contact, verdict)).status).toBe(400);
    }
    expect((await desk.merge(leadId, other.leadId)).json.data).toMatchObject(VICTIM);
    expect((await desk.get(leadId)).unverified).toBeUndefined();
  });

  test('verifies what they type themselves, and not what the form sends along unchanged', async () => {
    const { leadId } = await book(VICTIM);
    await desk.patch(leadId, { phone: VICTIM.phone, note: 'Rappeler' });
    expect((await desk.get(leadId)).unverified).toEqual([VICTIM.phone]);
    const startAt = '2026-11-27T15:00:00.000Z';
    const byHand = { serviceId: business.serviceId, startAt, name: 'Marie', ...VICTIM };
    await desk.call('POST', '/v1/bookings', byHand);
    expect((await desk.get(leadId)).unverified).toEqual([VICTIM.phone]);
    await desk.patch(leadId, { phone: STRANGER });
    expect((await desk.get(leadId)).unverified).toBeUndefined();
    expect((await book({ phone: STRANGER })).leadId).toBe(leadId);
    const typed = await desk.create({ email: 'luc@example.com', phone: '+15145550199' });
    expect((await book({ phone: '+15145550199' })).leadId).toBe(typed.leadId);
  });
});

const EMAILS = ['a@example.com', 'b@example.com', 'c@example.com'];
const PHONES = ['+15145550111', '+15145550112', '+15145550113'];
const typed = fc
  .record({
    email: fc.option(fc.constantFrom(...EMAILS), { nil: undefined }),
    phone: fc.option(fc.constantFrom(...PHONES), { nil: undefined }),
  })
  .filter(({ email, phone }) => email !== undefined || phone !== undefined);

describe('of random visitors with random contacts', () => {
  test('one contact reaches by export and erasure only what was typed with it, or with the contact that its lead is known by', async () => {
    const run = async (visits: readonly Typed[], asked: string) => {
      business = await openBusiness(world, { capacity: 20 });
      desk = leadCalls(world, business);
      const bookings = [];
      for (const one of visits) bookings.push(await book(one));
      // Nobody vouched for anything: each lead is known by one contact, and holds only what was typed with it.
      const { leads } = await desk.list('?limit=50');
      for (const lead of leads) {
        const values = [lead.email, lead.phone, ...(lead.otherEmails ?? []), ...(lead.otherPhones ?? [])];
        const known = values.filter((one) => one !== null && !(lead.unverified ?? []).includes(one));
        expect(known).toHaveLength(1);
        for (const one of bookings.filter(({ leadId }) => leadId === lead.leadId))
          expect([one.email, one.phone]).toContain(known[0]);
      }
      const contact = asked.includes('@') ? { email: asked } : { phone: asked };
      const mayReach = bookings.filter(({ email, phone }) => email === asked || phone === asked);
      const reached = await exported(contact);
      const ids = bookings.map(({ bookingId }) => bookingId);
      expect(ids.filter((id) => reached.has(id))).toEqual(mayReach.map(({ bookingId }) => bookingId));
      await erase(contact);
      const kept = await desk.bookings();
      for (const { manageUrl, ...one } of bookings.filter((each) => !mayReach.includes(each)))
        expect([manageUrl, kept]).toEqual([expect.any(String), expect.arrayContaining([one])]);
      expect(JSON.stringify(kept)).not.toContain(asked);
      expect(JSON.stringify((await desk.list('?limit=50')).leads)).not.toContain(asked);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(typed, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...EMAILS, ...PHONES),
        run,
      ),
      seededRuns(6),
    );
  });
});
