import type { RouteData } from '../../../shared/routes.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import { outcomeOf } from '../../records/bookings/booking-outcome.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { bookingsOfLead } from '../../records/leads/lead-bookings.ts';
import { getLead } from '../../records/leads/lead-store.ts';

type Call = Pick<Request<'GET /v1/leads/{leadId}/visits'>, 'caller' | 'params' | 'now'>;

/** What appointments brought, for each currency; whole cents are added, so that sums are exact. */
const takingsOf = (visits: readonly BookingItem[]) => {
  const cents = new Map<string, number>();
  for (const { price, currency } of visits)
    if (price !== null && currency !== null)
      cents.set(currency, (cents.get(currency) ?? 0) + Math.round(price * 100));
  return Array.from(cents, ([currency, sum]) => ({ currency, amount: sum / 100 }));
};

const startsOf = (bookings: readonly BookingItem[]): readonly string[] =>
  bookings.map(({ startAt }) => startAt).toSorted();

/**
 * What a client's bookings came to, counted among the newest 200 lines of their timeline: `isPartial` when it has more.
 * A visit has begun and was neither cancelled nor missed, as in reports; revenue adds the prices of visits. Throws 404
 * `not_found`.
 */
export const visitsOf = async (
  { table }: Pick<Kernel, 'table'>,
  { caller: { tenantId }, params, now }: Call,
): Promise<RouteData<'GET /v1/leads/{leadId}/visits'>> => {
  const { leadId } = await getLead(table, tenantId, params.leadId);
  const { bookings, isPartial } = await bookingsOfLead(table, tenantId, leadId);
  const by = Map.groupBy(bookings, (booking) => outcomeOf(booking, now));
  const visits = [...(by.get('attended') ?? []), ...(by.get('unmarked') ?? [])];
  const upcoming = by.get('upcoming') ?? [];
  return {
    visits: visits.length,
    noShows: by.get('noShow')?.length ?? 0,
    cancelled: by.get('cancelled')?.length ?? 0,
    upcoming: upcoming.length,
    lastVisitAt: startsOf(visits).at(-1) ?? null,
    nextAt: startsOf(upcoming).at(0) ?? null,
    revenue: takingsOf(visits),
    ...(isPartial ? { isPartial } : {}),
  };
};
