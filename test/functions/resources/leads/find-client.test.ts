import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listedNames } from '../../../../functions/records/leads/lead-marks.ts';
import { nameEntries, soughtName } from '../../../../functions/records/leads/lead-names.ts';
import { BY_BOOKING } from '../../../../functions/records/leads/lead-orders.ts';
import type { LeadItem } from '../../../../functions/records/leads/lead-store.ts';
import { tagName } from '../../../../shared/domain/tags.ts';
import { markAtStart } from '../../../support/mark-booking.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { dataOf } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { type Row, recordsOf } from '../bookings/records.ts';
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

const search = (q: string) => dataOf(desk.call('GET', `/v1/leads/search?q=${encodeURIComponent(q)}`));
const namesFor = async (q: string) =>
  (await search(q)).leads.map(
    ({ name, email }: { name: string | null; email: string | null }) => name ?? email,
  );
const book = (startAt: string, more: object) =>
  dataOf(desk.call('POST', '/v1/bookings', { serviceId: business.serviceId, startAt, ...more }));

describe('finding a client', () => {
  test.each([
    ['ève', 'without accents or case'],
    ['ROY', 'by the last name'],
    ['marie-e', 'by the beginning of a word'],
    ['marie roy', 'by the first name and the last'],
    ['roy marie', 'the last name first'],
    ['0142', 'by the last four digits of the phone'],
    ['514 555-0142', 'by the whole phone'],
    ['MER@ex', 'by the beginning of the e-mail'],
    ['mer', 'by the beginning of the e-mail alone'],
  ])('“%s” finds them %s', async (typed) => {
    const phone = '514 555-0142';
    await desk.create({ name: 'Marie-Ève O’Roy Roy', email: 'mer@example.org', phone });
    await desk.create({ name: 'Paul Côté', email: 'paul@example.org', phone: '514 555-0199' });
    expect(await namesFor(typed)).toEqual(['Marie-Ève O’Roy Roy']);
  });

  test('shows eight at most, says that there are others, and nobody of another business', async () => {
    const other = leadCalls(world, await openBusiness(world));
    await other.create({ name: 'Ana Ailleurs', email: 'ana@example.org' });
    for (let n = 0; n < 9; n += 1) await desk.create({ name: `Ana ${'abcdefghi'[n]}` });
    const { leads, isMore } = await search('ana');
    expect([leads.length, isMore]).toEqual([8, true]);
    expect(await namesFor('ana ail')).toEqual([]);
    expect((await search('ana b')).isMore).toBeUndefined();
  });

  test.each(['accept', 'refuse'] as const)(
    'finds them by what they typed and no member has judged; %s decides whether it still does',
    async (verdict) => {
      await desk.tell({ name: 'Zoé Roy', contact: { email: 'zoe@example.org', phone: '+15145550177' } });
      expect([await namesFor('0177'), await namesFor('zoe@')]).toEqual([['Zoé Roy'], ['Zoé Roy']]);
      const [{ leadId, unverified }] = (await search('0177')).leads;
      expect(unverified).toEqual(['+15145550177']);
      await desk.call('POST', `/v1/leads/${leadId}/contacts`, { contact: '+15145550177', verdict });
      expect(await namesFor('0177')).toEqual(verdict === 'accept' ? ['Zoé Roy'] : []);
    },
  );
});

const NAMES = ['Ana Roy', 'Anaïs Roy-Côté', 'Luc', 'Marie Ève De La Tour', '高橋', '', '!!'] as const;
const name = fc.constantFrom(...NAMES);
const contact = fc.nat({ max: 3 });
const tags = fc.array(fc.constantFrom('VIP', 'vip', 'Été', 'a#b'), { maxLength: 3 });
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), name, contact }),
  fc.record({ do: fc.constant('rename' as const), pick: fc.nat(), name }),
  fc.record({ do: fc.constant('reach' as const), pick: fc.nat(), contact }),
  fc.record({ do: fc.constant('tag' as const), pick: fc.nat(), tags }),
  fc.record({
    do: fc.constant('stand' as const),
    pick: fc.nat(),
    status: fc.constantFrom('new', 'won'),
    ownerId: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('ask' as const),
    contact,
    phone: fc.constantFrom(null, '+15145550177', '+15145550188'),
  }),
  fc.record({
    do: fc.constant('judge' as const),
    pick: fc.nat(),
    verdict: fc.constantFrom('accept', 'refuse'),
  }),
  fc.record({ do: fc.constant('merge' as const), pick: fc.nat(), other: fc.nat() }),
  fc.record({ do: fc.constant('book' as const), name, contact }),
  fc.record({ do: fc.constant('remove' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('erase' as const), contact }),
);

const emailOf = (n: number) => `c${n}@example.org`;
let bookings = 0;

