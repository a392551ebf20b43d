import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { messagesAbout } from '../../../functions/records/messages/message-log.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { dataOf } from '../../support/team.ts';
import { addMember, MONDAY_8H } from '../../support/world.ts';
import { visitorOf } from '../resources/chat/visitor.ts';
import { ANA, openAppointment } from '../resources/public-site/manage-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { deliverDue, owedOf, portsOf, UNDO_OVER_MIN } from './world.ts';

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
afterAll(() => world.stop());

const BY_HAND = '2026-11-25T18:00:00.000Z';
const path = () => `/v1/bookings/${at.made.bookingId}`;
const subjects = async (address: string) => (await world.newMailsTo(address)).map(({ subject }) => subject);
const logOf = async (subjectId: string) =>
  (
    await messagesAbout(world.kernel.table, brandId<TenantId>(at.tenantId), subjectId, {
      limit: 20,
      after: undefined,
    })
  ).items;

describe('a visitor who left an e-mail address', () => {
  test('is told of their booking in their language, by the business, with a link and a calendar entry', async () => {
    const [slot] = await at.slots();
    const who = { name: 'Zoé Roy', email: 'zoe@example.org', language: 'en' };
    const made = await dataOf(at.book(slot?.slotId, who));
    const [mail, another] = await world.newMailsTo('zoe@example.org');
    expect(another).toBeUndefined();
    expect(mail).toMatchObject({ from: '"Garage Tremblay via Comptoir" <no-reply@comptoir.test>' });
    expect(mail?.subject).toMatch(/^Booking confirmed.*Vidange/);
    expect(mail?.html).toContain(made.manageUrl);
    expect(mail?.text).toContain(made.manageUrl);
    const header = (name: string) => mail?.headers?.find((one) => one.name.toLowerCase() === name)?.value;
    expect(header('reply-to')).toBe(at.owner.email);
    expect(header('auto-submitted')).toBe('auto-generated');
    const calendar = mail?.attachments?.find(({ contentType }) => contentType === 'text/calendar');
    expect(calendar?.content).toContain('METHOD:REQUEST');
  });

  test('is told of a move and a cancellation by the business, and by whom', async () => {
    await at.staff('PATCH', path(), { startAt: BY_HAND });
    world.advance(UNDO_OVER_MIN);
    const [moved] = await world.newMailsTo(ANA.email);
    expect(moved?.subject).toMatch(/^Rendez-vous déplacé/);
    expect(moved?.text).toContain('par Garage Tremblay');
    world.advance(1);
    await at.staff('DELETE', path());
    world.advance(UNDO_OVER_MIN);
    const [cancelled] = await world.newMailsTo(ANA.email);
    expect(cancelled?.subject).toMatch(/^Rendez-vous annulé/);
    expect(cancelled?.attachments?.[0]?.content).toContain('METHOD:CANCEL');
  });

  test('is told of their own move and cancellation, and so are the owner and the admins, but not staff', async () => {
    const admin = await addMember(world, at.tenantId, 'admin');
    const staff = await addMember(world, at.tenantId, 'staff');
    await at.move((await at.slots()).at(-1)?.slotId);
    await world.run();
    const told = () => world.mails.slice(-3).map(({ to, subject }) => [to, subject?.split('\u00A0:')[0]]);
    const heard = (word: string) => [
      ...[ANA.email, at.owner.email, admin.email].map((email) => [email, `Rendez-vous ${word}`]),
    ];
    expect(told().toSorted()).toEqual(heard('déplacé').toSorted());
    world.advance(1);
    await at.cancel();
    await world.run();
    expect(told().toSorted()).toEqual(heard('annulé').toSorted());
    expect(world.mails.some(({ to }) => to === staff.email)).toBe(false);
  });

  test('hears only the newest of what happened before anything was sent', async () => {
    await at.staff('PATCH', path(), { startAt: BY_HAND });
    world.advance(1);
    await at.staff('DELETE', path());
    world.advance(UNDO_OVER_MIN);
    expect(await subjects(ANA.email)).toEqual([expect.stringMatching(/^Rendez-vous annulé/)]);
    const reasons = (await logOf(at.made.bookingId)).map(({ kind, status, reason }) => [
      kind,
      status,
      reason,
    ]);
    expect(reasons).toContainEqual(['booking_moved', 'dropped', 'superseded']);
  });
});

describe('the team', () => {
  test('is told of a booking once, without a second message about its lead', async () => {
    const [slot] = await at.slots();
    await dataOf(at.book(slot?.slotId, { name: 'Luc Roy', email: 'luc@example.org' }));
    expect(await subjects(at.owner.email)).toEqual([expect.stringMatching(/^Nouveau rendez-vous.*Luc Roy/)]);
  });

  test('is told of a request left in the chat, and of nothing that it does itself', async () => {
    await dataOf(
      at.staff('POST', '/v1/bookings', {
        ...{ serviceId: at.serviceId, startAt: BY_HAND, name: 'Marie', email: 'marie@example.org' },
      }),
    );
    await dataOf(
      at.staff('POST', '/v1/leads', { name: 'Eve', email: 'eve@example.org', message: 'Bonjour' }),
    );
    await world.run();
    expect(world.mails.at(-1)).toMatchObject({ to: 'marie@example.org' });
    expect(await subjects(at.owner.email)).toEqual([]);
    const { say } = visitorOf(world, at.slug);
    await say('Bonjour');
    await say('Zoé Roy, zoe.roy@example.org, rappelez-moi');
    expect(await subjects(at.owner.email)).toEqual([expect.stringMatching(/^Nouvelle demande/)]);
  });
});

describe('the log of messages', () => {
  test('says what was sent, without an address, a name or a text', async () => {
    const lines = await logOf(at.made.bookingId);
    expect(lines.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
      ['booking_confirmed', 'sent'],
      ['team_new_booking', 'sent'],
    ]);
    const text = JSON.stringify(lines);
    for (const said of ['example', 'Ana', 'Tremblay', 'Vidange']) expect(text).not.toContain(said);
    expect(await owedOf(world)).toEqual([]);
  });

  test('says that the installation sends no e-mail, and such a message is over', async () => {
    const { mail, ...settings } = world.kernel.settings;
    expect(mail).toBeDefined();
    await at.staff('PATCH', path(), { startAt: BY_HAND });
    world.advance(UNDO_OVER_MIN);
    await deliverDue(portsOf({ ...world, kernel: { ...world.kernel, settings } }));
    const [line] = (await logOf(at.made.bookingId)).filter(({ kind }) => kind === 'booking_moved');
    expect(line).toMatchObject({ status: 'stopped', reason: 'no_sender' });
    expect(await owedOf(world)).toEqual([]);
  });
});
