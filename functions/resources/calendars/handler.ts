import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { givenTranslations } from '../../../shared/domain/translations.ts';
import { calendarsRoutes } from '../../../shared/routes/calendars.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { found } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { isInUse } from '../../records/calendars/active-calendars.ts';
import { activePeople } from '../../records/calendars/active-people.ts';
import { type CalendarPerson, listCalendarPeople } from '../../records/calendars/calendar-person.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { outsideRoutes } from './outside-routes.ts';
import { saveCalendar } from './save-calendar.ts';

const toCalendar = (
  tenant: TenantItem,
  { id, label, title, translations, colour }: CalendarPerson,
  now: number,
): Calendar => ({
  calendarId: id,
  name: tenant.calendars?.find(({ calendarId }) => calendarId === id)?.name ?? label,
  title: title ?? null,
  ...givenTranslations(translations),
  colour: colour ?? null,
  active: activePeople(tenant, now).some(({ calendarId }) => calendarId === id),
});

export const resource = defineResource('calendars', calendarsRoutes, (kernel) => {
  const { table } = kernel;
  const listed = async (tenantId: TenantItem['tenantId'], now: number): Promise<readonly Calendar[]> => {
    const [tenant, people] = await Promise.all([
      getTenant(table, tenantId),
      listCalendarPeople(table, tenantId),
    ]);
    const isMainOffered = isInUse(tenant, MAIN_CALENDAR, now);
    const main = {
      calendarId: MAIN_CALENDAR,
      name: tenant.name,
      title: null,
      colour: null,
      active: isMainOffered,
    };
    return [main, ...people.map((person) => toCalendar(tenant, person, now))];
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
    ...outsideRoutes(kernel),
  };
});

export const handler = lambda(resource);
