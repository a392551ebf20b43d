import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CONSENT_VERSION } from '../../../../functions/resources/public-site/shown-business.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { itemsOf, plain, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const staff = (business: Business, path: string) =>
  world.call('GET', path, { token: business.owner.token }).then(({ json }) => json.data);

const conversations = ({ tenantId }: Business) => itemsOf(world, `TENANT#${tenantId}`, 'CONVERSATION#');
const turnsOf = (conversationId: string) => itemsOf(world, `CONV#${conversationId}`, 'TURN#');

describe('from the question to the appointment', () => {
  const talks = [
    {
      language: 'fr',
      ask: 'Bonjour, avez-vous une place demain après-midi ?',
      offered: 'mardi 24 novembre : 12 h 00, 13 h 00, 14 h 00, 15 h 00, 16 h 00',
      pick: '14 h',
      details: 'Je m’appelle Ana Lévy, ana@example.org',
      booked:
        "C'est réservé, Ana : Vidange, le mardi 24 novembre à 14 h 00 (60 min, 60,00 $), au nom d'Ana Lévy.",
    },
    {
      language: 'en',
      ask: 'Hi, anything free tomorrow afternoon?',
      offered: 'Tuesday, November 24: 12:00 p.m., 1:00 p.m., 2:00 p.m., 3:00 p.m., 4:00 p.m.',
      pick: 'the third one',
      details: 'Ana Lévy, ana@example.org',
      booked:
        "You're booked, Ana: Vidange, on Tuesday, November 24 at 2:00 p.m. (60 min, $60.00), in the name of Ana Lévy.",
    },
  ] as const;

  test.each(talks)('in $language, in words', async ({ language, ask, offered, pick, details, booked }) => {
    const business = await openBusiness(world);
    const { say, convId } = visitorOf(world, business.slug, language);
    const offer = (await say(ask)).json.data;
    expect(plain(offer.reply)).toContain(offered);
    expect(offer.suggestions.slots).toHaveLength(5);
    expect(offer).not.toHaveProperty('booking');
    await say(pick);
    const { status, json } = await say(details);
    expect(status).toBe(200);
    expect(plain(json.data.reply)).toContain(booked);
    expect(json.data).toMatchObject({
      booking: { title: 'Vidange', startAt: '2026-11-24T19:00:00.000Z', status: 'confirmed' },
      suggestions: { slots: [] },
      convId: convId(),
      mode: 'rules',
    });
    const kept = await staff(business, `/v1/bookings/${json.data.booking.bookingId}`);
    expect(kept).toMatchObject({ leadName: 'Ana Lévy', email: 'ana@example.org', source: 'chat', price: 60 });
    expect(await staff(business, `/v1/leads/${kept.leadId}`)).toMatchObject({
      name: 'Ana Lévy',
      source: 'chat',
    });
  });

  test.each(['fr', 'en'] as const)('in %s, with the button of a slot', async (language) => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug, language);
    const offer = await say(language === 'fr' ? 'Un rendez-vous demain ?' : 'An appointment tomorrow?');
    const [slot] = offer.json.data.suggestions.slots;
    await say(language === 'fr' ? 'Celui-ci' : 'This one', { slotId: slot.slotId });
    const { json } = await say('Luc Roy, 514 555-0143', { extra: { source: 'widget' } });
    expect(json.data.booking.startAt).toBe(slot.startAt);
    expect(await staff(business, `/v1/bookings/${json.data.booking.bookingId}`)).toMatchObject({
      phone: '+15145550143',
    });
  });

  test('keeps the conversation with its turns, the consent’s version, and what it led to', async () => {
    const business = await openBusiness(world);
    const { say, convId } = visitorOf(world, business.slug);
    await say('Un rendez-vous demain à 14 h ?', { extra: { source: 'widget' } });
    const { json } = await say('Ana Lévy, ana@example.org');
    const [kept, ...others] = await conversations(business);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      turns: 2,
      source: 'widget',
      consentVersion: CONSENT_VERSION,
      bookingId: json.data.booking.bookingId,
    });
    expect(convId().startsWith(`${kept?.conversationId}.`)).toBe(true);
    const days = (Number(kept?.expiresAt) * 1000 - Date.parse(kept?.lastAt)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const turns = await turnsOf(kept?.conversationId);
    expect(turns.map(({ message }) => message).toSorted()).toEqual([
      'Ana Lévy, ana@example.org',
      'Un rendez-vous demain à 14 h ?',
    ]);
  });

  test('the time is gone for the next visitor, who is offered others', async () => {
    const business = await openBusiness(world);
    const [first, second] = [visitorOf(world, business.slug), visitorOf(world, business.slug)];
    const [slot] = (await first.say('Un rendez-vous demain ?')).json.data.suggestions.slots;
    const [same] = (await second.say('Un rendez-vous demain ?')).json.data.suggestions.slots;
    expect(same.startAt).toBe(slot.startAt);
    await first.say('Celui-ci', { slotId: slot.slotId });
    expect((await first.say('Ana Lévy, ana@example.org')).json.data.booking).toBeDefined();
    await second.say('Celui-ci', { slotId: same.slotId });
    const late = (await second.say('Luc Roy, luc@example.org')).json.data;
    expect(late).not.toHaveProperty('booking');
    expect(late.suggestions.slots.map(({ startAt }: { startAt: string }) => startAt)).not.toContain(
      slot.startAt,
    );
    expect(late.suggestions.slots.length).toBeGreaterThan(0);
    expect((await staff(business, '/v1/bookings')).bookings).toHaveLength(1);
  });
});

