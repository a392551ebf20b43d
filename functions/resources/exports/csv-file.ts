import { DIALECTS } from '../../../shared/domain/csv.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { AuditAction } from '../../../shared/schemas/audit.ts';
import { localDateOf } from '../../agenda/local-date.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { FileReply, Request } from '../../kernel/http/request.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import type { Range } from '../../kernel/table/keys.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { datesAsked, momentsOf } from '../reports/period.ts';
import type { Column, ExportReader, Words } from './columns.ts';
import { writeTable } from './write-table.ts';

type CsvCall = Pick<
  Request<'GET /v1/exports/leads.csv' | 'GET /v1/exports/bookings.csv'>,
  'caller' | 'query' | 'language' | 'now'
>;

/** One kind of file: the ranges of its rows, and its columns. */
interface Kind<Row> {
  readonly action: Extract<AuditAction, 'leads_exported' | 'bookings_exported'>;
  readonly name: Words;
  readonly rangesOf: (
    tenantId: TenantId,
    bounds: { readonly from?: string; readonly to?: string },
  ) => readonly Range[];
  readonly columnsFor: (reader: ExportReader) => ReadonlyArray<Column<Row>>;
}

/**
 * A business's rows as a CSV file, all or those of a period, in the caller's language and the business's zone; the
 * audit trail records who took it. Throws 400 `range_too_large` for too much for one file.
 */
export const csvFile = async <Row>(
  { table, ids }: Pick<Kernel, 'table' | 'ids'>,
  { caller: { tenantId, memberId }, query, language, now }: CsvCall,
  { action, name, rangesOf, columnsFor }: Kind<Row>,
): Promise<FileReply> => {
  const tenant = await getTenant(table, tenantId);
  const { timezone } = tenant;
  const { start, end } = momentsOf(datesAsked(query, timezone), timezone);
  const bounds = {
    ...(start === undefined ? {} : { from: toInstant(start) }),
    ...(end === undefined ? {} : { to: toInstant(end) }),
  };
  const body = await writeTable(table, {
    ranges: rangesOf(tenantId, bounds),
    columns: columnsFor({ language, timezone, tenant }),
    dialect: DIALECTS[query.separator ?? 'comma'],
  });
  const file = `${name[language]}-${localDateOf(now, timezone)}.csv`;
  const fact = { actorId: memberId, action, subjectId: file };
  await writeOrSkip(table, auditEntry(tenantId, fact, { ids, now }));
  return {
    status: 200,
    body,
    contentType: 'text/csv; charset=utf-8',
    headers: {
      'content-disposition': `attachment; filename="${file}"`,
      'x-content-type-options': 'nosniff',
    },
  };
};
