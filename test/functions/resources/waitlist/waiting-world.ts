import { unpackDay } from '../../../../functions/agenda/packed-day.ts';
import type { Busy } from '../../../../functions/agenda/types.ts';
import { openWaitToken } from '../../../../functions/records/waitlist/waiting-link.ts';
import { findWaiting, type WaitingItem } from '../../../../functions/records/waitlist/waiting-store.ts';
import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import type { WaitlistJoin } from '../../../../shared/schemas/waitlist.ts';
import { dataOf } from '../../../support/team.ts';
import { type Answer, type Business, openBusiness, type World } from '../../../support/world.ts';
import { deliverDue, portsOf, UNDO_OVER_MIN } from '../../messages/world.ts';
import { allRows } from '../bookings/records.ts';

/** The Tuesday after the tests' Monday: its only time is nine to ten. */
export const TUESDAY = '2026-11-24';
export const NINE = '2026-11-24T14:00:00.000Z';

/** A business that takes one appointment a week, Tuesdays at nine. */
export const openSmallBusiness = async (world: World): Promise<Business> => {
  const business = await openBusiness(world);
  const { token } = business.owner;
  const { windows } = await dataOf(world.call('GET', '/v1/availability', { token }));
  for (const { availabilityId, dayOfWeek } of windows) {
    const path = `/v1/availability/${availabilityId}`;
    if (dayOfWeek === 2) await dataOf(world.call('PATCH', path, { token, body: { endTime: '10:00' } }));
    else await world.call('DELETE', path, { token });
  }
  return business;
};

let visitors = 0;

/** Another network each time, so that limits count nobody twice. */
export const somewhere = (): string => {
  visitors += 1;
  return `2001:db8:0:${visitors.toString(16)}::1`;
};

export const HTML_FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The wish of somebody for that Tuesday, whatever the time. */
export const wishOf = ({ serviceId }: Business, who: string, more: Partial<WaitlistJoin> = {}) => ({
  serviceId,
  from: TUESDAY,
  to: TUESDAY,
  name: who,
  email: `${who.toLowerCase()}@example.org`,
  consent: true as const,
  ...more,
});

export interface Joined {
  readonly waitingId: string;
  readonly token: string;
}

export const join = async (
  world: World,
  business: Business,
  who: string,
  more: Partial<WaitlistJoin> = {},
): Promise<Joined> => {
  const body = wishOf(business, who, more);
  const path = `/public/sites/${business.slug}/waitlist`;
  const { waitingId, waitUrl } = await dataOf(world.call('POST', path, { viewer: somewhere(), body }));
  // Whoever joins next comes after.
  world.setClock(world.kernel.clock() + 1000);
  return { waitingId, token: String(waitUrl).split('/').at(-1) ?? '' };
};

export const freeSlots = async (
  world: World,
  { slug, serviceId }: Business,
): Promise<readonly PublicSlot[]> =>
  (await dataOf(world.call('GET', `/public/sites/${slug}/slots?serviceId=${serviceId}`))).slots;

export const bookAs = (world: World, { slug }: Business, slotId: string, who: string): Promise<Answer> => {
  const body = { slotId, name: who, email: `${who.toLowerCase()}@example.org` };
  return world.call('POST', `/public/sites/${slug}/bookings`, { viewer: somewhere(), body });
};

/** Books the soonest free time. */
export const fill = async (world: World, business: Business, who = 'Holder'): Promise<string> => {
  const [slot] = await freeSlots(world, business);
  const { bookingId } = await dataOf(bookAs(world, business, slot?.slotId ?? '', who));
  return bookingId;
};

/** Cancels, and waits until that can no longer be undone on the screen. */
export const cancel = async (world: World, { owner }: Business, bookingId: string): Promise<void> => {
  const { status } = await world.call('DELETE', `/v1/bookings/${bookingId}`, { token: owner.token });
  if (status !== 204) throw new Error(`Not cancelled: ${status}`);
  world.advance(UNDO_OVER_MIN);
};

/** Delivers all that is due by now, as production does. */
export const deliver = (world: World): Promise<void> => deliverDue(portsOf(world));

export const rowOf = async (world: World, { token }: Joined): Promise<WaitingItem | undefined> => {
  const ids = openWaitToken(world.kernel, token);
  return ids && findWaiting(world.kernel.table, ids.tenantId, ids.waitingId);
};

/** Every entry of every agenda day of a business. */
export const busyEntries = async (world: World, { tenantId }: Business): Promise<readonly Busy[]> =>
  (await allRows(world))
    .filter(({ pk, sk }) => pk === `TENANT#${tenantId}` && sk.startsWith('AGENDA#'))
    .flatMap((row) => unpackDay(row.sk.slice(-'yyyy-mm-dd'.length), row).busy);

/** What the page's button does. */
export const accept = (world: World, { token }: Joined, offerId: string, nonce: string): Promise<Answer> =>
  world.call('POST', `/attente/${token}/accept`, {
    viewer: somewhere(),
    rawBody: new URLSearchParams({ nonce, offerId, language: 'fr' }).toString(),
    headers: HTML_FORM,
  });
