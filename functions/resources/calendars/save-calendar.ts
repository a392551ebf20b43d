import { brandId, type CalendarId, MAIN_CALENDAR, type TenantId } from '../../../shared/domain/ids.ts';
import { leastTaken } from '../../../shared/domain/person-colours.ts';
import { givenTranslations } from '../../../shared/domain/translations.ts';
import type { CalendarPatch } from '../../../shared/schemas/calendar.ts';
import { AppError, found, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type CalendarPerson, findCalendarPerson } from '../../records/calendars/calendar-person.ts';
import { withChangeover } from '../../records/calendars/changeover.ts';
import { datedFields, listWindows, MAX_WINDOWS_IN_ALL } from '../../records/calendars/window-store.ts';
import { isSameProfile } from '../../records/profile.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import {
  getTenant,
  type PersonalCalendar,
  raiseRulesVersion,
  type TenantItem,
} from '../../records/tenants/tenant-store.ts';

/** People who may take bookings at the same time: booking "anyone" reads all of their agendas. */
const MAX_ACTIVE = 20;

/** Windows that an activation copies, in the same transaction as the activation. */
const MOST_COPIED = 90;

interface Change {
  readonly table: Table;
  readonly tenantId: TenantId;
  readonly memberId: string;
  readonly patch: CalendarPatch;
  readonly now: number;
  readonly mint: (kind: string) => string;
}

const others = ({ calendars = [] }: TenantItem, id: CalendarId): readonly PersonalCalendar[] =>
  calendars.filter(({ calendarId }) => calendarId !== id);

/** In the order in which they first took bookings. */
const withChanged = (
  { calendars = [] }: TenantItem,
  before: PersonalCalendar | undefined,
  after: PersonalCalendar,
): readonly PersonalCalendar[] =>
  before ? calendars.map((one) => (one === before ? after : one)) : [...calendars, after];

const checkActivation = (tenant: TenantItem, id: CalendarId, now: number): void => {
  if (planOf(tenant, now) === 'basic') throw new AppError('plan_required');
  if (others(tenant, id).filter(({ active }) => active).length >= MAX_ACTIVE)
    throw limitReached('calendars', MAX_ACTIVE);
};

/**
 * The calendar after the change; undefined while it takes no bookings and has no name. Throws 400 when a name is
 * missing.
 */
const changed = (
  { calendars = [] }: TenantItem,
  before: PersonalCalendar | undefined,
  person: CalendarPerson,
  patch: CalendarPatch,
): PersonalCalendar | undefined => {
  const name = patch.name ?? before?.name ?? person.name;
  const active = patch.active ?? before?.active ?? false;
  if (!name && active) throw invalidField('name', 'required');
  if (!name) return undefined;
  const colour = before?.colour ?? person.colour ?? leastTaken(calendars.map((one) => one.colour));
  const title = person.title ? { title: person.title } : {};
  const told = { ...title, ...givenTranslations(person.translations) };
  return { calendarId: brandId<CalendarId>(person.id), name, ...told, colour, active };
};

/** A person has one name and one colour, on whichever screen they are changed. */
const shown = (person: CalendarPerson, { name, colour }: PersonalCalendar): Write =>
  isSameProfile(person, { name, colour })
    ? { check: person.key, when: ifUnchanged(person) }
    : {
        update: person.key,
        set: { name, colour, version: person.version + 1 },
        when: ifUnchanged(person),
      };

/** Somebody without hours of their own starts with the business's, for one customer at a time. */
const firstHours = async (
  { table, tenantId, now, mint }: Change,
  calendarId: CalendarId,
): Promise<readonly Write[]> => {
  const windows = await listWindows(table, tenantId);
  if (windows.some((window) => window.calendarId === calendarId)) return [];
  const most = Math.min(MOST_COPIED, MAX_WINDOWS_IN_ALL - windows.length);
  return windows
    .filter((window) => window.calendarId === MAIN_CALENDAR)
    .slice(0, most)
    .map((window, n) => {
      const availabilityId = mint(`window-${n}`);
      return {
        put: keys.window(tenantId, availabilityId),
        item: {
          ...window,
          ...datedFields(window.date),
          ...{ availabilityId, calendarId, capacity: 1, updatedAt: toInstant(now), version: 1 },
        },
        when: ifAbsent,
      };
    });
};

const isSame = (a: PersonalCalendar | undefined, b: PersonalCalendar): boolean =>
  a?.name === b.name && a.active === b.active;

/** True once the change is saved; undefined when another writer was first. */
const attempt = async (change: Change): Promise<true | undefined> => {
  const { table, tenantId, memberId, patch, now } = change;
  const tenant = await getTenant(table, tenantId);
  const person = found(await findCalendarPerson(table, tenantId, memberId));
  const before = tenant.calendars?.find(({ calendarId }) => calendarId === memberId);
  if (patch.active) checkActivation(tenant, brandId<CalendarId>(memberId), now);
  const after = changed(tenant, before, person, patch);
  if (!after || (isSame(before, after) && person.name === after.name)) return true;
  const isStart = after.active && !before?.active;
  const calendars = withChanged(tenant, before, after);
  return tryWrites(table, [
    {
      ...raiseRulesVersion(tenantId, withChangeover(tenant, { calendars }, now)),
      when: ifFieldIs('rulesVersion', tenant.rulesVersion),
    },
    shown(person, after),
    ...(isStart ? await firstHours(change, after.calendarId) : []),
  ]);
};

/**
 * Lets somebody take bookings, or stops it, and sets their name, without which visitors could not ask for them. When
 * the first person becomes active `main` is no longer offered, and when none is left it is offered again, in both
 * cases booked after a minute; bookings stay where they are and count on the calendars that replaced theirs. Throws 404
 * `not_found`, 400 for a person without a name, 403 `plan_required` on Basic, 409 `limit_reached`, 503 `busy`.
 */
export const saveCalendar = async (change: Change): Promise<void> => {
  await settledOrBusy(() => attempt(change));
};
