import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type ExportItem, failExport, getExport, savePart } from '../../records/privacy/export-store.ts';
import { exportedRow, type TenantRow } from '../../records/privacy/exported-row.ts';
import { gatherPart } from '../../records/privacy/gather-part.ts';
import { heldOn } from './held-row.ts';

/** The most parts of an export: two hundred megabytes of a business's data. */
const MOST_PARTS = 100;

interface Run {
  readonly tenantId: TenantId;
  readonly exportId: string;
  readonly now: number;
  /** Whether the time for this run is over; the rest is for the next run. */
  readonly isOutOfTime: () => boolean;
}

/** What an export covers: one person, or everything. */
const rowsOf = async (table: Table, { tenantId, about }: ExportItem) =>
  about ? heldOn(table, tenantId, about) : (row: TenantRow) => exportedRow(table, row);

const step = async (table: Table, item: ExportItem, { now, isOutOfTime }: Run): Promise<void> => {
  if (item.parts >= MOST_PARTS) return failExport(table, item);
  const { tenantId, exportId, parts, after } = item;
  const exported = await rowsOf(table, item);
  const gathering = { tenantId, exportId, part: parts + 1, after, exported, isOutOfTime };
  return savePart(table, item, await gatherPart(table, gathering), now);
};

/**
 * Continues an export until it is done or the time is over. Each part is stored in one transaction with the progress,
 * on condition that no other run stored it: two runs at once, or one that died, neither lose nor repeat anything. A
 * row that changes meanwhile is exported as it was when it was read. Throws 404 `not_found`.
 */
export const runExport = async (table: Table, run: Run): Promise<ExportItem> => {
  const { tenantId, exportId, isOutOfTime } = run;
  let item = await getExport(table, tenantId, exportId);
  // Twice as many steps as parts, since a step that lost a race stores nothing.
  for (let steps = 0; item.status === 'running' && !isOutOfTime() && steps < 2 * MOST_PARTS; steps += 1) {
    await step(table, item, run);
    item = await getExport(table, tenantId, exportId);
  }
  return item;
};
