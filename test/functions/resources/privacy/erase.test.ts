import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { erasureReceipt } from '../../../../shared/schemas/privacy.ts';
import { continueErasures } from '../../../support/under-role.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { slotAt, visit } from '../bookings/visitors.ts';
import { visitorOf } from '../chat/visitor.ts';
import { acceptPhone, freeTimes, live, rowsNaming, somebody, tracesOf } from './life.ts';

const ZOE = somebody('zoecanari', '5145550142');
const LUC = somebody('luctemoin', '4185550177');

let world: World;
let business: Business;
let other: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  other = await openBusiness(world);
});
afterEach(() => world.stop());

const erase = (body: object, options: object = {}) =>
  world.call('POST', '/v1/privacy/erase', {
    token: business.owner.token,
    body: { confirm: true, ...body },
    ...options,
  });

const receipts = async () =>
  (await world.call('GET', '/v1/privacy/receipts', { token: business.owner.token })).json.data.receipts;

/** The job's run, a minute and more after. */
const settle = async () => {
  world.advance(2);
  return continueErasures(world.kernel, world.kernel.clock());
};

const get = async (path: string) => world.call('GET', path, { token: business.owner.token });

/** Rows as they are told apart: exports go with the person, and times of an agenda's day may be freed. */
const standing = (rows: Awaited<ReturnType<typeof allItems>>) =>
  rows.filter(({ sk }) => !/^(EXPORT|AGENDA)/.test(String(sk)));

