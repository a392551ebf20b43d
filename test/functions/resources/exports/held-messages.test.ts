import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';
import { UNDO_OVER_MIN } from '../../messages/world.ts';
import { ANA, openAppointment } from '../public-site/manage-world.ts';

const BOB = { name: 'Bob Roy', email: 'bob@example.org' };

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
afterAll(() => world.stop());

test('what is held on a person tells which messages went to them, and none of another client of the same booking', async () => {
  const at = await openAppointment(world);
  await world.run();
  const messages = async (email: string) => {
    const { files } = await dataOf(at.staff('POST', '/v1/privacy/export', { email }));
    const pages = await Promise.all(
      files.map(({ url }: { readonly url: string }) => world.call('GET', new URL(url).pathname)),
    );
    return pages
      .flatMap(({ json }) => json.items)
      .flatMap(({ kind, data }) =>
        kind === 'message' && data.recipient.endsWith('visitor') ? [[data.kind, data.status]] : [],
      );
  };
  expect(await messages(ANA.email)).toEqual([['booking_confirmed', 'sent']]);
  await dataOf(at.staff('PATCH', `/v1/bookings/${at.made.bookingId}`, BOB));
  world.advance(UNDO_OVER_MIN);
  await world.run();
  expect(await messages(BOB.email)).toEqual([['booking_confirmed', 'sent']]);
  expect(await messages('nobody@example.org')).toEqual([]);
});