const play = async (one: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
  const { leads } = await recordsOf(world, business.tenantId);
  const idAt = (n: number) => String(leads[n % leads.length]?.leadId ?? 'none');
  const unverifiedAt = (n: number) =>
    (leads as unknown as readonly LeadItem[])[n % leads.length]?.unverified ?? [];
  const named = 'name' in one && one.name !== '' ? { name: one.name } : {};
  switch (one.do) {
    case 'create':
      return desk.call('POST', '/v1/leads', { ...named, email: emailOf(one.contact) });
    case 'rename':
      return desk.patch(idAt(one.pick), { name: one.name || null });
    case 'reach':
      return desk.patch(idAt(one.pick), { phone: `514 555-014${one.contact}` });
    case 'tag':
      return desk.patch(idAt(one.pick), { tags: one.tags });
    case 'stand': {
      const ownerId = one.ownerId ? business.owner.memberId : null;
      return desk.patch(idAt(one.pick), { status: one.status, ownerId });
    }
    case 'ask': {
      await desk.tell({ contact: { email: emailOf(one.contact), phone: one.phone } });
      return { status: 200 };
    }
    case 'judge': {
      const [contact = '+15145550177'] = unverifiedAt(one.pick);
      return desk.call('POST', `/v1/leads/${idAt(one.pick)}/contacts`, { contact, verdict: one.verdict });
    }
    case 'merge':
      return desk.merge(idAt(one.pick), idAt(one.other));
    case 'book': {
      bookings += 1;
      const startAt = new Date(MONDAY_8H + bookings * 7_200_000).toISOString();
      const body = { startAt, serviceId: business.serviceId, walkIn: true, overbook: true, ...named };
      return desk.call('POST', '/v1/bookings', { ...body, email: emailOf(one.contact) });
    }
    case 'remove':
      return desk.remove(idAt(one.pick));
    case 'erase':
      return desk.call('POST', '/v1/privacy/erase', { confirm: true, email: emailOf(one.contact) });
  }
};

/** What leads to each lead by name, as the leads themselves say. */
const waysOf = (leads: readonly Row[]) =>
  (leads as unknown as readonly LeadItem[]).flatMap(({ leadId, name: called }) =>
    nameEntries(called).map((entry) => `LEADNAME#${entry}#${leadId}`),
  );

/** What leads to each lead by a contact that nobody verified, as the leads themselves say. */
const unverifiedOf = (leads: readonly Row[]) =>
  (leads as unknown as readonly LeadItem[]).flatMap(({ leadId, unverified = [] }) =>
    unverified.map((value) => `LEADCONTACT#${leadId}#${value}`),
  );

/** The rows under which each lead is listed, as the leads themselves say. */
const marksOf = (leads: readonly Row[]) =>
  (leads as unknown as readonly LeadItem[]).flatMap((lead) =>
    listedNames(lead).map((name) => ({
      sk: `LEADMARK#${lead.leadId}#${name}`,
      gsi1sk: `${lead.lastActivityAt}#${lead.leadId}`,
      expiresAt: lead.expiresAt,
    })),
  );

/**
 * The rows of each lead in the orders of all, as the leads themselves say. The one by the last booking is a merge's, and of
 * whoever works off a booking, which nobody does here: where it is, it tells one of the lead's bookings.
 */
const ordersOf = (leads: readonly Row[]) =>
  (leads as unknown as readonly LeadItem[]).flatMap(({ leadId, name: called, createdAt }) => {
    const sought = soughtName(called ?? '');
    return [
      { sk: `LEADMARK#${leadId}#order:created`, gsi1sk: `${createdAt}#${leadId}` },
      { sk: `LEADMARK#${leadId}#order:name`, gsi1sk: `${sought === '' ? '1' : `0${sought}`}#${leadId}` },
    ];
  });

/** The rows of the tags that leads have, each once. */
const tagsOf = (leads: readonly Row[]) => [
  ...new Set(
    (leads as unknown as readonly LeadItem[]).flatMap(({ tags: had = [] }) =>
      had.map((tag) => `LEADTAG#${tagName(tag)}`),
    ),
  ),
];

