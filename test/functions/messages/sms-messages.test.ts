import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { messagesAbout } from '../../../functions/records/messages/message-log.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { openDesk } from '../resources/public-site/visitors-calls.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';

let world: MailWorld;
let desk: Awaited<ReturnType<typeof openDesk>>;
let phone: string;
let people = 0;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  desk = await openDesk(world);
  people += 1;
  phone = `+1514555${3000 + people}`;
});
afterAll(() => world.stop());

const accepted = { smsConsent: SMS_CONSENT_VERSION };

const book = async (given: object): Promise<string> => {
  const [slot] = await desk.slots(`serviceId=${desk.serviceId}&from=2026-11-25T14:00:00.000Z`);
  const { status, json } = await desk.book({ slotId: slot?.slotId, name: 'Ana Lévy', phone, ...given });
  expect(status).toBe(201);
  return json.data.bookingId;
};

const texts = async (address: string) => (await world.newMailsTo(address)).map(({ text }) => text);

const outcomeOf = async (bookingId: string, kind: string) => {
  const page = { limit: 20, after: undefined };
  const tenantId = brandId<TenantId>(desk.tenantId);
  const { items } = await messagesAbout(world.kernel.table, tenantId, bookingId, page);
  const found = items.find((item) => item.kind === kind);
  return found && [found.channel, found.status, found.reason];
};

describe('SMS to a visitor', () => {
  test('are sent to whoever accepted them, and to nobody else', async () => {
    const silent = await book({ email: 'ana@example.org' });
    expect(await texts(phone)).toEqual([]);
    phone = `+1514555${4000 + people}`;
    const told = await book({ ...accepted, name: 'Zoé Roy', language: 'en' });
    const [confirmed, another] = await texts(phone);
    expect(another).toBeUndefined();
    expect(confirmed).toContain('https://app.example/rdv/');
    expect(confirmed).toContain('STOP to opt out');
    expect(await outcomeOf(told, 'booking_confirmed')).toEqual(['sms', 'sent', null]);
    expect(await outcomeOf(silent, 'booking_confirmed')).toEqual(['email', 'sent', null]);
  });

  test('end with ARRET, which the business reads as the reason', async () => {
    await book(accepted);
    await texts(phone);
    await world.reply(phone, 'Arrêt');
    expect(await texts(phone)).toEqual([expect.stringContaining('vous ne recevrez plus de SMS')]);
    const id = await book({ ...accepted, name: 'Ana B.' });
    expect(await texts(phone)).toEqual([]);
    expect(await outcomeOf(id, 'booking_confirmed')).toEqual(['sms', 'stopped', 'unsubscribed']);
  });

  test('are not sent without Pro', async () => {
    world.setClock(MONDAY_8H - 15 * 86_400_000);
    desk = await openDesk(world);
    world.setClock(MONDAY_8H);
    const id = await book(accepted);
    expect(await texts(phone)).toEqual([]);
    expect(await outcomeOf(id, 'booking_confirmed')).toEqual(['sms', 'stopped', 'plan']);
  });

  test('that come in the night wait for the morning', async () => {
    world.setClock(Date.parse('2026-11-24T03:00:00.000Z'));
    const id = await book(accepted);
    expect(await texts(phone)).toEqual([]);
    world.setClock(Date.parse('2026-11-24T13:00:00.000Z'));
    expect(await texts(phone)).toHaveLength(1);
    expect(await outcomeOf(id, 'booking_confirmed')).toEqual(['sms', 'sent', null]);
  });
});

describe('a visitor whose appointment a closure makes impossible', () => {
  test('is asked by e-mail to choose another time, once the business says so, and not once they have', async () => {
    const id = await book({ email: 'zoe@example.org' });
    const other = await book({ email: 'bea@example.org', phone: '514 555-0199', name: 'Béa' });
    await world.run();
    const { closureId } = (await desk.staff('POST', '/v1/closures', { from: '2026-11-25' })).json.data;
    await desk.staff('POST', '/v1/bookings/ask-to-move', { closureId });
    const { version } = (await desk.staff('GET', `/v1/bookings/${other}`)).json.data;
    const startAt = '2026-11-26T15:00:00.000Z';
    expect((await desk.staff('PATCH', `/v1/bookings/${other}`, { startAt, version })).status).toBe(200);
    const [mail, another] = (await world.newMailsTo('zoe@example.org')).filter(
      ({ subject = '' }) => !subject.startsWith('Rendez-vous confirmé'),
    );
    expect(another).toBeUndefined();
    expect(mail?.subject).toMatch(/^Choisissez une autre heure/);
    expect(await outcomeOf(id, 'booking_stranded')).toEqual(['email', 'sent', null]);
    expect(await outcomeOf(other, 'booking_stranded')).toEqual(['email', 'dropped', 'superseded']);
  });
});
