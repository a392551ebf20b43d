import type { TenantId } from '../../../shared/domain/ids.ts';
import type { ExportStatus } from '../../../shared/schemas/export.ts';
import { found } from '../../kernel/app-error.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/identity/ids.ts';
import { commitOrSkip, writeOrSkip } from '../../kernel/table/commit.ts';
import { allOf, ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { INDEX_KEYS, indexed, keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { auditEntry } from '../audit-trail.ts';
import type { Contact } from '../leads/contact.ts';
import type { ExportPart } from './gather-part.ts';

/** Seconds for which a finished export is kept, including its copy of the business's data. */
const KEPT_SECONDS = 6 * 3600;
/** Seconds after which an export is deleted, however long it took to make. */
const LONGEST_SECONDS = KEPT_SECONDS + 2 * 3600;
/** Bytes in one item: DynamoDB allows 400 KB. */
const PIECE_BYTES = 350 * 1024;
/** More pieces than the largest part needs. */
const MOST_PIECES = 20;

export interface ExportItem {
  readonly exportId: string;
  readonly tenantId: TenantId;
  readonly createdAt: string;
  readonly status: ExportStatus;
  /** Parts written so far. */
  readonly parts: number;
  /** Sort key of the last row in them. */
  readonly after?: string;
  /** The person it is about; absent for everything that the business holds. */
  readonly about?: Contact;
  readonly expiresAt: number;
}

export interface ExportAsked {
  readonly tenantId: TenantId;
  readonly exportId: string;
  readonly actorId: string;
  readonly about?: Contact | undefined;
  readonly now: number;
}

/**
 * Records that an export was asked for, in the audit trail too. Asking twice under one id records it once. Throws 503
 * `busy`.
 */
export const openExport = async (
  table: Table,
  ids: Ids,
  { tenantId, exportId, actorId, about, now }: ExportAsked,
): Promise<void> => {
  const createdAt = toInstant(now);
  const expiresAt = expiryAfter(now, LONGEST_SECONDS);
  const item: ExportItem = { exportId, tenantId, createdAt, status: 'running', parts: 0, expiresAt };
  const action = about ? 'person_exported' : 'data_exported';
  const fact = { actorId, action, subjectId: exportId } as const;
  await commitOrSkip(table, [
    {
      put: keys.exportJob(tenantId, exportId),
      item: { ...item, about, ...indexed.runningExport(createdAt, exportId) },
      when: ifAbsent,
    },
    auditEntry(tenantId, fact, { ids, now }),
  ]);
};

/** One export. Throws 404 `not_found`, also for another business's and for one that is no longer kept. */
export const getExport = async (table: Table, tenantId: TenantId, exportId: string): Promise<ExportItem> =>
  found(await table.get<ExportItem>(keys.exportJob(tenantId, exportId)));

/** Removes it from the index of unfinished exports. */
const notRunning = Object.values(INDEX_KEYS.gsi2);

const ifStillAt = ({ parts }: ExportItem) => allOf(ifFieldIs('status', 'running'), ifFieldIs('parts', parts));

const piecesOf = (text: string): readonly Uint8Array[] => {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, n) => bytes.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES));
};

/**
 * Stores the next part of an export and its progress; does nothing when another run has stored it already. The last
 * part starts the hours for which the export is kept. Throws 503 `busy`.
 */
export const savePart = async (
  table: Table,
  item: ExportItem,
  { document, after, isLast }: ExportPart,
  now: number,
): Promise<void> => {
  const { tenantId, exportId, parts, expiresAt } = item;
  const set = { parts: parts + 1, ...(after === undefined ? {} : { after }) };
  const kept = Math.min(expiryAfter(now, KEPT_SECONDS), expiresAt);
  const done = isLast ? { set: { ...set, status: 'ready', expiresAt: kept }, unset: notRunning } : { set };
  await commitOrSkip(table, [
    {
      update: keys.exportJob(tenantId, exportId),
      ...done,
      when: ifStillAt(item),
    },
    ...piecesOf(document).map((piece, n) => ({
      put: keys.exportPiece(tenantId, exportId, parts + 1, n),
      item: { piece, expiresAt },
    })),
  ]);
};

/** Gives up an export that has too many parts, unless another run continues it. */
export const failExport = (table: Table, item: ExportItem): Promise<void> =>
  writeOrSkip(table, {
    update: keys.exportJob(item.tenantId, item.exportId),
    set: { status: 'failed' },
    unset: notRunning,
    when: ifStillAt(item),
  });

/** A part's document, joined from its pieces. */
export const readPart = async (
  table: Table,
  { tenantId, exportId }: ExportItem,
  part: number,
): Promise<string> => {
  const range = ranges.exportPieces(tenantId, exportId, part);
  const pieces = await table.all<{ piece: Uint8Array }>(range, MOST_PIECES);
  return Buffer.concat(pieces.map(({ piece }) => piece)).toString();
};
