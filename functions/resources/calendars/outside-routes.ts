import { brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import type { RouteKey } from '../../../shared/routes.ts';
import type { OutsideCalendar } from '../../../shared/schemas/outside-calendar.ts';
import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { RouteHandler } from '../../kernel/http/request.ts';
import { systemResolve } from '../../kernel/outbound/guarded-call.ts';
import { reachOf } from '../../kernel/outbound/target.ts';
import { findOutside, listOutsides } from '../../records/calendars/outside-store.ts';
import { busyElsewhere } from './busy-elsewhere.ts';
import { createReadIcs } from './ics-gateway.ts';
import { type OutsideReading, readOutside } from './read-outside.ts';
import { checkedCalendar, dropOutside, mayHandle, saveOutside, shownOutside } from './save-outside.ts';

/** Milliseconds for the other server: a member waits, and the API answers within nine seconds. */
const READ_TIMEOUT_MS = 4000;

type OutsideKey = Extract<RouteKey, `${string}/outside` | 'GET /v1/calendars/busy'>;

/** The routes about outside calendars. An address is read, or its entries taken away, before the answer. */
export const outsideRoutes = (kernel: Kernel): { readonly [Key in OutsideKey]: RouteHandler<Key> } => {
  const { table, ids } = kernel;
  const readIcs = createReadIcs({ ...reachOf(kernel.settings), resolve: systemResolve });
  const shown = async (tenantId: TenantId, calendarId: string): Promise<OutsideCalendar> => {
    const row = await findOutside(table, tenantId, brandId<CalendarId>(calendarId));
    return found(row && shownOutside(row)[0]);
  };
  const readNow = async (reading: Omit<OutsideReading, 'timeoutMs'>): Promise<void> => {
    const { tenantId, calendarId } = reading;
    const outcome = await readOutside({ table, ids, readIcs }, { ...reading, timeoutMs: READ_TIMEOUT_MS });
    kernel.logger.info('outside calendar read', { tenantId, calendarId, outcome });
  };
  return {
    'GET /v1/calendars/outside': async ({ caller }) => {
      const rows = await listOutsides(table, caller.tenantId);
      const own = rows.filter(({ calendarId }) => mayHandle(caller, calendarId));
      return { calendars: own.flatMap(shownOutside) };
    },
    'PUT /v1/calendars/{calendarId}/outside': {
      handle: async ({ caller, params, body, now }) => {
        const { tenantId } = caller;
        const calendarId = await checkedCalendar(table, caller, params.calendarId);
        await saveOutside(kernel, { caller, calendarId, url: body.url, now });
        await readNow({ tenantId, calendarId, now });
        return shown(tenantId, calendarId);
      },
      receipt: ({ calendarId }) => ({ calendarId }),
      recall: ({ calendarId = '' }, { caller: { tenantId } }) => shown(tenantId, calendarId),
    },
    'DELETE /v1/calendars/{calendarId}/outside': async ({ caller, params, now }) => {
      const { tenantId } = caller;
      const calendarId = await checkedCalendar(table, caller, params.calendarId);
      await dropOutside(kernel, { caller, calendarId, now });
      await readNow({ tenantId, calendarId, now });
      return undefined;
    },
    'GET /v1/calendars/busy': async ({ caller: { tenantId }, query }) => ({
      busy: [...(await busyElsewhere(table, tenantId, query))],
    }),
  };
};
