import type { TenantId } from '../../../shared/domain/ids.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import { kindOf } from '../../kernel/table/row-kinds.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Exported, TenantRow } from './exported-row.ts';

/** Bytes of a part: a transaction takes 4 MB, and an answer 6 MB, in which escaping may double each quote. */
const PART_BYTES = 2 * 1024 * 1024;
const PAGE = 200;

/** One part of an export: a JSON document of its own. */
export interface ExportPart {
  readonly document: string;
  /** Sort key of its last row. */
  readonly after: string | undefined;
  readonly isLast: boolean;
}

export interface Gathering {
  readonly tenantId: TenantId;
  readonly exportId: string;
  /** Number of the part, from 1. */
  readonly part: number;
  readonly after: string | undefined;
  /** A row as it is exported; undefined for one that is left out. */
  readonly exported: (row: TenantRow) => Promise<Exported | undefined>;
  /** Whether the time for this part is over; the part then ends early. */
  readonly isOutOfTime: () => boolean;
}

/**
 * A sort key after the last piece of any export: `$` is the character after `#`, and a query may start at a key
 * without a row.
 */
const AFTER_EXPORTS = 'EXPORTED$';

/** A business's rows after a sort key, in order, without the large pieces of its exports. */
async function* rowsAfter(
  table: Table,
  tenantId: TenantId,
  start: string | undefined,
): AsyncGenerator<TenantRow> {
  const after = start === undefined ? undefined : { sk: start };
  for await (const page of pagesOf<TenantRow>(table, ranges.tenantRows(tenantId), { limit: PAGE, after })) {
    const pieces = page.findIndex(({ sk }) => kindOf(sk) === 'EXPORTED');
    yield* pieces < 0 ? page : page.slice(0, pieces);
    if (pieces >= 0) return yield* rowsAfter(table, tenantId, AFTER_EXPORTS);
  }
}

/** Gathers the next rows of a business until a part is full, its time is over or nothing is left. */
export const gatherPart = async (
  table: Table,
  { tenantId, exportId, part, after, exported, isOutOfTime }: Gathering,
  bytes = PART_BYTES,
): Promise<ExportPart> => {
  const texts: string[] = [];
  let [size, last] = [0, after];
  const made = (isLast: boolean): ExportPart => ({
    document: `{"exportId":${JSON.stringify(exportId)},"part":${part},"items":[\n${texts.join(',\n')}\n]}\n`,
    after: last,
    isLast,
  });
  for await (const row of rowsAfter(table, tenantId, after)) {
    const data = await exported(row);
    const text = data && JSON.stringify(data);
    const weight = text === undefined ? 0 : Buffer.byteLength(text) + 2;
    if (texts.length > 0 && size + weight > bytes) return made(false);
    if (text !== undefined) texts.push(text);
    [size, last] = [size + weight, row.sk];
    if (isOutOfTime()) return made(false);
  }
  return made(true);
};
