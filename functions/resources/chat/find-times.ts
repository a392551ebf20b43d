import { brandId, type CalendarId } from '../../../shared/domain/ids.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { minuteFrom } from '../../agenda/time.ts';
import type { AgendaSlot } from '../../agenda/types.ts';
import type { SlotQuery } from '../../assistant/ports.ts';
import { fits } from '../../assistant/time/fits.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { instantsOf } from '../../records/bookings/booking-store.ts';
import { isInUse } from '../../records/calendars/active-calendars.ts';
import { findBookable } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { offerSlots } from '../public-site/offer-slots.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/** Whether a time is among those that are wanted. */
export const isWanted =
  ({ timezone }: TenantItem, { when }: Pick<SlotQuery, 'when'>) =>
  (time: AgendaSlot): boolean =>
    when === undefined || fits(instantsOf(time), when, timezone);

/** The service named, if any; it may have been removed since the assistant read the list. */
export const stillOffered = async (
  { table }: Kernel,
  tenant: TenantItem,
  serviceId: string | null | undefined,
): Promise<Service | 'gone' | undefined> =>
  serviceId ? ((await findBookable({ table }, tenant, serviceId)) ?? 'gone') : undefined;

/** Free times that may be offered to the visitor; none for a service or a person that is no longer there. */
export const findTimes = async (
  { kernel, tenant, visit }: VisitorTurn,
  query: SlotQuery,
): Promise<readonly PublicSlot[]> => {
  const { now, conversation } = visit;
  const service = await stillOffered(kernel, tenant, query.serviceId);
  if (service === 'gone') return [];
  const calendarId = query.personId ? brandId<CalendarId>(query.personId) : undefined;
  if (calendarId && !isInUse(tenant, calendarId, now)) return [];
  return offerSlots(kernel, tenant, {
    service,
    conversationId: conversation.conversationId,
    calendarId,
    now,
    from: minuteFrom(query.from),
    to: minuteFrom(query.to),
    limit: query.limit,
    suits: isWanted(tenant, query),
  });
};