describe('the ways to clients', () => {
  test('lead to each by its present name, contacts, and all that it is listed under, and to nobody else, whatever was done before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        bookings = 0;
        business = await openBusiness(world);
        desk = leadCalls(world, business);
        for (const one of steps) expect((await play(one)).status).toBeLessThan(500);
        const records = await recordsOf(world, business.tenantId);
        const { rows, leads, contacts } = records;
        const names = rows.map(({ sk }) => sk).filter((sk) => sk.startsWith('LEADNAME#'));
        expect(names.toSorted()).toEqual(waysOf(leads).toSorted());
        const typed = rows.map(({ sk }) => sk).filter((sk) => sk.startsWith('LEADCONTACT#'));
        expect(typed.toSorted()).toEqual(unverifiedOf(leads).toSorted());
        const all = rows.filter(({ sk }) => sk.startsWith('LEADMARK#'));
        const marks = all.filter(({ sk }) => !sk.endsWith(`#${BY_BOOKING}`));
        const byBooking = all.filter(({ sk }) => sk.endsWith(`#${BY_BOOKING}`));
        for (const { leadId, bookingId, startAt } of byBooking)
          expect(records.bookings).toContainEqual(expect.objectContaining({ leadId, bookingId, startAt }));
        const sorted = (all: readonly { sk: string }[]) => all.toSorted((a, b) => (a.sk < b.sk ? -1 : 1));
        const due = [...marksOf(leads), ...ordersOf(leads)];
        expect(sorted(marks)).toMatchObject(sorted(due));
        expect(marks).toHaveLength(due.length);
        const tagRows = rows.map(({ sk }) => sk).filter((sk) => sk.startsWith('LEADTAG#'));
        expect(tagRows.toSorted()).toEqual(tagsOf(leads).toSorted());
        const held = new Map((leads as unknown as readonly LeadItem[]).map((lead) => [lead.leadId, lead]));
        for (const { leadId, gsi1sk } of contacts as unknown as readonly (Row & LeadItem)[]) {
          const { email, phone, otherEmails = [], otherPhones = [] } = held.get(leadId) ?? {};
          const known = [
            ...[email, ...otherEmails].map((value) => `email#${value}`),
            ...[phone, ...otherPhones].map((value) => `phone#${[...(value ?? '')].reverse().join('')}`),
          ].map((value) => value.replace('+', ''));
          expect(known).toContain(gsi1sk);
        }
      }),
      seededRuns(5),
    );
  });
});

describe('what a client’s bookings came to', () => {
  const visitsOf = (leadId: string) => dataOf(desk.call('GET', `/v1/leads/${leadId}/visits`));

  test('counts visits, no-shows and what is ahead, and adds prices to the cent', async () => {
    const { leadId } = await desk.create({ name: 'Ana Roy' });
    const at = (n: number) => new Date(MONDAY_8H + n * 3 * 3_600_000).toISOString();
    const all = [];
    for (let n = 0; n < 5; n += 1) all.push(await book(at(n), { name: 'Ana Roy', leadId }));
    for (const [n, price] of [0.1, 0.2, 40, 40, 40].entries())
      await dataOf(desk.call('PATCH', `/v1/bookings/${all[n].bookingId}`, { price }));
    await markAtStart(world, business.owner.token, all[0].bookingId, 'attended');
    await markAtStart(world, business.owner.token, all[2].bookingId, 'no_show');
    await desk.call('DELETE', `/v1/bookings/${all[3].bookingId}`);
    world.setClock(MONDAY_8H + 8 * 3_600_000);
    expect(await visitsOf(leadId)).toEqual({
      ...{ visits: 2, noShows: 1, cancelled: 1, upcoming: 1 },
      ...{ lastVisitAt: at(1), nextAt: at(4), revenue: [{ currency: 'CAD', amount: 0.3 }] },
    });
  });

  test('is nothing for one who never booked, and is not told of another business’s', async () => {
    const { leadId } = await desk.create({ name: 'Ana Roy' });
    expect(await visitsOf(leadId)).toMatchObject({ visits: 0, lastVisitAt: null, nextAt: null, revenue: [] });
    const other = leadCalls(world, await openBusiness(world));
    expect((await other.call('GET', `/v1/leads/${leadId}/visits`)).status).toBe(404);
  });
});

describe('booking for a client who was picked', () => {
  const TEN = '2026-11-24T15:00:00.000Z';

  test('is theirs without a contact, and theirs alone', async () => {
    const { leadId } = await desk.create({ name: 'Ana Roy' });
    const made = await book(TEN, { name: 'Ana Roy', leadId });
    expect(made).toMatchObject({ leadId, email: null, phone: null });
    expect(await desk.timeline(leadId)).toMatchObject([{ kind: 'booking', bookingId: made.bookingId }]);
    expect(await namesFor('ana')).toEqual(['Ana Roy']);
  });

  test('whose e-mail is another client’s is that client’s', async () => {
    const { leadId } = await desk.create({ name: 'Ana Roy' });
    const paul = await desk.create({ name: 'Paul Côté', email: 'paul@example.org' });
    expect((await book(TEN, { name: 'Ana Roy', leadId, email: 'paul@example.org' })).leadId).toBe(
      paul.leadId,
    );
  });

  test('who is gone is refused', async () => {
    const { leadId } = await desk.create({ name: 'Ana Roy' });
    await desk.remove(leadId);
    const body = { serviceId: business.serviceId, startAt: TEN, name: 'Ana Roy', leadId };
    const { status, json } = await desk.call('POST', '/v1/bookings', body);
    expect([status, json.error.issues]).toMatchObject([400, [{ path: 'leadId' }]]);
  });
});
