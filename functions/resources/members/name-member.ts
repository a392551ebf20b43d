import type { TenantId } from '../../../shared/domain/ids.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import { fieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { asRead, findMember, type MemberItem, nextVersion } from '../../records/member-store.ts';
import { getTenant, raiseRulesVersion } from '../../records/tenant-store.ts';

interface Naming {
  readonly tenantId: TenantId;
  readonly memberId: string;
  readonly name: string;
  readonly now: number;
  /** Throws when the caller may not name this member. */
  readonly check?: (row: MemberItem) => void;
}

/** Visitors read the name with the business's calendars, so it changes there in the same transaction. */
const onCalendar = async (table: Table, { tenantId, memberId, name }: Naming): Promise<readonly Write[]> => {
  const { calendars = [], rulesVersion } = await getTenant(table, tenantId);
  if (!calendars.some(({ calendarId }) => calendarId === memberId)) return [];
  const renamed = calendars.map((one) => (one.calendarId === memberId ? { ...one, name } : one));
  return [
    {
      ...raiseRulesVersion(tenantId, { calendars: renamed }),
      when: fieldIs('rulesVersion', rulesVersion),
    },
  ];
};

const attempt = async (table: Table, naming: Naming): Promise<MemberItem | undefined> => {
  const { tenantId, memberId, name, now, check } = naming;
  const row = found(await findMember(table, tenantId, memberId, now));
  check?.(row);
  if (row.name === name) return row;
  const set = { name, ...nextVersion(row) };
  const outcome = await table.attempt([
    { update: keys.member(tenantId, memberId), set, when: asRead(row) },
    ...(await onCalendar(table, naming)),
  ]);
  return outcome.kind === 'committed' ? { ...row, ...set } : undefined;
};

/**
 * Sets the name by which colleagues and visitors know a member or an invited person. Throws 404 `not_found`, what
 * `check` throws, 503 `busy`.
 */
export const nameMember = async (table: Table, naming: Naming): Promise<MemberItem> => {
  const named = await untilSettled(raceRetry, () => attempt(table, naming));
  if (!named) throw new AppError('busy', { retryAfterSec: 1 });
  return named;
};
