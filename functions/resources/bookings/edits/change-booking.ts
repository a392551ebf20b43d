import { brandId, type ServiceId, type TenantId } from '../../../../shared/domain/ids.ts';
import { defaultCurrency } from '../../../../shared/domain/money.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import type { BookingPatch } from '../../../../shared/schemas/booking.ts';
import { AppError, invalidField } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import type { ActingMember } from '../../../kernel/identity/acting-member.ts';
import type { CallingMember } from '../../../kernel/identity/caller.ts';
import { keys } from '../../../kernel/table/keys.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { ifUnchanged } from '../../../kernel/table/versioned.ts';
import { type BookingItem, getBooking } from '../../../records/bookings/booking-store.ts';
import { formerHolder } from '../../../records/bookings/replaced-client.ts';
import { askedCalendar } from '../../../records/calendars/asked-calendar.ts';
import { normaliseContact } from '../../../records/leads/given-contact.ts';
import { findService, type ServiceItem, toService } from '../../../records/service-store.ts';
import { getTenant, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { wholeMinute } from '../book-by-hand.ts';
import { type Changer, staffSaving } from '../changer.ts';
import { type Client, type Edit, isSamePerson } from './edit.ts';
import { type EditOf, editBooking } from './edit-booking.ts';
import { markBooking } from './mark-booking.ts';

/** The client as the patch makes them; undefined when it does not name them. */
const clientOf = async (
  table: Table,
  tenantId: TenantId,
  booking: BookingItem,
  patch: BookingPatch,
): Promise<Client | undefined> => {
  const { name = booking.name, email, phone } = patch;
  if ([patch.name, email, phone].every((given) => given === undefined)) return undefined;
  const contact = normaliseContact({ email: email ?? booking.email, phone: phone ?? booking.phone });
  if (isSamePerson(booking, { name, ...contact })) return { name, contact };
  const holder = await formerHolder(table, tenantId, booking.bookingId, { name, ...contact });
  return { name, contact, holder };
};

/** The service that the booking will have. Throws 400 for one that the business does not have. */
const serviceAfter = async (
  table: Table,
  tenantId: TenantId,
  booking: BookingItem,
  { serviceId = booking.serviceId ?? undefined }: BookingPatch,
): Promise<ServiceItem | undefined> => {
  if (serviceId === undefined) return undefined;
  const service = await findService(table, tenantId, serviceId);
  if (!service && serviceId !== booking.serviceId) throw invalidField('serviceId', 'invalid');
  return service;
};

/** Whether the patch gives the booking to somebody else, or another service to somebody. */
const isAssigned = (booking: BookingItem, { calendarId, serviceId }: BookingPatch): boolean =>
  (calendarId !== undefined && calendarId !== booking.calendarId) ||
  (serviceId !== undefined && serviceId !== booking.serviceId);

/** Throws 409 `not_performed` for somebody who does not perform the service, unless the patch accepts anybody. */
const checkPerformed = (
  { calendarIds = [] }: ServiceItem,
  booking: BookingItem,
  { calendarId = booking.calendarId, anyPerformer }: BookingPatch,
): void => {
  if (!anyPerformer && calendarIds.length > 0 && !calendarIds.includes(calendarId))
    throw new AppError('not_performed');
};

/** The transaction requires that the service is still as it was judged. */
const stillPerformed = (tenantId: TenantId, service: ServiceItem) => ({
  check: keys.service(tenantId, brandId<ServiceId>(service.serviceId)),
  when: ifUnchanged(service),
});

/** What a patch asks for, judged by the service as it is now. */
const editOf =
  ({ table }: SignedTable, tenant: TenantItem, patch: BookingPatch, newLeadId: string): EditOf =>
  async (booking) => {
    const { tenantId, timezone } = tenant;
    const { startAt, durationMin: lengthMin, price, note, status } = patch;
    const isJudged = isAssigned(booking, patch);
    const service = isJudged ? await serviceAfter(table, tenantId, booking, patch) : undefined;
    if (service) checkPerformed(service, booking, patch);
    return {
      ...(startAt === undefined ? {} : { start: wholeMinute('startAt', startAt) }),
      ...{ lengthMin, price, status, newLeadId, currency: defaultCurrency(timezone) },
      ...(note === undefined ? {} : { note: note || null }),
      client: await clientOf(table, tenantId, booking, patch),
      ...(service && service.serviceId !== booking.serviceId ? { service: toService(service) } : {}),
      ...(service ? { requires: [stillPerformed(tenantId, service)] } : {}),
    } satisfies Edit;
  };

const isEdit = ({ status: _status, version: _version, ...fields }: BookingPatch): boolean =>
  Object.values(fields).some((value) => value !== undefined);

const changerOf = (
  { memberId }: CallingMember,
  tenant: TenantItem,
  { calendarId, overbook = false, version }: BookingPatch,
  { mint, now }: Pick<ActingMember, 'mint' | 'now'>,
): Changer => {
  const saving = staffSaving(memberId, tenant, { version, savedUnder: mint('move') }, now);
  const to = askedCalendar(tenant, calendarId, now);
  return { ...saving, rule: { kind: 'by_hand', overbook }, ...(to === undefined ? {} : { to: [to] }) };
};

/**
 * Edits an appointment and marks its outcome, both or neither. Throws 403 `forbidden` when others than admins overbook, 400 for a
 * calendar or a service that is not offered, 404 `not_found`, 409 `not_performed`, 409 `changed_meanwhile` with the
 * current booking, and what each step throws.
 */
export const changeBooking = async (
  kernel: SignedTable,
  caller: CallingMember,
  id: string,
  patch: BookingPatch,
  { mint, now }: Pick<ActingMember, 'mint' | 'now'>,
): Promise<BookingItem> => {
  if (patch.overbook && !hasRole(caller.role, 'admin')) throw new AppError('forbidden');
  const { tenantId, memberId } = caller;
  const { status, version } = patch;
  const tenant = await getTenant(kernel.table, tenantId);
  if (isEdit(patch)) {
    const by = changerOf(caller, tenant, patch, { mint, now });
    await editBooking(kernel, tenant, id, editOf(kernel, tenant, patch, mint('lead')), by);
  } else if (status) {
    return markBooking(kernel, tenant, id, { status, version }, { memberId, mint, now });
  }
  return getBooking(kernel.table, tenantId, id);
};
