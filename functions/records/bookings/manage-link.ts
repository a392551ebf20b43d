import { type BookingId, brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { OpenedBooking } from '../../../shared/schemas/booking.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { isNumber, isText, orAbsent, sealedAs, tupleOf } from '../../kernel/identity/sealed.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';
import { type BookingItem, performedBy, toBooking } from './booking-store.ts';

const token = sealedAs('manage', tupleOf(isText, isText, orAbsent(isNumber)));

/** The path under which an appointment's own page lies; the token of its link follows. */
export const MANAGE_PATH = '/rdv/';

/** The token of the link with which a visitor returns to their appointment. It needs no account and never expires. */
export const manageToken = (
  { signer }: Pick<Kernel, 'signer'>,
  tenantId: TenantId,
  { bookingId, holder = 0 }: Pick<BookingItem, 'bookingId' | 'holder'>,
): string => token.seal(signer, [tenantId, bookingId, holder > 0 ? holder : undefined]);

/** An appointment as the link of one of its clients names it. */
export interface LinkedBooking {
  readonly tenantId: TenantId;
  readonly bookingId: BookingId;
  /** How often it had been given to another client when the link was made. */
  readonly holder: number;
}

/** The appointment of a link; undefined when the link is not one of ours. */
export const openManageToken = (
  { signer }: Pick<Kernel, 'signer'>,
  text: string,
): LinkedBooking | undefined => {
  const content = token.open(signer, text);
  if (!content) return undefined;
  const [tenantId, bookingId, holder = 0] = content;
  return { tenantId: brandId<TenantId>(tenantId), bookingId: brandId<BookingId>(bookingId), holder };
};

/** The address of the appointment's own page. */
export const manageUrl = (
  kernel: Pick<Kernel, 'signer'> & { readonly settings: Pick<Kernel['settings'], 'pagesBase'> },
  tenantId: TenantId,
  booking: Pick<BookingItem, 'bookingId' | 'holder'>,
): string => `${kernel.settings.pagesBase}${MANAGE_PATH}${manageToken(kernel, tenantId, booking)}`;

/** An appointment as a member opens it; a member who may change it also gets the visitor's link. */
export const toOpenedBooking = (
  kernel: Pick<Kernel, 'signer' | 'settings'>,
  { role }: Pick<CallingMember, 'role'>,
  tenant: TenantItem,
  booking: BookingItem,
  now: number,
): OpenedBooking => ({
  ...toBooking(tenant, booking, now),
  ...(hasRole(role, 'staff') ? { manageUrl: manageUrl(kernel, tenant.tenantId, booking) } : {}),
});

/** An appointment as its visitor sees it. */
export const toPublicBooking = (
  kernel: Pick<Kernel, 'signer' | 'settings'>,
  tenant: TenantItem,
  booking: BookingItem,
): PublicBooking => ({
  bookingId: booking.bookingId,
  title: booking.visitorTitle ?? booking.title,
  startAt: booking.startAt,
  endAt: booking.endAt,
  status: booking.status,
  ...performedBy(tenant, booking),
  ...(booking.toBring ? { toBring: booking.toBring } : {}),
  ...(booking.askedToMove ? { askedToMove: true } : {}),
  manageUrl: manageUrl(kernel, tenant.tenantId, booking),
});
