import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { ImportCounts, ImportedRow, ImportOutcome } from '../../../shared/schemas/lead-import.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { ifAbsentOrExpired, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { type AuditItem, newAuditItem, replacedAuditLine } from '../../records/audit-trail.ts';
import { countChanges } from '../../records/change-counts.ts';

/** An import under way: its line of the trail, which each batch writes again with what it adds. */
interface ImportItem {
  readonly line: AuditItem;
  readonly version: number;
}

/** Longer than an import is taken up again. */
const KNOWN_SECONDS = 30 * DAY_SECONDS;

interface Batch {
  readonly tenantId: TenantId;
  readonly memberId: string;
  /** The same for all batches of a file. */
  readonly importId: string;
  /** The same each time the batch is sent. */
  readonly batchId: string;
  readonly rows: readonly ImportedRow[];
}

const NONE: ImportCounts = { created: 0, added: 0, unchanged: 0, refused: 0 };

const withRows = (counts: ImportCounts, rows: readonly ImportedRow[]): ImportCounts => {
  const sum = (outcome: ImportOutcome) =>
    counts[outcome] + rows.filter((row) => row.outcome === outcome).length;
  return {
    created: sum('created'),
    added: sum('added'),
    unchanged: sum('unchanged'),
    refused: sum('refused'),
  };
};

/**
 * Counts a batch in the one audit line of its import, and among the changes that open screens learn of: once, also when
 * it is sent again. Throws 503 `busy`.
 */
export const recordBatch = async (
  { table, ids }: Pick<Kernel, 'table' | 'ids'>,
  { tenantId, memberId, importId, batchId, rows }: Batch,
  now: number,
): Promise<void> => {
  const place = keys.recorded(tenantId, `import-${importId}`);
  const expiresAt = expiryAfter(now, KNOWN_SECONDS);
  const fact = { actorId: memberId, action: 'leads_imported', subjectId: tenantId } as const;
  await settledOrBusy(async () => {
    const known = await table.get<ImportItem>(place);
    const begun = known?.line ?? newAuditItem(fact, { ids, now });
    const line = { ...begun, rows: withRows(begun.rows ?? NONE, rows) };
    const version = (known?.version ?? 0) + 1;
    const outcome = await table.attempt([
      {
        as: 'batch',
        put: keys.recorded(tenantId, batchId),
        item: { expiresAt },
        when: ifAbsentOrExpired(now),
      },
      {
        as: 'import',
        put: place,
        item: { line, version, expiresAt },
        when: known ? ifFieldIs('version', known.version) : ifAbsentOrExpired(now),
      },
      replacedAuditLine(tenantId, line),
      countChanges(tenantId, { leads: 1 }, now),
    ]);
    const isKnown = outcome.kind === 'refused' && outcome.lost.includes('batch');
    return outcome.kind === 'committed' || isKnown || undefined;
  });
};
