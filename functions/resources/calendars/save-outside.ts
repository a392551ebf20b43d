import { brandId, type CalendarId, MAIN_CALENDAR, type TenantId } from '../../../shared/domain/ids.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { OutsideCalendar } from '../../../shared/schemas/outside-calendar.ts';
import { AppError, found, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Settings } from '../../kernel/http/settings.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { reachOf, targetOf } from '../../kernel/outbound/target.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Conditional } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { findCalendarPerson } from '../../records/calendars/calendar-person.ts';
import {
  changeOutside,
  dueAt,
  findOutside,
  listOutsides,
  MAX_OUTSIDES,
  type OutsideItem,
} from '../../records/calendars/outside-store.ts';

/** Letters of an address that are shown, so that whoever set it can recognise it. */
const HINT_LETTERS = 4;

const maskOf = (url: string): string => `${URL.parse(url)?.host ?? ''}/…${url.slice(-HINT_LETTERS)}`;

/** As the API answers it; nothing for one that is being removed. */
export const shownOutside = (row: OutsideItem): readonly OutsideCalendar[] =>
  row.url === null
    ? []
    : [
        {
          calendarId: row.calendarId,
          address: maskOf(row.url),
          savedAt: row.savedAt,
          lastReadAt: row.lastReadAt,
          failingSince: row.failingSince,
          failure: row.failure,
          httpStatus: row.httpStatus,
          events: row.events,
          skipped: row.skipped,
          guessed: row.guessed,
          joinedDays: row.joinedDays,
        },
      ];

/** Whether a member may see and change the outside calendar of a calendar: their own, or as an admin any. */
export const mayHandle = ({ role, memberId }: CallingMember, calendarId: string): boolean =>
  calendarId === memberId || hasRole(role, 'admin');

/** Throws 404 `not_found` for a calendar that the business does not have, 403 `forbidden` for somebody else's. */
export const checkedCalendar = async (
  table: Table,
  caller: CallingMember,
  id: string,
): Promise<CalendarId> => {
  if (id !== MAIN_CALENDAR) found(await findCalendarPerson(table, caller.tenantId, id));
  if (!mayHandle(caller, id)) throw new AppError('forbidden');
  return brandId<CalendarId>(id);
};

type Ports = Pick<Kernel, 'table' | 'ids'>;

/** Whose calendar is changed, by whom, and when. */
interface Change {
  readonly caller: Pick<CallingMember, 'tenantId' | 'memberId'>;
  readonly calendarId: CalendarId;
  readonly now: number;
}

interface Save extends Change {
  readonly url: string;
}

/** Writes it with its line in the audit trail; undefined when another writer was first. */
const audited = async (
  { table, ids }: Ports,
  { caller: { tenantId, memberId }, calendarId, now }: Change,
  action: 'outside_calendar_changed' | 'outside_calendar_removed',
  write: Conditional,
): Promise<true | undefined> => {
  const fact = { actorId: memberId, action, subjectId: calendarId };
  return tryWrites(table, [write, auditEntry(tenantId, fact, { ids, now })]);
};

const fresh = (
  { caller: { tenantId }, calendarId }: Save,
  { url, fence, at }: { readonly url: string; readonly fence: string; readonly at: string },
): OutsideItem => ({
  tenantId,
  calendarId,
  url,
  fence,
  nextReadAt: at,
  savedAt: at,
  ...{ etag: null, lastModified: null, written: null, firstDate: null, lastDate: null },
  isOfFormer: false,
  ...{ lastReadAt: null, failure: null, httpStatus: null, failingSince: null, failures: 0 },
  ...{ events: 0, skipped: 0, guessed: 0, joinedDays: 0 },
});

/**
 * The address by https, where a calendar program's own scheme stands for it. Throws 400 for one that may not be read.
 */
const readable = (settings: Settings, text: string): string => {
  const url = targetOf(text.replace(/^webcals?:/i, 'https:'), reachOf(settings));
  if (!url) throw invalidField('url', 'public_url');
  return url.href;
};

/** Addresses of calendars that are gone stay until a reading takes their entries away. Throws 409 `limit_reached`. */
const checkRoom = async (table: Table, tenantId: TenantId): Promise<void> => {
  if ((await listOutsides(table, tenantId)).length >= MAX_OUTSIDES)
    throw limitReached('outside_calendars', MAX_OUTSIDES);
};

/**
 * Makes a calendar follow an address, due at once, with a line in the audit trail; the same address again is only read
 * again. Throws 400 for one that may not be read, 409 `limit_reached`, 503 `busy`.
 */
export const saveOutside = async (
  { table, ids, settings }: Ports & { readonly settings: Settings },
  save: Save,
): Promise<void> => {
  const { caller, calendarId } = save;
  const { tenantId } = caller;
  const url = readable(settings, save.url);
  const at = toInstant(save.now);
  await settledOrBusy(async () => {
    const row = await findOutside(table, tenantId, calendarId);
    // Another at each attempt: one that was written and not answered may have been seen.
    const next = fresh(save, { url, fence: ids.secret(), at });
    if (row?.url === url)
      return (await table.writeIf(changeOutside(row, { fence: next.fence, nextReadAt: at }))) || undefined;
    if (!row) await checkRoom(table, tenantId);
    const item = {
      ...next,
      ...(row ? { isOfFormer: true, firstDate: row.firstDate, lastDate: row.lastDate } : {}),
      ...dueAt(next, at),
    };
    const when = row ? ifFieldIs('fence', row.fence) : ifAbsent;
    const put = { put: keys.outside(tenantId, calendarId), item, when };
    return audited({ table, ids }, save, 'outside_calendar_changed', put);
  });
};

/**
 * Forgets the address, with a line in the audit trail; its entries are taken out of the days by the next reading, which
 * is due at once. Where none is followed, or not any more, it changes nothing, so that a request whose reply was lost
 * may be sent again. Throws 503 `busy`.
 */
export const dropOutside = async (ports: Ports, drop: Change): Promise<void> => {
  const { table } = ports;
  const { caller, calendarId, now } = drop;
  const { tenantId } = caller;
  await settledOrBusy(async () => {
    const row = await findOutside(table, tenantId, calendarId);
    if (!row || row.url === null) return true;
    const change = { url: null, fence: ports.ids.secret(), nextReadAt: toInstant(now) };
    return audited(ports, drop, 'outside_calendar_removed', changeOutside(row, change));
  });
};
