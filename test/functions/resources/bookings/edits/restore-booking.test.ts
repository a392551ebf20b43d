import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf, seen } from '../../../../support/team.ts';
import { MONDAY_8H } from '../../../../support/world.ts';
import { type MailWorld, openMailWorld } from '../../../messages/mail-world.ts';
import { owedOf } from '../../../messages/world.ts';
import { ANA, openAppointment } from '../../public-site/manage-world.ts';
import { expectAgreement, recordsOf } from '../records.ts';

let world: MailWorld;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  await world.newMailsTo('');
  world.advance(1);
});
// What a test leaves to be told is told before the next one begins.
afterEach(async () => {
  world.advance(120);
  await world.run();
});
afterAll(() => world.stop());

const path = () => `/v1/bookings/${at.made.bookingId}`;
const present = () => dataOf(at.staff('GET', path()));
const cancel = () => dataOf(at.staff('DELETE', path()));
const restore = async () => at.staff('POST', `${path()}/restore`, { version: (await present()).version });
const subjects = async () => (await world.newMailsTo(ANA.email)).map(({ subject }) => subject);
const later = (seconds = 70) => world.advance(seconds);

describe('undoing a cancellation', () => {
  test('takes the time again, in the lists and on the calendar', async () => {
    const before = await present();
    await cancel();
    const { status, json } = await restore();
    expect([status, json.data]).toEqual([
      200,
      expect.objectContaining({ status: 'confirmed', startAt: before.startAt }),
    ]);
    expectAgreement(await recordsOf(world, at.tenantId));
    const { bookings } = await dataOf(at.staff('GET', '/v1/bookings?status=active'));
    expect(bookings.map(({ bookingId }: { bookingId: string }) => bookingId)).toContain(before.bookingId);
  });

  test('twice has the effect of once, and is refused over another version', async () => {
    await cancel();
    const { version } = await present();
    const undo = (body: object) => seen(at.staff('POST', `${path()}/restore`, body));
    expect(await undo({ version: version - 1 })).toEqual([409, 'changed_meanwhile']);
    expect(await undo({ version })).toEqual([200, undefined]);
    expect(await undo({ version })).toEqual([200, undefined]);
    expect((await present()).version).toBe(version + 1);
  });

  test('is refused by name once the time is taken, and stays possible when it is free again', async () => {
    const { startAt } = await present();
    await cancel();
    const body = { serviceId: at.serviceId, startAt, name: 'Paul Côté' };
    const other = await dataOf(at.staff('POST', '/v1/bookings', body));
    const { status, json } = await restore();
    expect([status, json.error.code]).toEqual([409, 'slot_taken']);
    expect(json.error.inTheWay).toMatchObject([{ leadName: 'Paul Côté' }]);
    await at.staff('DELETE', `/v1/bookings/${other.bookingId}`);
    expect((await restore()).status).toBe(200);
    expectAgreement(await recordsOf(world, at.tenantId));
  });

  test('of what was attended is refused', async () => {
    world.setClock(Date.parse(at.made.endAt));
    await at.staff('PATCH', path(), { status: 'attended' });
    expect((await restore()).json.error.code).toBe('booking_closed');
  });

  test('of several at once with a booking of that time, one wins and capacity holds', async () => {
    const { startAt } = await present();
    await cancel();
    const body = { serviceId: at.serviceId, startAt, name: 'Zoé' };
    const all = [restore(), at.staff('POST', '/v1/bookings', body), restore()];
    const kinds = (await Promise.all(all)).map(({ status }) => status);
    expect(kinds.filter((status) => status < 300).length).toBeGreaterThan(0);
    const records = await recordsOf(world, at.tenantId);
    expectAgreement(records);
    expect(
      records.bookings.filter((one) => one.startAt === startAt && one.status === 'confirmed'),
    ).toHaveLength(1);
  });
});

describe('the visitor of a cancellation that was undone', () => {
  test('hears nothing when neither has gone out yet', async () => {
    await cancel();
    await restore();
    expect(await subjects()).toEqual([]);
    later();
    expect(await subjects()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('is told that it is on after all, once, after they were told of the cancellation', async () => {
    await cancel();
    later();
    expect(await subjects()).toEqual([expect.stringMatching(/^Rendez-vous annulé/)]);
    await restore();
    expect(await subjects()).toEqual([]);
    later();
    const [mail, more] = await world.newMailsTo(ANA.email);
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(/^Rendez-vous maintenu/);
    expect(mail?.attachments?.[0]?.content).toContain('METHOD:REQUEST');
    expect(mail?.attachments?.[0]?.content).toContain('SEQUENCE:2');
  });

  test('hears the last word, however often it goes back and forth', async () => {
    await cancel();
    later();
    await subjects();
    await restore();
    await cancel();
    await restore();
    later();
    expect(await subjects()).toEqual([expect.stringMatching(/^Rendez-vous maintenu/)]);
    await cancel();
    later();
    expect(await subjects()).toEqual([expect.stringMatching(/^Rendez-vous annulé/)]);
  });
});
