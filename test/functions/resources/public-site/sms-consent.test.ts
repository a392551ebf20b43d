import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findBooking } from '../../../../functions/records/bookings/booking-store.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { SMS_CONSENT_VERSION } from '../../../../shared/domain/sms-consent.ts';

import { continueErasures } from '../../../support/under-role.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { ANA, openDesk } from './visitors-calls.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const PHONE = '+15145550142';

/** A visitor books with this consent; what staff then read of the booking. */
const booked = async (given: object) => {
  const desk = await openDesk(world);
  const [slot] = await desk.slots(`serviceId=${desk.serviceId}`);
  const made = await desk.book({ slotId: slot?.slotId, ...ANA, ...given });
  const read = async () => (await desk.staff('GET', `/v1/bookings/${made.json.data.bookingId}`)).json.data;
  return { desk, made, read };
};

describe('consent to SMS', () => {
  test('is kept with the version of its text, and shown to the team', async () => {
    const { read } = await booked({ phone: PHONE, smsConsent: SMS_CONSENT_VERSION });
    expect((await read()).smsConsent).toBe(SMS_CONSENT_VERSION);
  });

  test('is no consent where the visitor gave none, or no number to send to', async () => {
    expect((await (await booked({ phone: PHONE })).read()).smsConsent).toBeUndefined();
    expect((await (await booked({ smsConsent: SMS_CONSENT_VERSION })).read()).smsConsent).toBeUndefined();
  });

  test('to a text that was never shown is refused', async () => {
    const { made } = await booked({ phone: PHONE, smsConsent: '2020-01-01' });
    expect([made.status, made.json.error.issues[0].path]).toEqual([400, 'smsConsent']);
  });

  test('goes with the person', async () => {
    const { desk, made } = await booked({ phone: PHONE, smsConsent: SMS_CONSENT_VERSION });
    await desk.staff('POST', '/v1/privacy/erase', { email: ANA.email, confirm: true });
    world.advance(2);
    await continueErasures(world.kernel, world.kernel.clock());
    const tenantId = brandId<TenantId>(desk.tenantId);
    const kept = await findBooking(world.kernel.table, tenantId, made.json.data.bookingId);
    expect(kept).toMatchObject({ phone: null });
    expect(kept).not.toHaveProperty('smsConsent');
  });
});
