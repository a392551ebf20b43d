import type { Booking } from '../../shared/schemas/booking.ts';
import type { Lead } from '../../shared/schemas/lead.ts';
import { dataOf } from '../../test/support/team.ts';
import type { World } from '../../test/support/world.ts';
import type { OpenBusiness } from '../businesses/open-business.ts';

/** What the owner finds in the records when a conversation is over. */
export interface Records {
  /** Standing appointments that were made in the conversation. */
  readonly made: readonly Booking[];
  /** Appointments of the conversation and of others that are cancelled. */
  readonly cancelled: readonly Booking[];
  /** Appointments of others that stand as they were. */
  readonly others: readonly Booking[];
  readonly leads: readonly Lead[];
}

/** Whether somebody left a request in the conversation: whom the business added itself may ask for something too. */
export const hasAsked = ({ source, requestedAt }: Lead): boolean =>
  source !== 'manual' || Boolean(requestedAt);

/** Reads the records by the owner's API. */
export const readRecords = async (world: World, { owner }: OpenBusiness): Promise<Records> => {
  const read = (path: string) => dataOf(world.call('GET', path, { token: owner.token }));
  const { bookings }: { bookings: readonly Booking[] } = await read('/v1/bookings?limit=100');
  const { bookings: cancelled } = await read('/v1/bookings?limit=100&status=cancelled');
  const { leads } = await read('/v1/leads?limit=100');
  const isOfVisitor = ({ source }: Booking) => source === 'chat' || source === 'widget';
  return {
    made: bookings.filter(isOfVisitor),
    cancelled,
    others: bookings.filter((booking) => !isOfVisitor(booking)),
    leads,
  };
};
