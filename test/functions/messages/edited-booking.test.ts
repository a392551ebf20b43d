import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { ANA, openAppointment } from '../resources/public-site/manage-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf, UNDO_OVER_MIN } from './world.ts';

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

/** Edits, and waits until that can no longer be undone on the screen. */
const edit = async (body: object) => {
  await dataOf(at.staff('PATCH', `/v1/bookings/${at.made.bookingId}`, body));
  world.advance(UNDO_OVER_MIN);
};
const toAna = () => world.newMailsTo(ANA.email);

describe('the visitor of a booking that staff edit', () => {
  test('is told once of another service or length, with what is planned now', async () => {
    const service = { name: 'Pneus', durationMin: 45, price: 80 };
    const { serviceId } = await dataOf(at.staff('POST', '/v1/services', service));
    await edit({ serviceId });
    const [mail, more] = await toAna();
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(/^Rendez-vous modifié.*Pneus/);
    expect(mail?.text).toContain('80,00');
    expect(mail?.attachments?.[0]?.content).toContain('METHOD:REQUEST');
    expect(mail?.attachments?.[0]?.content).toContain('SEQUENCE:1');
    world.advance(1);
    await edit({ durationMin: 75 });
    expect(await toAna()).toHaveLength(1);
  });

  test('is told of another price, with the entry of their calendar', async () => {
    await edit({ price: 12.5 });
    const [mail, more] = await toAna();
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(/^Rendez-vous modifié.*Vidange/);
    expect(mail?.text).toContain('12,50');
    expect(mail?.attachments?.[0]?.content).toContain('SEQUENCE:1');
  });

  test.each([
    ['a note', { note: 'Pneus d’hiver dans le coffre' }],
    ['their name', { name: 'Ana Lévy-Roy' }],
    ['a phone number', { phone: '514 555-0142' }],
  ])('is not told of %s', async (_what, body) => {
    await edit(body);
    expect(await toAna()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('is told at a corrected address, which heard of nothing yet', async () => {
    await edit({ email: 'ana.levy@example.org' });
    expect(await world.newMailsTo('ana.levy@example.org')).toEqual([
      expect.objectContaining({ subject: expect.stringMatching(/^Rendez-vous confirmé/) }),
    ]);
    expect(await toAna()).toEqual([]);
  });

  test('hears of a time and a service changed at once in one message', async () => {
    const { serviceId } = await dataOf(at.staff('POST', '/v1/services', { name: 'Freins', durationMin: 30 }));
    await edit({ serviceId, startAt: '2026-11-25T18:10:00.000Z' });
    const [mail, more] = await toAna();
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(/^Rendez-vous déplacé.*Freins/);
  });

  test('of a change that is still to be told hears it although a note follows', async () => {
    await edit({ durationMin: 90 });
    await edit({ note: 'À la suite' });
    expect(await toAna()).toHaveLength(1);
  });
});