describe('erasing a person', () => {
  test('leaves no word of them anywhere, in whatever form, and every word of everybody else', async () => {
    await live(world, business, LUC);
    await live(world, other, ZOE);
    const [lucs, elsewhere] = [await rowsNaming(world, LUC), await rowsNaming(world, ZOE)];
    await live(world, business, ZOE);
    const here = async () =>
      (await tracesOf(world, ZOE)).filter(
        (row) => !elsewhere.some(({ pk, sk }) => row.startsWith(`${pk} ${sk}`)),
      );
    expect((await here()).length).toBeGreaterThan(10);

    const { status, json } = await erase({ email: ZOE.email });
    expect([status, json.data.status]).toEqual([202, 'running']);
    // Only the erasure itself still knows whom it is about.
    expect((await here()).map((row) => row.split(' ')[1]?.split('#')[0])).toEqual(['ERASURE']);
    expect(await settle()).toBe(1);
    expect(await here()).toEqual([]);

    const kept = new Map((await allItems(world)).map((row) => [`${row.pk} ${row.sk}`, row]));
    for (const row of standing([...lucs, ...elsewhere])) expect(kept.get(`${row.pk} ${row.sk}`)).toEqual(row);
    expect((await rowsNaming(world, LUC)).length).toBeGreaterThan(10);
  });

  test('finds them by their phone alone, however it is written, and by what their lead adds to it', async () => {
    await live(world, business, ZOE);
    await erase({ phone: '+1 514-555-0142' });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });

  test('keeps for the books when, what and how much, and cancels what lies ahead: its time is free', async () => {
    const before = await freeTimes(world, business);
    const { past, ahead } = await live(world, business, ZOE);
    expect(await freeTimes(world, business)).not.toContain(ahead.startAt);
    await erase({ email: ZOE.email });
    const one = (await get(`/v1/bookings/${past.bookingId}`)).json.data;
    expect(one).toMatchObject({
      ...{ title: 'Vidange', startAt: past.startAt, endAt: past.endAt, price: 60, status: 'attended' },
      ...{ leadName: '', leadId: null, email: null, phone: null, note: null },
    });
    expect((await get(`/v1/bookings/${ahead.bookingId}`)).json.data).toMatchObject({
      status: 'cancelled',
      leadName: '',
    });
    expect(await freeTimes(world, business)).toContain(ahead.startAt);
    expect(before).toContain(ahead.startAt);
  });

  test('finds the appointments of a lead that is gone, by the address they were made with', async () => {
    const { leadId, past } = await live(world, business, ZOE);
    await world.call('DELETE', `/v1/leads/${leadId}`, { token: business.owner.token });
    expect((await get(`/v1/bookings/${past.bookingId}`)).json.data.leadName).toBe(ZOE.name);
    await erase({ email: ZOE.email, phone: ZOE.phone });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });

  test('finds a conversation that names them in an earlier turn alone, and in nothing that is remembered', async () => {
    const { say } = visitorOf(world, business.slug);
    await say(`Écrivez-moi à ${ZOE.email}`);
    await say(`Non, écrivez-moi à ${LUC.email}`);
    await say('Merci');
    const rows = await rowsNaming(world, ZOE);
    expect(rows.map(({ pk, sk }) => `${pk} ${sk}`)).toEqual([expect.stringMatching(/^CONV#.* TURN#/)]);
    await erase({ email: ZOE.email });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });

  test('takes what somebody else said of them and is kept for the team', async () => {
    const { say } = visitorOf(world, business.slug);
    await say(`Ma voisine ${ZOE.email} me dit que vous ouvrez le lundi, à quelle heure ?`);
    expect((await rowsNaming(world, ZOE)).map(({ sk }) => String(sk).split('#')[0]).sort()).toEqual([
      'CONVERSATION',
      'TURN',
    ]);
    await erase({ email: ZOE.email });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });

  test('leaves alone whoever’s address or number only contains the one that was asked', async () => {
    const diana = visitorOf(world, business.slug);
    await diana.say('What are your opening hours? Write to diana@example.com or call 514 555 01427');
    const untouched = await allItems(world);
    await erase({ email: 'ana@example.com', phone: ZOE.phone });
    await settle();
    const left = new Map((await allItems(world)).map((row) => [`${row.pk} ${row.sk}`, row]));
    const hers = untouched.filter(({ pk, sk }) => /^(CONV#|.*CONVERSATION#)/.test(`${pk}${sk}`));
    expect(hers.length).toBe(2);
    for (const row of hers) expect(left.get(`${row.pk} ${row.sk}`)).toEqual(row);
  });

  test('takes of another’s appointment only the phone that both use', async () => {
    const book = async (n: number, body: Readonly<Record<string, unknown>>) => {
      const { slotId } = await slotAt(world, business, n);
      return (await visit(world.call, business, { who: n, slotId, body })).json.data.bookingId;
    };
    await book(0, { name: ZOE.name, email: ZOE.email, phone: ZOE.phone });
    await acceptPhone(world, business, ZOE);
    await book(1, { name: LUC.name, email: LUC.email });
    const theirs = await book(2, { name: LUC.name, email: LUC.email, phone: ZOE.phone });
    await erase({ phone: ZOE.phone });
    expect((await get(`/v1/bookings/${theirs}`)).json.data).toMatchObject({
      ...{ leadName: LUC.name, email: LUC.email.toLowerCase(), phone: null, status: 'confirmed' },
    });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });

  test('puts a mark in place of their address in what others wrote, and leaves the rest as it was', async () => {
    const { slotId } = await slotAt(world, business, 0);
    const note = `Ma soeur est ${ZOE.email}, ou zoecanarimail arobase exemple point org`;
    const order = { who: 0, slotId, body: { name: LUC.name, email: LUC.email, note } };
    const { bookingId } = (await visit(world.call, business, order)).json.data;
    const luc = visitorOf(world, business.slug, 'en');
    await luc.say('Please call me back about my car');
    await luc.say(`I am ${LUC.name}, ${LUC.email}`);
    await luc.say(`My sister is at ${ZOE.email.toUpperCase()}, what are your opening hours?`);
    const lead = (await get('/v1/leads')).json.data.leads[0];
    const body = { note: `Amie de ${ZOE.email}` };
    await world.call('PATCH', `/v1/leads/${lead.leadId}`, { token: business.owner.token, body });
    await erase({ email: ZOE.email });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
    expect((await get(`/v1/bookings/${bookingId}`)).json.data).toMatchObject({
      ...{ leadName: LUC.name, email: LUC.email.toLowerCase(), status: 'confirmed' },
      note: 'Ma soeur est [effacé], ou [effacé]',
    });
    expect((await get(`/v1/leads/${lead.leadId}`)).json.data).toMatchObject({
      ...{ name: LUC.name, note: 'Amie de [effacé]' },
    });
    const rows = (await allItems(world)).filter(({ sk }) => /^TURN#/.test(String(sk)));
    expect(rows.map(({ message }) => message).toSorted()).toEqual([
      `I am ${LUC.name}, ${LUC.email}`,
      'My sister is at [effacé], what are your opening hours?',
      'Please call me back about my car',
    ]);
  });

  test('makes their manage link a 404, whatever is asked of it, also by the request that made it', async () => {
    const { slotId } = await slotAt(world, business, 9);
    const path = `/public/sites/${business.slug}/bookings`;
    const order = { slotId, name: ZOE.name, email: ZOE.email, consent: true };
    const made = await world.call('POST', path, { body: order, key: 'mine' });
    expect(made.status).toBe(201);
    const link = `/public/bookings/${made.json.data.manageUrl.split('/').at(-1)}`;
    expect((await world.call('GET', link)).status).toBe(200);
    await erase({ email: ZOE.email });
    const { slotId: other } = await slotAt(world, business, 12);
    const answers = await Promise.all([
      world.call('GET', link),
      world.call('DELETE', link),
      world.call('PATCH', link, { body: { slotId: other } }),
      world.call('GET', link.replace('/public/bookings', '/rdv')),
      world.call('POST', path, { body: order, key: 'mine' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('takes a waiting invitation and the memory of a former member, and leaves a member alone', async () => {
    const body = { email: ZOE.email, name: ZOE.name, role: 'staff' };
    await world.call('POST', '/v1/members/invite', { token: business.owner.token, body });
    await erase({ email: ZOE.email });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);

    const person = world.person(ZOE.email.toLowerCase());
    await world.call('POST', '/v1/members/invite', { token: business.owner.token, body });
    await world.call('GET', '/v1/me', { token: person.token });
    await erase({ email: ZOE.email });
    await settle();
    const { members } = (await get('/v1/members')).json.data;
    const member = members.find(({ email }: { email: string }) => email === ZOE.email.toLowerCase());
    expect(member).toMatchObject({ name: ZOE.name });
    await world.call('DELETE', `/v1/members/${member.memberId}`, { token: business.owner.token });
    await erase({ email: ZOE.email });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });

  test('deletes the exports made before, which hold them too, links and all', async () => {
    await live(world, business, ZOE);
    const made = (await world.call('POST', '/v1/exports', { token: business.owner.token })).json.data;
    const link = new URL(made.files[0].url).pathname;
    expect((await world.call('GET', link)).text).toContain(ZOE.mark);
    await erase({ email: ZOE.email });
    expect((await world.call('GET', link)).status).toBe(404);
    expect((await get(`/v1/exports/${made.exportId}`)).status).toBe(404);
  });

  test('of whom nothing is held is written down all the same', async () => {
    const { status } = await erase({ email: 'personne@exemple.org' });
    await settle();
    expect([status, (await receipts())[0].erased]).toEqual([
      202,
      { leads: 0, bookings: 0, cancelled: 0, conversations: 0 },
    ]);
  });
});

describe('what is left of it', () => {
  test('is a receipt: who, when, how much, and hashes that name nobody', async () => {
    await live(world, business, ZOE);
    const askedAt = new Date(world.kernel.clock()).toISOString();
    const { json } = await erase({ email: ZOE.email, phone: ZOE.phone });
    expect(await receipts()).toEqual([json.data]);
    await settle();
    const [receipt] = await receipts();
    erasureReceipt.validateSync(receipt, { strict: true });
    expect(receipt).toEqual({
      receiptId: json.data.receiptId,
      status: 'done',
      askedAt,
      askedBy: { id: business.owner.memberId, email: business.owner.email, name: null },
      finishedAt: new Date(world.kernel.clock()).toISOString(),
      contactHashes: [expect.stringMatching(/^[\w-]{32}$/), expect.stringMatching(/^[\w-]{32}$/)],
      erased: { leads: 1, bookings: expect.any(Number), cancelled: expect.any(Number), conversations: 3 },
    });
    expect(receipt.erased.bookings).toBeGreaterThanOrEqual(2);
    expect(receipt.erased.cancelled).toBeGreaterThanOrEqual(1);
  });

  test('stands in the audit trail, by its id', async () => {
    const { json } = await erase({ email: ZOE.email });
    const { records } = (await get('/v1/audit')).json.data;
    expect(records[0]).toMatchObject({
      action: 'person_erased',
      actor: { id: business.owner.memberId },
      subject: { id: json.data.receiptId },
    });
  });

  test('are receipts by the newest first, a page at a time, of one’s own business', async () => {
    for (let n = 0; n < 3; n += 1) {
      await erase({ email: `${n}@exemple.org` });
      world.advance(1);
    }
    const first = (await get('/v1/privacy/receipts?limit=2')).json.data;
    const second = (await get(`/v1/privacy/receipts?limit=2&cursor=${first.nextCursor}`)).json.data;
    const times = [...first.receipts, ...second.receipts].map(({ askedAt }) => askedAt);
    expect([times.length, times]).toEqual([3, times.toSorted().toReversed()]);
    const theirs = await world.call('GET', '/v1/privacy/receipts', { token: other.owner.token });
    expect(theirs.json.data).toEqual({ receipts: [] });
  });
});

describe('asked again', () => {
  test('under the same key it answers the same receipt; without one it leaves another', async () => {
    await live(world, business, ZOE);
    const first = await erase({ email: ZOE.email }, { key: 'once' });
    const again = await erase({ email: ZOE.email }, { key: 'once' });
    expect(again.json).toEqual(first.json);
    await settle();
    await erase({ email: ZOE.email });
    await settle();
    const [second, receipt] = await receipts();
    expect(second.erased).toEqual({ leads: 0, bookings: 0, cancelled: 0, conversations: 0 });
    expect(receipt.erased.leads).toBe(1);
  });

  test('after they have come back, it takes that too; what came after the first word was not its business', async () => {
    await live(world, business, ZOE);
    await erase({ email: ZOE.email });
    world.advance(0.5);
    await live(world, business, ZOE);
    const back = (await rowsNaming(world, ZOE)).filter(({ sk }) => !/^(ERASURE|EXPORT)/.test(String(sk)));
    expect(back.length).toBeGreaterThan(8);
    await settle();
    const kept = new Map((await allItems(world)).map((row) => [`${row.pk} ${row.sk}`, row]));
    for (const row of back) expect(kept.get(`${row.pk} ${row.sk}`)).toEqual(row);
    await erase({ email: ZOE.email });
    await settle();
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });
});

describe('is refused', () => {
  test('without an address or a number, without being meant, and for a number that nobody could dial', async () => {
    const answers = [{}, { email: '' }, { phone: '000 0000' }].map((body) => erase(body));
    const codes = (await Promise.all(answers)).map(({ status, json }) => [status, json.error.code]);
    expect(codes).toEqual([
      [400, 'contact_required'],
      [400, 'contact_required'],
      [400, 'invalid_request'],
    ]);
    for (const confirm of [undefined, false, 'oui'])
      expect((await erase({ email: ZOE.email, confirm })).status).toBe(400);
    expect(await receipts()).toEqual([]);
  });

  test('to an admin, who may export but not erase', async () => {
    const { token } = await addMember(world, business.tenantId, 'admin');
    const { status, json } = await erase({ email: ZOE.email }, { token });
    expect([status, json.error.code]).toEqual([403, 'forbidden']);
  });
});

describe('a person who is writing at that moment', () => {
  test('is found by the second look: what was said under way is gone, what they say afterwards stays', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Bonjour');
    const receiptWhile = erase({ email: ZOE.email });
    await Promise.all([receiptWhile, say(`Voici mon adresse : ${ZOE.email}`)]);
    await settle();
    // Said before the erasure was asked for or with it: it goes. Only what came after may stay.
    expect(await tracesOf(world, ZOE)).toEqual([]);
  });
});
