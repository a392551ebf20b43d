import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contactHashes } from '../../../../functions/records/leads/contact.ts';
import { storeStopped } from '../../../../functions/records/messages/stopped-number.ts';
import { suppressWrite } from '../../../../functions/records/messages/suppression-store.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { SMS_CONSENT_VERSION } from '../../../../shared/domain/sms-consent.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { ANA, openDesk } from './visitors-calls.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const PHONE = '+15145550142';
const byPhone = { name: 'Ana Lévy', phone: PHONE };

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Where the visitor is told that the confirmation of what they book goes. */
const toldOf = async (given: object, prepare: (desk: Desk) => Promise<unknown> = async () => undefined) => {
  const desk = await openDesk(world);
  await prepare(desk);
  const [slot] = await desk.slots(`serviceId=${desk.serviceId}`);
  const { status, json } = await desk.book({ slotId: slot?.slotId, ...given });
  expect(status).toBe(201);
  return json.data.confirmedTo;
};

test('a confirmation goes to the e-mail address that was left, or to the phone of who accepted SMS and left no other', async () => {
  expect(await toldOf(ANA)).toBe('ana@example.org');
  expect(await toldOf({ ...ANA, phone: PHONE, smsConsent: SMS_CONSENT_VERSION })).toBe('ana@example.org');
  expect(await toldOf({ ...byPhone, smsConsent: SMS_CONSENT_VERSION })).toBe(PHONE);
});

test('nobody is told of a confirmation that is not sent', async () => {
  expect(await toldOf(byPhone)).toBeUndefined();
  const { settings, table, signer } = world.kernel;
  const turnedOff = (desk: Desk) =>
    desk.staff('PATCH', '/v1/automations/booking_confirmed', { isOn: false, version: 1 });
  expect(await toldOf(ANA, turnedOff)).toBeUndefined();
  const suppressed = async ({ tenantId }: Desk) => {
    const [contactHash = ''] = contactHashes(signer, { email: 'ana@example.org', phone: null });
    const at = new Date(world.kernel.clock()).toISOString();
    const item = { contactHash, scope: 'all', reason: 'bounced', at, subjectId: null } as const;
    expect(await table.writeIf(suppressWrite(brandId<TenantId>(tenantId), item))).toBe(true);
  };
  expect(await toldOf(ANA, suppressed)).toBeUndefined();
  const accepted = { ...byPhone, smsConsent: SMS_CONSENT_VERSION };
  const stopped = { phone: PHONE, isStopped: true, at: world.kernel.clock() };
  expect(await toldOf(accepted, () => storeStopped(table, signer, stopped))).toBeUndefined();
  Object.assign(settings, { sendsEmail: false });
  expect(await toldOf(ANA)).toBeUndefined();
  Object.assign(settings, { sendsEmail: true });
});
