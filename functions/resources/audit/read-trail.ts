import { decodeTime } from 'ulid';
import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Page, Position, Table, WantedPage } from '../../kernel/table/table.ts';
import { AUDIT_KEPT_DAYS, type AuditItem, auditMonth } from '../../records/audit-trail.ts';

interface Span extends WantedPage {
  readonly now: number;
  /** When the business was created, in epoch milliseconds: no line is older. */
  readonly since: number;
}

/** When the line at which a page stopped was written. */
const momentOf = ({ sk }: Position): number => decodeTime(sk.toUpperCase());

const previous = (month: string): string => auditMonth(Date.parse(`${month}-01T00:00:00Z`) - DAY_MS);

/** Months that may hold a line of this page, newest first. */
const monthsOf = ({ after, now, since }: Span): readonly string[] => {
  const newest = auditMonth(Math.min(now, after ? momentOf(after) : now));
  const oldest = auditMonth(Math.max(since, now - AUDIT_KEPT_DAYS * DAY_MS));
  const months: string[] = [];
  for (let month = newest; month >= oldest; month = previous(month)) months.push(month);
  return months;
};

/** A page of the audit trail, newest first, read month by month. */
export const readTrail = async (table: Table, tenantId: TenantId, span: Span): Promise<Page<AuditItem>> => {
  const { limit, after } = span;
  const [newest, ...older] = monthsOf(span);
  const lines: AuditItem[] = [];
  const read = async (month: string, start?: Position) => {
    const page = await table.query<AuditItem>(ranges.audit(tenantId, month), {
      // One more than asked for, to see whether a next page exists.
      limit: limit + 1 - lines.length,
      after: start,
      newestFirst: true,
    });
    lines.push(...page.items);
  };
  if (newest) await read(newest, after);
  for (const month of older) if (lines.length <= limit) await read(month);
  const items = lines.slice(0, limit);
  const last = items.at(-1);
  return { items, next: lines.length > limit && last ? { sk: last.auditId } : undefined };
};
