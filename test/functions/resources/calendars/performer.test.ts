import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { payloadOf } from '../../../../functions/messages/webhooks/payload.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { bookTime, openSalon, type Salon, timeAt } from './salon.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** Everywhere an appointment is told of: the name of whoever performs it. */
const namesTold = async (salon: Salon, bookingId: string): Promise<readonly (string | undefined)[]> => {
  const opened = (await salon.call('GET', `/v1/bookings/${bookingId}`)).json.data;
  const [listed] = (await salon.call('GET', '/v1/bookings')).json.data.bookings;
  const token = opened.manageUrl.split('/').at(-1);
  const managed = (await world.call('GET', `/public/bookings/${token}`)).json.data;
  const happening = {
    tenantId: brandId<TenantId>(salon.tenantId),
    type: 'booking.created',
    subjectId: bookingId,
  } as const;
  const payload = await payloadOf(world.kernel.table, happening, world.kernel.clock());
  const { text: csv } = await salon.call('GET', '/v1/exports/bookings.csv');
  const [headings = '', row = ''] = csv.replace('\ufeff', '').split('\r\n');
  const feedUrl = (await salon.call('GET', '/v1/calendar-feed')).json.data.url;
  const { text: feed } = await world.call('GET', new URL(feedUrl).pathname);
  return [
    opened.personName,
    listed.personName,
    managed.personName,
    payload && 'personName' in payload ? payload.personName : undefined,
    row.split(',')[headings.split(',').indexOf('Avec')],
    /DESCRIPTION:Avec ([^\\]+)/.exec(feed)?.[1],
  ];
};

const everywhere = (name: string) => Array.from({ length: 6 }, () => name);

test('who performs an appointment is told wherever it is told of, by the name they have, and still once they left', async () => {
  const salon = await openSalon(world, 2);
  const [alice] = salon.people;
  const { answer, bookingId = '' } = await bookTime(world.call, salon, await timeAt(world, salon, 0, alice));
  expect(answer.json.data.personName).toBe('Alice');
  expect(await namesTold(salon, bookingId)).toEqual(everywhere('Alice'));
  await salon.call('PATCH', `/v1/members/${alice}`, { name: 'Alix' });
  expect(await namesTold(salon, bookingId)).toEqual(everywhere('Alix'));
  await salon.call('DELETE', `/v1/members/${alice}`);
  expect(await namesTold(salon, bookingId)).toEqual(everywhere('Alix'));
});

test('in the business’s own calendar nobody is named, and the file says the business', async () => {
  const salon = await openSalon(world, 0);
  const { bookingId = '' } = await bookTime(world.call, salon, await timeAt(world, salon, 0));
  const nobody = [undefined, undefined, undefined, undefined, 'Garage Tremblay', undefined];
  expect(await namesTold(salon, bookingId)).toEqual(nobody);
});
