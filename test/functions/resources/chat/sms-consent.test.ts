import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSION } from '../../../../shared/domain/sms-consent.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
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
});
