import type { CalendarId } from '../../../shared/domain/ids.ts';
import { slotsRoutes } from '../../../shared/routes/slots.ts';
import { isoOf, minuteOf } from '../../agenda/time.ts';
import { decodeCursor, encodeCursor } from '../../kernel/http/cursor.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { pageSize } from '../../kernel/http/pagination.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { teamLimitsOf } from '../../records/bookings/booking-limits.ts';
import { ANY_CALENDAR, calendarsInUse } from '../../records/calendars/active-calendars.ts';
import { askedCalendar } from '../../records/calendars/asked-calendar.ts';
import { getService } from '../../records/service-store.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { listFreeTimes } from './free-times.ts';
import { generateSlots } from './generate-slots.ts';

/** The calendar of a free time: one, or `any` for several. */
const calendarShown = (tenant: TenantItem, asked: CalendarId | undefined, now: number): CalendarId => {
  const [only, ...others] = calendarsInUse(tenant, now);
  return asked ?? (only && others.length === 0 ? only : ANY_CALENDAR);
};

export const resource = defineResource('slots', slotsRoutes, ({ table, signer }) => ({
  'GET /v1/slots': async ({ caller: { tenantId }, query, route, now }) => {
    const tenant = await getTenant(table, tenantId);
    const service = query.serviceId ? await getService(table, tenantId, query.serviceId) : undefined;
    const calendarId = askedCalendar(tenant, query.calendarId, now);
    const shown = calendarShown(tenant, calendarId, now);
    const of = JSON.stringify([query.serviceId ?? null, calendarId ?? null]);
    const place = { owner: tenantId, route, of };
    const after = query.cursor ? minuteOf(decodeCursor(signer, place, query.cursor).sk) : undefined;
    const times = await listFreeTimes(table, tenant, {
      service,
      calendarId,
      now,
      from: after && after + 1,
      limits: teamLimitsOf(tenant, now),
    });
    const page = times.slice(0, pageSize(query)).map(({ start, end }) => ({
      slotId: `${shown}~${isoOf(start)}`,
      startAt: isoOf(start),
      endAt: isoOf(end),
      status: 'free' as const,
    }));
    const last = page.at(-1);
    const more = last && page.length < times.length;
    return {
      slots: page,
      ...(more ? { nextCursor: encodeCursor(signer, place, { sk: last.startAt }) } : {}),
    };
  },
  'POST /v1/slots/generate': ({ caller: { tenantId }, body, now }) =>
    generateSlots(table, tenantId, body, now),
}));

export const handler = lambda(resource);
