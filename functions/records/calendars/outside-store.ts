import type { CalendarId, TenantId } from '../../../shared/domain/ids.ts';
import type { ReadFailure } from '../../../shared/schemas/outside-calendar.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Conditional } from '../../kernel/table/write.ts';
import { MAX_MEMBERS } from '../members/member-store.ts';
import { MAX_PEOPLE } from '../members/people-store.ts';

/** The outside calendar of one calendar, and what was read of it. It holds no event: those are in the agenda's days. */
export interface OutsideItem {
  readonly tenantId: TenantId;
  readonly calendarId: CalendarId;
  /** A secret; null once it was removed and its entries are still to be taken out of the days. */
  readonly url: string | null;
  /**
   * A fencing token, changed by whoever saves it or is about to write days: an earlier reader then writes nothing. It is
   * one that nobody has or had, also not of a row made again.
   */
  readonly fence: string;
  /** ISO instant. */
  readonly nextReadAt: string;
  readonly savedAt: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** A digest of the busy times that the days hold; null while that is not known. */
  readonly written: string | null;
  /** The days that may hold entries, yyyy-mm-dd; null before the first ones. */
  readonly firstDate: string | null;
  readonly lastDate: string | null;
  /** The days may hold entries of an address that this one replaced. */
  readonly isOfFormer: boolean;
  readonly lastReadAt: string | null;
  readonly failure: ReadFailure | null;
  readonly httpStatus: number | null;
  readonly failingSince: string | null;
  /** Failures in a row. */
  readonly failures: number;
  readonly events: number;
  readonly skipped: number;
  readonly guessed: number;
  readonly joinedDays: number;
}

export const findOutside = (
  table: Table,
  tenantId: TenantId,
  calendarId: CalendarId,
): Promise<OutsideItem | undefined> => table.get<OutsideItem>(keys.outside(tenantId, calendarId));

/** One for each calendar: the business's own, its members' and those of people without access. */
export const MAX_OUTSIDES = 1 + MAX_MEMBERS + MAX_PEOPLE;

/** Twice as many are read: of some that are saved at once, each may find room for itself. */
export const listOutsides = (table: Table, tenantId: TenantId): Promise<readonly OutsideItem[]> =>
  table.all<OutsideItem>(ranges.outsides(tenantId), 2 * MAX_OUTSIDES);

/** The fields that make it due at an instant. */
export const dueAt = (
  { tenantId, calendarId }: Pick<OutsideItem, 'tenantId' | 'calendarId'>,
  nextReadAt: string,
) => ({ nextReadAt, ...indexed.outside(nextReadAt, tenantId, calendarId) });

/** Changes it unless somebody else has taken it over since it was read. */
export const changeOutside = (
  { tenantId, calendarId, fence }: OutsideItem,
  set: Partial<OutsideItem>,
): Conditional => ({
  update: keys.outside(tenantId, calendarId),
  set: { ...set, ...(set.nextReadAt === undefined ? {} : dueAt({ tenantId, calendarId }, set.nextReadAt)) },
  when: ifFieldIs('fence', fence),
});
