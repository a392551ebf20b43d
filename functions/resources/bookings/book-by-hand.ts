import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { BookingCreate } from '../../../shared/schemas/booking.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { minuteOf } from '../../agenda/time.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { type BookingItem, instantsOf } from '../../records/bookings/booking-store.ts';
import { askedCalendar } from '../../records/calendars/asked-calendar.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { findLead } from '../../records/leads/lead-store.ts';
import { findService, toService } from '../../records/service-store.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { bookSlot } from './book-slot.ts';
import { obstaclesOf, refusalError } from './refusal.ts';

/** The whole minute of an instant. Throws 400 for one between two minutes. */
export const wholeMinute = (path: string, iso: string): number => {
  const minute = minuteOf(iso);
  if (minute === undefined) throw invalidField(path, 'invalid');
  return minute;
};

/** The client that a member picked. Throws 400 for one that is unknown. */
export const leadFor = async (
  table: Kernel['table'],
  { tenantId }: Pick<CallingMember, 'tenantId'>,
  id: string,
) => {
  const lead = await findLead(table, tenantId, id);
  if (!lead) throw invalidField('leadId', 'invalid');
  return lead.leadId;
};

/** The service, of the length that was asked for. */
const serviceFor = async (
  table: Kernel['table'],
  caller: CallingMember,
  { serviceId, durationMin }: Pick<BookingCreate, 'serviceId' | 'durationMin'>,
) => {
  const item = await findService(table, caller.tenantId, serviceId);
  if (!item) throw invalidField('serviceId', 'invalid');
  const service = toService(item);
  return durationMin === undefined ? service : { ...service, durationMin };
};

/** Throws 409 `not_performed` for somebody who does not usually perform the service, unless they are meant. */
const checkPerformed = (
  { calendarIds }: Pick<Service, 'calendarIds'>,
  { calendarId = MAIN_CALENDAR, anyPerformer }: Pick<BookingCreate, 'calendarId' | 'anyPerformer'>,
): void => {
  const isAble = calendarId === MAIN_CALENDAR || calendarIds.length === 0 || calendarIds.includes(calendarId);
  if (!isAble && !anyPerformer) throw new AppError('not_performed');
};

/**
 * Books by hand: staff at any minute with free capacity, admins at any minute. Throws 403 `forbidden` when others
 * overbook, 400 for a calendar that is not offered, an unknown lead or a missing name, 409 `slot_taken` with
 * alternatives, 409 `day_full`, 409 `not_performed`, 503 `busy`.
 */
export const bookByHand = async (
  kernel: SignedTable,
  { caller, body, mint, now, language }: Request<'POST /v1/bookings'>,
): Promise<BookingItem> => {
  if (body.overbook && !hasRole(caller.role, 'admin')) throw new AppError('forbidden');
  if (body.name === undefined && !body.walkIn) throw invalidField('name', 'required');
  const [tenant, service, leadId] = await Promise.all([
    getTenant(kernel.table, caller.tenantId),
    serviceFor(kernel.table, caller, body),
    body.leadId === undefined ? undefined : leadFor(kernel.table, caller, body.leadId),
  ]);
  checkPerformed(service, body);
  const outcome = await bookSlot(kernel, tenant, {
    bookingId: mint('booking'),
    newLeadId: mint('lead'),
    leadId,
    start: wholeMinute('startAt', body.startAt),
    service,
    calendarId: askedCalendar(tenant, body.calendarId, now),
    overbook: body.overbook,
    name: body.name ?? '',
    contact: normaliseContact(body),
    note: body.note || null,
    language,
    source: body.walkIn ? 'walk_in' : 'manual',
    byHand: true,
    now,
  });
  if (outcome.kind === 'booked') return outcome.booking;
  if (outcome.kind !== 'refused') throw new AppError('busy', { retryAfterSec: 1 });
  const { reason, alternatives, asked } = outcome;
  const inTheWay = await obstaclesOf(kernel, tenant, reason, asked, now);
  throw refusalError(reason, alternatives.map(instantsOf), { inTheWay });
};
