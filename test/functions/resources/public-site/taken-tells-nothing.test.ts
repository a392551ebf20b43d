import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Answer,
  type Business,
  MONDAY_8H,
  openBusiness,
  openWorld,
  type World,
} from '../../../support/world.ts';
import { offered } from '../bookings/visitors.ts';
import { plain, visitorOf } from '../chat/visitor.ts';
import { nonceOf } from '../pages/read-page.ts';

const VICTIM = { name: 'Marie Roy', email: 'marie@example.com', phone: '514 555-0142' };
const OTHER = { name: 'Luc Caron', email: 'luc-c@example.com', phone: '514 555-0143' };
const THIRD = { name: 'Zoé Gagné', email: 'zoe-g@example.com', phone: '514 555-0144' };

const KEY = 'their-own-key';

let world: World;
let viewers = 0;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const freshViewer = () => {
  viewers += 1;
  return `2001:db8:${viewers.toString(16)}::1`;
};

const byForm = ({ slug, serviceId }: Business, slotId: string, who: object, key?: string): Promise<Answer> =>
  world.call('POST', `/public/sites/${slug}/bookings`, {
    viewer: freshViewer(),
    body: { slotId, serviceId, ...who },
    ...(key === undefined ? {} : { key }),
  });

const leadsOf = async ({ owner }: Business) =>
  (await world.call('GET', '/v1/leads', { token: owner.token })).json.data.leads;

const bookingsOf = async ({ owner }: Business) =>
  (await world.call('GET', '/v1/bookings', { token: owner.token })).json.data.bookings;

/** A time that the victim has booked, and what it takes to fill the rest of it. */
const bookedTime = async (capacity: number, position = 3) => {
  const business = await openBusiness(world, { capacity });
  const { slotId = '', startAt = '' } = (await offered(world, business))[position] ?? {};
  const made = await byForm(business, slotId, VICTIM, KEY);
  expect(made.status).toBe(201);
  const fill = async () => {
    for (let n = 1; n < capacity; n++)
      expect((await byForm(business, slotId, { ...OTHER, name: `${n}` })).status).toBe(201);
  };
  return { business, slotId, startAt, made, fill };
};

const ASKED = 'Un rendez-vous jeudi à 14 h ?';

/** The time that is asked for in the chat, as the form has it. */
const thursday = async (business: Business): Promise<string> => {
  const slots = await offered(world, business);
  const slotId = slots.find(({ startAt }) => startAt === '2026-11-26T19:00:00.000Z')?.slotId;
  if (slotId === undefined) throw new Error('Thursday at two is not free.');
  return slotId;
};

/** Everything of an answer that whoever asked can see. */
const visible = ({ status, headers, text }: Answer) => ({ status, headers, text });

describe.each([1, 2, 3])('a visitor who types a booked person’s name, with capacity %i', (capacity) => {
  test('gets, byte for byte, the answer of a taken time, by form, with a handle of any age', async () => {
    for (const age of [0, 59]) {
      world.setClock(MONDAY_8H);
      const { business, slotId, startAt, fill } = await bookedTime(capacity);
      world.advance(age);
      const asVictim = await byForm(business, slotId, VICTIM);
      const leads = await leadsOf(business);
      await fill();
      const plainly = await byForm(business, slotId, THIRD);
      expect(visible(asVictim)).toEqual(visible(plainly));
      const { error } = asVictim.json;
      expect([asVictim.status, error.code, error.alternatives.length]).toEqual([409, 'slot_taken', 3]);
      expect(plain(error.message)).toContain("Si c'est vous");
      expect(error.alternatives.map((one: { startAt: string }) => one.startAt)).not.toContain(startAt);
      expect(asVictim.text).not.toMatch(/rdv|manage/);
      expect(leads).toHaveLength(1);
    }
  });

  test('gets the same on the page without scripts', async () => {
    const { business, slotId, fill } = await bookedTime(capacity);
    const post = async (who: typeof VICTIM) => {
      const page = await world.call('GET', `/site/${business.slug}`);
      const fields = { nonce: nonceOf(page), slotId, serviceId: business.serviceId, note: '', ...who };
      const answer = await world.call('POST', `/site/${business.slug}/book`, {
        rawBody: new URLSearchParams(fields).toString(),
        viewer: freshViewer(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const told = /role="alert"[^>]*>([^<]*)</.exec(answer.text)?.[1];
      return { status: answer.status, location: answer.headers.location, told };
    };
    const asVictim = await post(VICTIM);
    await fill();
    expect(asVictim).toEqual(await post(THIRD));
    expect(asVictim).toMatchObject({ status: 409, location: undefined });
    expect(plain(asVictim.told ?? '')).toContain("Si c'est vous");
  });

  test('gets the same in the chat, and no lead is changed', async () => {
    const business = await openBusiness(world, { capacity });
    // Both see the time while it is free, and give their names once it is not.
    const [victim, other] = [visitorOf(world, business.slug), visitorOf(world, business.slug)];
    for (const { say } of [victim, other]) await say(ASKED);
    const slotId = await thursday(business);
    expect((await byForm(business, slotId, VICTIM)).status).toBe(201);
    const leads = await leadsOf(business);
    const told = async ({ say }: typeof victim, { name, email }: typeof VICTIM) => {
      const { status, json } = await say(`${name}, ${email}`);
      const { reply, suggestions, booking, lead } = json.data;
      const starts = suggestions.slots.map((slot: { startAt: string }) => slot.startAt);
      return { status, reply, starts, booking, lead };
    };
    const asVictim = await told(victim, VICTIM);
    expect(await leadsOf(business)).toEqual(leads);
    for (let n = 1; n < capacity; n++) await byForm(business, slotId, { ...OTHER, name: `${n}` });
    expect(asVictim).toEqual(await told(other, THIRD));
    expect(asVictim).toMatchObject({ status: 200, booking: undefined, lead: undefined });
    expect(plain(asVictim.reply)).toContain("Si c'est vous");
    expect(await bookingsOf(business)).toHaveLength(capacity);
  });
});

describe('the visitor who booked', () => {
  test('gets the link again under the same key, and under no other', async () => {
    const { business, slotId, made } = await bookedTime(1);
    const again = await byForm(business, slotId, VICTIM, KEY);
    expect(again.json).toEqual(made.json);
    expect((await byForm(business, slotId, VICTIM, 'another')).json.error.code).toBe('slot_taken');
  });

  test('in a conversation is shown the same booking there again, and in no other', async () => {
    const business = await openBusiness(world, { capacity: 2 });
    const [mine, strange] = [visitorOf(world, business.slug), visitorOf(world, business.slug)];
    const offer = await mine.say(ASKED);
    const { slotId } = offer.json.data.suggestions.slots[0];
    const first = (await mine.say(`${VICTIM.name}, ${VICTIM.email}`)).json.data.booking;
    expect(first).toMatchObject({ manageUrl: expect.any(String) });
    const again = (await mine.say('Celui-là', { slotId })).json.data.booking;
    expect(again).toEqual(first);
    expect((await strange.say(ASKED)).status).toBe(200);
    const told = (await strange.say(`${VICTIM.name}, ${VICTIM.email}`)).json.data;
    expect([told.booking, plain(told.reply)]).toEqual([undefined, expect.stringContaining("Si c'est vous")]);
    expect(await bookingsOf(business)).toHaveLength(1);
  });
});
