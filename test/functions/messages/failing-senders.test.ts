import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SendOutcome } from '../../../functions/messages/senders.ts';
import type { SendFailure } from '../../../shared/domain/messages.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { ANA, openAppointment } from '../resources/public-site/manage-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { deliverDue, portsOf, UNDO_OVER_MIN } from './world.ts';

let world: MailWorld;
let measured: string[] = [];
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  const { staff, made } = await openAppointment(world);
  await world.newMailsTo('');
  world.advance(1);
  await staff('DELETE', `/v1/bookings/${made.bookingId}`);
  world.advance(UNDO_OVER_MIN);
  measured = [];
});
afterAll(() => world.stop());

/** Delivers what is due with a sender of e-mail that answers so. */
const deliverBy = (answer: SendOutcome): Promise<void> =>
  deliverDue({
    ...portsOf(world),
    email: { from: 'no-reply@comptoir.test', send: async () => answer },
    measure: (name) => measured.push(name),
  });

const failing = (failure: SendFailure) => deliverBy({ kind: 'failed', failure, error: 'Failed' });

describe('a sender that fails', () => {
  test('is measured once it has failed for an hour, at each attempt and to the last one', async () => {
    const counts: number[] = [];
    for (const minutes of [0, 1, 1, 11, 60, 360, 1440]) {
      world.advance(minutes);
      await failing('paused');
      counts.push(measured.length);
    }
    expect(counts).toEqual([0, 0, 0, 0, 1, 2, 3]);
    expect(new Set(measured)).toEqual(new Set(['MessagesFailing']));
    world.advance(10_000);
    await failing('paused');
    expect(measured).toHaveLength(3);
  });

  test('is not measured for a restart, whose messages leave at the next attempt', async () => {
    await failing('unavailable');
    world.advance(1);
    await deliverBy({ kind: 'sent', providerId: 'p' });
    world.advance(1440);
    expect(await world.newMailsTo(ANA.email)).toEqual([]);
    expect(measured).toEqual([]);
  });

  test('is not measured for an address that it refuses, however late', async () => {
    for (const minutes of [0, 1, 1, 11, 60]) {
      await failing('timeout');
      world.advance(minutes);
    }
    await failing('refused');
    expect(measured).toEqual([]);
  });
});
