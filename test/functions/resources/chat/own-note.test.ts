import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX } from '../../../../shared/domain/limits.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { deliverDue, everythingOwed, portsOf } from '../../messages/world.ts';
import { plain, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const readBooking = async ({ owner }: Business, bookingId: string) =>
  (await world.call('GET', `/v1/bookings/${bookingId}`, { token: owner.token })).json.data;

/** A visitor who has just booked. */
const booked = async () => {
  const business = await openBusiness(world);
  const { say } = visitorOf(world, business.slug);
  await say('Une place demain à 14 h ?');
  const { json } = await say('Ana Lévy, ana@example.org, j’ai les cheveux courts');
  const { bookingId } = json.data.booking;
  const reply = async (message: string) => plain((await say(message)).json.data.reply);
  return { business, bookingId, reply, read: () => readBooking(business, bookingId) };
};

describe('what is told once an appointment is made', () => {
  test('is added to its note, each thing once', async () => {
    const { reply, read } = await booked();
    const { note, version } = await read();
    expect(await reply('Merci, je suis enceinte de 16 semaines')).toMatch(/ajouté à la note.*16 semaines/);
    const noted = await read();
    expect(noted).toMatchObject({ note: `${note}\nje suis enceinte de 16 semaines` });
    expect(noted.version).toBeGreaterThan(version);
    await reply('Merci, je suis enceinte de 16 semaines');
    expect((await read()).version).toBe(noted.version);
  });

  test('is a change of the visitor’s in the history of the booking', async () => {
    const { business, bookingId, reply } = await booked();
    await reply('Merci, je suis enceinte de 16 semaines');
    const { token } = business.owner;
    const { json } = await world.call('GET', `/v1/bookings/${bookingId}/history`, { token });
    expect(json.data.changes).toMatchObject([{ by: 'visitor', also: ['note'] }]);
  });

  test('tells its visitor of no change by e-mail', async () => {
    const { reply, bookingId } = await booked();
    await deliverDue(portsOf(world));
    const owed = async () =>
      (await everythingOwed(world)).filter((row) => 'message' in row && row.subjectId === bookingId).length;
    const before = await owed();
    await reply('Merci, je suis enceinte de 16 semaines');
    await deliverDue(portsOf(world));
    expect(await owed()).toBe(before);
  });

  test('is offered to the team where the note has no room', async () => {
    const { reply, read, business, bookingId } = await booked();
    const { version } = await read();
    const note = 'x'.repeat(MAX.note);
    const { token } = business.owner;
    await world.call('PATCH', `/v1/bookings/${bookingId}`, { token, body: { note, version } });
    expect(await reply('Merci, je suis enceinte de 16 semaines')).toMatch(/transmette ceci.*16 semaines/);
    expect(await read()).toMatchObject({ note });
  });

  test('the reason of a cancellation is kept with what was cancelled', async () => {
    const { reply, read } = await booked();
    await reply('je dois annuler, ma fille a la varicelle');
    await reply('oui');
    expect(await read()).toMatchObject({
      status: 'cancelled',
      note: expect.stringContaining('ma fille a la varicelle'),
    });
  });
});
