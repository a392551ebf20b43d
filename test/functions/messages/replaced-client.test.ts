import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ranges } from '../../../functions/kernel/table/keys.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import type { SentMessage } from '../../../shared/schemas/message.ts';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { ANA, openAppointment } from '../resources/public-site/manage-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf, UNDO_OVER_MIN } from './world.ts';

const BOB = { name: 'Bob Roy', email: 'bob@example.org' };
const SECOND = 1 / 60;

let world: MailWorld;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  await world.newMailsTo('');
  world.advance(2);
});
afterAll(() => world.stop());

const edit = (body: object) => dataOf(at.staff('PATCH', `/v1/bookings/${at.made.bookingId}`, body));
/** Delivers, and answers to whom and under which subject something came. */
const mails = async () => {
  const [before] = [world.mails.length, await world.run()];
  return world.mails.slice(before);
};
const told = async () => (await mails()).map(({ to, subject = '' }) => `${to}: ${subject.split(/\s:/)[0]}`);
const linkOf = (text = ''): string => /\/rdv\/(\S+)/.exec(text)?.[1] ?? '';
const opened = async (link: string) => (await world.call('GET', `/public/bookings/${link}`)).status;
const kept = async () =>
  (await world.kernel.table.query(ranges.replacedClients(brandId<TenantId>(at.tenantId)), { limit: 9 }))
    .items;

