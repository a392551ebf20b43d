import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSION } from '../../../../shared/domain/sms-consent.ts';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { deliverDue, everythingOwed, portsOf } from '../../messages/world.ts';
import { CONTENTION, firstOnes, injectFaults, lostReply, mentions } from '../bookings/faults.ts';
import { plain, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const readBooking = async ({ owner }: Business, bookingId: string) =>
  (await world.call('GET', `/v1/bookings/${bookingId}`, { token: owner.token })).json.data;

/** Asks for a time, then leaves these details: what was answered, and the booking as staff read it. */
const booked = async (details: string) => {
  const business = await openBusiness(world);
  const { say } = visitorOf(world, business.slug);
  const asked = plain((await say('Une place demain à 14 h ?')).json.data.reply);
  const { json } = await say(details);
  return { asked, booking: await readBooking(business, json.data.booking.bookingId) };
};

describe('consent to SMS in the chat', () => {
  test('is kept with the version of its text, as the form keeps it', async () => {
    const { asked, booking } = await booked('Ana Lévy, 514 555-0142, oui SMS');
    expect(asked).toMatch(/J'accepte de recevoir par SMS les messages de .* Répondez ARRET/);
    expect(booking).toMatchObject({ phone: '+15145550142', smsConsent: SMS_CONSENT_VERSION });
  });

  test('has it said that the confirmation goes by SMS; without it, that none does', async () => {
    const replyTo = async (details: string) => {
      const { say } = visitorOf(world, (await openBusiness(world)).slug);
      await say('Une place demain à 14 h ?');
      return plain((await say(details)).json.data.reply);
    };
    expect(await replyTo('Ana Lévy, 514 555-0142, oui SMS')).toMatch(/part par SMS au 514 555-0142/);
    expect(await replyTo('Ana Lévy, 514 555-0142')).toMatch(/Aucune confirmation n'est envoyée/);
    expect(await replyTo('Ana Lévy, ana@exemple.ca')).toMatch(/part à ana@exemple\.ca/);
  });

  test('is none where nothing, a bare yes or a no was said', async () => {
    for (const words of ['', ', oui', ', pas de SMS']) {
      const { booking } = await booked(`Ana Lévy, 514 555-0142${words}`);
      expect(booking).toMatchObject({ phone: '+15145550142' });
      expect(booking).not.toHaveProperty('smsConsent');
    }
  });

  test('is asked only where SMS go out', async () => {
    const { settings } = world.kernel;
    Object.assign(settings, { sendsSms: false });
    const { asked, booking } = await booked('Ana Lévy, 514 555-0142, oui SMS');
    Object.assign(settings, { sendsSms: true });
    expect(asked).not.toMatch(/SMS/);
    expect(booking).not.toHaveProperty('smsConsent');
  });

  test('said once it is booked is written on the booking, and taken off by a no', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    await say('Une place demain à 14 h ?');
    const { json } = await say('Ana Lévy, 514 555-0142');
    const { bookingId } = json.data.booking;
    const reply = async (message: string) => plain((await say(message)).json.data.reply);
    expect(await reply('ok pour les textos')).toMatch(/noté avec ce que vous avez réservé ici/);
    const consented = await readBooking(business, bookingId);
    expect(consented).toMatchObject({ smsConsent: SMS_CONSENT_VERSION });
    expect(await reply('oui pour les textos')).toMatch(/noté avec/);
    expect((await readBooking(business, bookingId)).version).toBe(consented.version);
    expect(await reply('finalement pas de textos')).toMatch(/pas de SMS sur ce que vous avez réservé ici/);
    expect(await readBooking(business, bookingId)).not.toHaveProperty('smsConsent');
  });

  test('has the reminder by SMS planned, and no other one twice', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    await say('Une place demain à 14 h ?');
    const { json } = await say('Ana Lévy, 514 555-0142, ana@example.org');
    const { bookingId } = json.data.booking;
    for (const words of ['oui pour les textos', 'finalement pas de textos', 'oui pour les textos'])
      await say(words);
    await deliverDue(portsOf(world));
    const planned = (await everythingOwed(world)).flatMap((row) =>
      'message' in row && row.subjectId === bookingId ? [row.message] : [],
    );
    expect(planned.toSorted()).toEqual(['reminder_day', 'reminder_soon']);
  });

  test('is not written on an appointment that is no longer the visitor’s, nor on another conversation’s', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const { say } = visitorOf(world, business.slug);
    await say('Une place demain à 14 h ?');
    const { json } = await say('Ana Lévy, 514 555-0142');
    const { bookingId } = json.data.booking;
    const body = { name: 'Luc Roy', email: 'luc@example.org', phone: '+14385550177' };
    await dataOf(world.call('PATCH', `/v1/bookings/${bookingId}`, { token, body }));
    expect(plain((await say('oui pour les textos')).json.data.reply)).toMatch(/pas noté/);
    expect(await readBooking(business, bookingId)).not.toHaveProperty('smsConsent');
  });

  test.each([...Object.entries(CONTENTION), ['a lost reply', lostReply] as const])(
    'is written once after %s',
    async (_name, fault) => {
      const business = await openBusiness(world);
      const { say } = visitorOf(world, business.slug);
      await say('Une place demain à 14 h ?');
      const { json } = await say('Ana Lévy, 514 555-0142');
      const { bookingId } = json.data.booking;
      const heal = injectFaults(
        world.kernel.table,
        firstOnes(2, mentions('sms_accepted'), () =>
          fault === lostReply ? { after: fault() } : { before: fault() },
        ),
      );
      const { json: answered } = await say('oui pour les textos');
      heal();
      expect(plain(answered.data.reply)).toMatch(/noté avec ce que vous avez/);
      expect(await readBooking(business, bookingId)).toMatchObject({ smsConsent: SMS_CONSENT_VERSION });
      const owed = (await everythingOwed(world)).filter(({ subjectId }) => subjectId === bookingId);
      expect(owed.filter(({ type }) => type === 'booking.sms_accepted')).toHaveLength(1);
    },
  );
});
