import { MAIN_CALENDAR } from '../../shared/domain/ids.ts';
import { isoOf, minuteOf } from '../agenda/time.ts';
import { AppError } from '../kernel/app-error.ts';
import { decodeCursor, encodeCursor } from '../kernel/cursor.ts';
import { lambda } from '../kernel/lambda.ts';
import { pageSize } from '../kernel/page.ts';
import { resource } from '../kernel/resource.ts';
import { getService } from '../services/service-store.ts';
import { getTenant } from '../tenants/tenant-store.ts';
import { listFreeTimes } from './free-times.ts';
import { generateSlots } from './generate-slots.ts';

export const room = resource('slots', ({ table }) => ({
  'GET /v1/slots': async ({ caller: { tenantId }, query, route, now }) => {
    const tenant = await getTenant(table, tenantId);
    const service = query.serviceId ? await getService(table, tenantId, query.serviceId) : undefined;
    const after = query.cursor ? minuteOf(decodeCursor(tenantId, route, query.cursor).sk) : undefined;
    if (query.cursor && after === undefined) throw new AppError('invalid_cursor');
    const times = await listFreeTimes(table, tenant, { service, now, from: after && after + 1 });
    const page = times.slice(0, pageSize(query)).map(({ start, end }) => ({
      slotId: `${MAIN_CALENDAR}~${isoOf(start)}`,
      startAt: isoOf(start),
      endAt: isoOf(end),
      status: 'free' as const,
    }));
    const last = page.at(-1);
    const more = last && page.length < times.length;
    return {
      slots: page,
      ...(more ? { nextCursor: encodeCursor(tenantId, route, { sk: last.startAt }) } : {}),
    };
  },
  'POST /v1/slots/generate': ({ caller: { tenantId }, body, now }) =>
    generateSlots(table, tenantId, body, now),
}));

export const handler = lambda(room);