describe('whoever had a booking that was given to another client', () => {
  test('is told once that the business cancelled it, and the other that it is theirs', async () => {
    await edit(BOB);
    expect(await mails()).toEqual([]);
    world.advance(UNDO_OVER_MIN);
    const all = await mails();
    expect(all.map(({ to }) => to).toSorted()).toEqual([ANA.email, BOB.email]);
    const toAna = all.find(({ to }) => to === ANA.email);
    expect(toAna?.subject).toMatch(/^Rendez-vous annulé\s: Vidange/);
    expect(toAna?.text).toContain('Bonjour Ana');
    expect(toAna?.text).toMatch(/a été annulé par /);
    const entry = toAna?.attachments?.[0]?.content ?? '';
    expect(entry).toContain('METHOD:CANCEL');
    expect(entry).toContain('SEQUENCE:1');
    expect(entry).toContain(at.made.bookingId);
    expect([toAna?.text, toAna?.html, entry].join('\n')).not.toContain('/rdv/');
    const toBob = all.find(({ to }) => to === BOB.email);
    expect(toBob?.subject).toMatch(/^Rendez-vous confirmé/);
    expect(await opened(linkOf(toBob?.text))).toBe(200);
    expect(await opened(at.token)).toBe(404);
    world.advance(60);
    expect(await mails()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('hears nothing when that is undone in time, and their link leads to it again', async () => {
    await edit(BOB);
    world.advance(8 * SECOND);
    await edit(ANA);
    world.advance(UNDO_OVER_MIN);
    await world.run();
    world.advance(UNDO_OVER_MIN);
    expect(await mails()).toEqual([]);
    expect(await opened(at.token)).toBe(200);
    expect(await owedOf(world)).toEqual([]);
  });

  test('hears that it is theirs again, with the link that they had', async () => {
    await edit(BOB);
    world.advance(UNDO_OVER_MIN);
    await world.run();
    await edit(ANA);
    world.advance(UNDO_OVER_MIN);
    expect((await told()).toSorted()).toEqual([
      `${ANA.email}: Rendez-vous confirmé`,
      `${BOB.email}: Rendez-vous annulé`,
    ]);
    expect(await opened(at.token)).toBe(200);
  });

  test('of two in a row within the time only hears who had heard of it', async () => {
    await edit(BOB);
    world.advance(5 * SECOND);
    await edit({ name: 'Cléo Diaz', email: 'cleo@example.org' });
    world.advance(2 * UNDO_OVER_MIN);
    expect((await told()).toSorted()).toEqual([
      `${ANA.email}: Rendez-vous annulé`,
      'cleo@example.org: Rendez-vous confirmé',
    ]);
    world.advance(2 * UNDO_OVER_MIN);
    expect(await mails()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('no link of somebody before them opens it for a third client', async () => {
    const links = [at.token];
    for (const who of [BOB, ANA, { name: 'Cléo Diaz', email: 'cleo@example.org' }]) {
      await edit(who);
      world.advance(UNDO_OVER_MIN);
      links.push(...(await mails()).flatMap(({ text }) => (linkOf(text) ? [linkOf(text)] : [])));
    }
    expect(await Promise.all(links.map(opened))).toEqual([...links.slice(1).map(() => 404), 200]);
  });

  test('is told although the booking is cancelled meanwhile, of which the other has not heard', async () => {
    await edit(BOB);
    world.advance(5 * SECOND);
    await at.staff('DELETE', `/v1/bookings/${at.made.bookingId}`);
    world.advance(2 * UNDO_OVER_MIN);
    expect(await told()).toEqual([`${ANA.email}: Rendez-vous annulé`]);
    world.advance(2 * UNDO_OVER_MIN);
    expect(await mails()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('is told the time that they knew, and the other the time that it has', async () => {
    const knew = at.made.startAt;
    await edit({ startAt: '2026-11-25T18:10:00.000Z' });
    world.advance(5 * SECOND);
    await edit(BOB);
    world.advance(2 * UNDO_OVER_MIN);
    const all = await mails();
    const entry = all.find(({ to }) => to === ANA.email)?.attachments?.[0]?.content ?? '';
    expect(entry).toContain(`T${String(Number(knew.slice(11, 13)) - 5).padStart(2, '0')}`);
    expect(all.find(({ to }) => to === BOB.email)?.subject).toMatch(/^Rendez-vous confirmé/);
  });

  test('is told although the other is erased meanwhile', async () => {
    await edit(BOB);
    await dataOf(at.staff('POST', '/v1/privacy/erase', { confirm: true, email: BOB.email }));
    world.advance(UNDO_OVER_MIN);
    expect(await told()).toEqual([`${ANA.email}: Rendez-vous annulé`]);
  });

  test('hears nothing once they were erased, and nothing is kept of them', async () => {
    await edit(BOB);
    expect(await kept()).toHaveLength(1);
    await dataOf(at.staff('POST', '/v1/privacy/erase', { confirm: true, email: ANA.email }));
    expect(await kept()).toEqual([]);
    world.advance(UNDO_OVER_MIN);
    expect(await told()).toEqual([`${BOB.email}: Rendez-vous confirmé`]);
  });

  test('is in no line of what was sent once they were erased, also long after', async () => {
    await edit(BOB);
    world.advance(UNDO_OVER_MIN);
    await world.run();
    world.advance(5 * 24 * 60);
    const lines = async () =>
      (await dataOf(at.staff('GET', `/v1/bookings/${at.made.bookingId}/messages`))).messages
        .map(({ kind, recipient }: SentMessage) => `${kind} to ${recipient}`)
        .toSorted();
    expect(await lines()).toEqual([
      'booking_cancelled to former_visitor',
      'booking_confirmed to former_visitor',
      'booking_confirmed to visitor',
      'team_new_booking to member',
    ]);
    await dataOf(at.staff('POST', '/v1/privacy/erase', { confirm: true, email: ANA.email }));
    expect(await lines()).toEqual(['booking_confirmed to visitor', 'team_new_booking to member']);
  });

  test('hears it by SMS where they left a phone alone', async () => {
    const slots = await at.slots();
    const phone = '+15145553999';
    const given = { name: 'Zoé Roy', email: undefined, phone, smsConsent: SMS_CONSENT_VERSION };
    const { bookingId } = await dataOf(at.book(slots.at(-9)?.slotId, given));
    await world.run();
    world.advance(2);
    await dataOf(at.staff('PATCH', `/v1/bookings/${bookingId}`, { ...BOB, phone: '' }));
    world.advance(UNDO_OVER_MIN);
    const sms = (await mails()).find(({ to }) => to === phone);
    expect(sms?.text).toMatch(/rendez-vous annulé par nous/);
    expect(sms?.text).not.toContain('/rdv/');
  });

  test('is named as the former client in the list of what was sent', async () => {
    await edit(BOB);
    world.advance(UNDO_OVER_MIN);
    await world.run();
    const { messages } = await dataOf(at.staff('GET', `/v1/bookings/${at.made.bookingId}/messages`));
    expect(messages).toContainEqual(
      expect.objectContaining({ kind: 'booking_cancelled', recipient: 'former_visitor', status: 'sent' }),
    );
  });
});