describe('leaving a request', () => {
  const talks = [
    ['fr', 'Je veux laisser un message', 'Mon auto fait un bruit', 'Luc Roy 514 555-0143', 'Garage Tremblay'],
    ['en', 'I want to leave a message', 'My car makes a noise', 'Luc Roy 514 555-0143', 'Garage Tremblay'],
  ] as const;

  test.each(talks)('in %s becomes a lead with its words', async (language, open, message, who, name) => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug, language);
    await say(open);
    await say(message);
    const { json } = await say(who);
    expect(json.data.reply).toContain(name);
    const { leads } = await staff(business, '/v1/leads');
    expect(leads).toMatchObject([
      { leadId: json.data.lead.leadId, name: 'Luc Roy', phone: '+15145550143', source: 'chat' },
    ]);
    expect(leads[0].message).toContain(message);
    expect(await conversations(business)).toMatchObject([{ leadId: json.data.lead.leadId }]);
  });

  test('is what a greeting-only site does, without offering a time', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    await world.call('PATCH', '/v1/sites/current', { token, body: { replyMode: 'greeting-only' } });
    const { say } = visitorOf(world, business.slug);
    const first = (await say('Une place demain ?')).json.data;
    expect([first.mode, first.suggestions.slots]).toEqual(['greeting', []]);
    expect((await say('Luc Roy, luc@example.org, rappelez-moi')).json.data.lead).toBeDefined();
  });
});

test('opening hours and prices are those of the records, in the visitor’s language', async () => {
  const business = await openBusiness(world);
  const [french, english] = [visitorOf(world, business.slug), visitorOf(world, business.slug, 'en')];
  expect(plain((await french.say('Quels sont vos prix ?')).json.data.reply)).toContain('60,00 $');
  expect(plain((await english.say('What are your prices?')).json.data.reply)).toContain('$60.00');
  expect(plain((await french.say('Quelles sont vos heures ?')).json.data.reply)).toContain(
    '9 h 00 à 17 h 00',
  );
  expect(plain((await english.say('What are your opening hours?')).json.data.reply)).toContain(
    '9:00 a.m. to 5:00 p.m.',
  );
});
