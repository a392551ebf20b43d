import { brandId, type CalendarId, MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import type { OutsideCalendar } from '../../../shared/schemas/outside-calendar.ts';
import { found } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { systemResolve } from '../../messages/guarded-call.ts';
import { reachOf } from '../../messages/target.ts';
import { isInUse } from '../../records/active-calendars.ts';
import { activePeople } from '../../records/active-people.ts';
import { listCalendarMembers } from '../../records/calendar-member.ts';
import type { MemberItem } from '../../records/member-store.ts';
import { findOutside, listOutsides } from '../../records/outside-store.ts';
import { getTenant, type TenantItem } from '../../records/tenant-store.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { busyElsewhere } from './busy-elsewhere.ts';
import { createReadIcs } from './ics-gateway.ts';
import { type Reading, readOutside } from './read-outside.ts';
import { saveCalendar } from './save-calendar.ts';
import { checkedCalendar, dropOutside, mayHandle, saveOutside, shownOutside } from './save-outside.ts';

/** Milliseconds for the other server: a member waits, and the API answers within nine seconds. */
const READ_TIMEOUT_MS = 4000;

const toCalendar = (tenant: TenantItem, member: MemberItem, now: number): Calendar => {
  const known = tenant.calendars?.find(({ calendarId }) => calendarId === member.memberId);
  return {
    calendarId: member.memberId,
    name: known?.name ?? (member.name || member.email),
    active: activePeople(tenant, now).some(({ calendarId }) => calendarId === member.memberId),
  };
};

export const resource = defineResource('calendars', (kernel) => {
  const { table } = kernel;
  const listed = async (tenantId: TenantItem['tenantId'], now: number): Promise<readonly Calendar[]> => {
    const [tenant, members] = await Promise.all([
      getTenant(table, tenantId),
      listCalendarMembers(table, tenantId),
    ]);
    const isMainOffered = isInUse(tenant, MAIN_CALENDAR, now);
    const main = { calendarId: MAIN_CALENDAR, name: tenant.name, active: isMainOffered };
    return [main, ...members.map((member) => toCalendar(tenant, member, now))];
  };
  const readIcs = createReadIcs({ ...reachOf(kernel.settings), resolve: systemResolve });
  const shown = async (tenantId: TenantItem['tenantId'], calendarId: string): Promise<OutsideCalendar> => {
    const row = await findOutside(table, tenantId, brandId<CalendarId>(calendarId));
    return found(row && shownOutside(row)[0]);
  };
  const readNow = async (reading: Omit<Reading, 'timeoutMs'>): Promise<void> => {
    const { tenantId, calendarId } = reading;
    const outcome = await readOutside({ table, readIcs }, { ...reading, timeoutMs: READ_TIMEOUT_MS });
    kernel.logger.info('outside calendar read', { tenantId, calendarId, outcome });
  };
  const read = async (tenantId: TenantItem['tenantId'], calendarId: string, now: number) =>
    found((await listed(tenantId, now)).find((one) => one.calendarId === calendarId));
  return {
    'GET /v1/calendars': async ({ caller: { tenantId }, now }) => {
      const { formerCalendars = [] } = await getTenant(table, tenantId);
      return {
        calendars: [...(await listed(tenantId, now))],
        former: formerCalendars.flatMap(({ calendarId, name }) => (name ? [{ calendarId, name }] : [])),
      };
    },
    'PATCH /v1/calendars/{memberId}': {
      handle: async ({ caller: { tenantId }, params: { memberId }, body: patch, now, mint }) => {
        await saveCalendar({ table, tenantId, memberId, patch, now, mint });
        await warmAgenda(kernel, tenantId, now);
        return read(tenantId, memberId, now);
      },
      receipt: ({ calendarId }) => ({ calendarId }),
      recall: ({ calendarId = '' }, { caller: { tenantId }, now }) => read(tenantId, calendarId, now),
    },
    'GET /v1/calendars/outside': async ({ caller }) => {
      const rows = await listOutsides(table, caller.tenantId);
      return {
        calendars: rows.filter(({ calendarId }) => mayHandle(caller, calendarId)).flatMap(shownOutside),
      };
    },
    'PUT /v1/calendars/{calendarId}/outside': {
      handle: async ({ caller, params, body, now }) => {
        const { tenantId } = caller;
        const calendarId = await checkedCalendar(table, caller, params.calendarId);
        await saveOutside(kernel, { tenantId, calendarId, url: body.url, now });
        await readNow({ tenantId, calendarId, now });
        return shown(tenantId, calendarId);
      },
      receipt: ({ calendarId }) => ({ calendarId }),
      recall: ({ calendarId = '' }, { caller: { tenantId } }) => shown(tenantId, calendarId),
    },
    'DELETE /v1/calendars/{calendarId}/outside': async ({ caller, params, now }) => {
      const { tenantId } = caller;
      const calendarId = await checkedCalendar(table, caller, params.calendarId);
      await dropOutside(table, tenantId, calendarId, now);
      await readNow({ tenantId, calendarId, now });
      return undefined;
    },
    'GET /v1/calendars/busy': async ({ caller: { tenantId }, query }) => ({
      busy: [...(await busyElsewhere(table, tenantId, query))],
    }),
  };
});

export const handler = lambda(resource);
