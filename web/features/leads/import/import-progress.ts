import { array, number, object, string } from '../../../../shared/schemas/fields.ts';
import { type ImportedRow, type ImportOutcome, importedRow } from '../../../../shared/schemas/lead-import.ts';
import { DAY_ORDERS } from './birthday-column.ts';
import { IMPORT_FIELDS } from './columns.ts';
import type { Reading } from './import-rows.ts';

/** A line that was refused, or of which something was not taken. It says nothing of the person. */
export type ToldRow = Pick<ImportedRow, 'line' | 'outcome' | 'issues' | 'left'>;

/** How far an import has come: kept in this browser until it is over, without anything of the file's content. */
export interface ImportProgress {
  /** From which each batch has its idempotency key. */
  readonly importId: string;
  readonly tenantId: string;
  readonly fileName: string;
  /** SHA-256 of the file. */
  readonly digest: string;
  readonly reading: Reading;
  /** Rows of the file, and how many of them the server has answered for. */
  readonly total: number;
  readonly done: number;
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  readonly told: readonly ToldRow[];
}

const count = () => number().integer().min(0).required();

const progressSchema = object({
  importId: string().required(),
  tenantId: string().required(),
  fileName: string().required(),
  digest: string().required(),
  reading: object({
    mapping: array(
      string()
        .nullable()
        .defined()
        .oneOf([...IMPORT_FIELDS, null]),
    ).required(),
    order: string().oneOf(DAY_ORDERS).required(),
  }).required(),
  total: count(),
  done: count(),
  counts: object({ created: count(), added: count(), unchanged: count(), refused: count() }).required(),
  told: array(importedRow.pick(['line', 'outcome', 'issues', 'left']).required()).required(),
});

const KEY = 'comptoir.import';

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The import of a business that was begun in this browser and is not over; undefined when there is none, or one of
 * another version.
 */
export const unfinishedImport = (keeper: Keeper, tenantId: string): ImportProgress | undefined => {
  try {
    const kept = progressSchema.validateSync(JSON.parse(keeper.getItem(KEY) ?? 'null'), { strict: true });
    return kept.tenantId === tenantId ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const keepProgress = (keeper: Keeper, progress: ImportProgress): void =>
  keeper.setItem(KEY, JSON.stringify(progress));

export const forgetProgress = (keeper: Keeper): void => keeper.removeItem(KEY);

const NONE: ImportProgress['counts'] = { created: 0, added: 0, unchanged: 0, refused: 0 };

/** An import that has not begun. */
export const newImport = (
  about: Pick<ImportProgress, 'importId' | 'tenantId' | 'fileName' | 'digest' | 'reading' | 'total'>,
): ImportProgress => ({ ...about, done: 0, counts: NONE, told: [] });

/** The progress after the server has answered for some more rows. */
export const advanced = (progress: ImportProgress, rows: readonly ImportedRow[]): ImportProgress => {
  const counts = { ...progress.counts };
  for (const { outcome } of rows) counts[outcome] += 1;
  const told = rows
    .filter(({ outcome, left }) => outcome === 'refused' || left !== undefined)
    .map(({ line, outcome, issues, left }) => ({
      ...{ line, outcome },
      ...(issues ? { issues } : {}),
      ...(left ? { left } : {}),
    }));
  return { ...progress, done: progress.done + rows.length, counts, told: [...progress.told, ...told] };
};

/** The file's fingerprint, by which it is recognised when it is chosen again. */
export const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
