import type { TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import type { Request } from '../../kernel/http/request.ts';
import { bookingHistory, type StoredBookingChange } from '../../records/bookings/booking-history.ts';
import { getBooking } from '../../records/bookings/booking-store.ts';
import { namesOfIds } from '../../records/bookings/parties.ts';
import { performerOf } from '../../records/bookings/performer.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';

type Call = Pick<Request<'GET /v1/bookings/{bookingId}/history'>, 'caller' | 'params' | 'query' | 'route'>;

const stateOf = (
  tenant: TenantItem,
  { calendarId, personName, serviceId: _id, ...told }: StoredBookingChange['from'],
) => {
  if (calendarId === undefined) return told;
  const performer = { calendarId, ...(personName === undefined ? {} : { personName }) };
  return { ...told, personName: performerOf(tenant, performer) ?? null };
};

/** Only a booking of this business names what the cursor belongs to. */
const ownerOf = (tenantId: TenantId, bookingId: string): string => `${tenantId} ${bookingId}`;

/** Who changed a booking and what, newest first. Throws 404 `not_found`. */
export const listChanges = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, params, query, route }: Call,
): Promise<RouteData<'GET /v1/bookings/{bookingId}/history'>> => {
  const [tenant, { bookingId }] = await Promise.all([
    getTenant(table, tenantId),
    getBooking(table, tenantId, params.bookingId),
  ]);
  const place = { owner: ownerOf(tenantId, bookingId), route };
  const page = await bookingHistory(table, tenantId, bookingId, pageOf(signer, place, query));
  const members = page.items.flatMap(({ memberId }) => memberId ?? []);
  const partyOf = await namesOfIds(table, tenantId, members);
  const nameOf = (memberId: string | undefined): string | null => {
    if (memberId === undefined) return null;
    const { name, email } = partyOf(memberId);
    return name ?? email;
  };
  return {
    changes: page.items.map(({ at, by, memberId, from, to, also }) => ({
      ...{ at, by, memberName: nameOf(memberId), also: [...also] },
      ...{ from: stateOf(tenant, from), to: stateOf(tenant, to) },
    })),
    ...nextCursor(signer, place, page),
  };
};
