import { MAX_IMPORT_ROWS } from '../../../../shared/schemas/lead-import.ts';
import { decodeFile } from './decode-file.ts';
import { digestOf } from './import-progress.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** A file that was read whole: its titles, and the rows below. */
export interface ChosenFile {
  readonly name: string;
  readonly digest: string;
  readonly heading: CsvRow;
  readonly rows: readonly CsvRow[];
}

/** Why a file cannot be imported. */
export type FileFault =
  | { readonly kind: 'empty' | 'tooLarge' | 'unreadable' }
  | { readonly kind: 'tooMany'; readonly rows: number };

/** Reads a file that somebody chose. */
export const readFile = async (file: File): Promise<ChosenFile | FileFault> => {
  if (file.size > MAX_BYTES) return { kind: 'tooLarge' };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes) return { kind: 'unreadable' };
  const [heading, ...rows] = readCsv(decodeFile(bytes));
  if (!heading || rows.length === 0) return { kind: 'empty' };
  if (rows.length > MAX_IMPORT_ROWS) return { kind: 'tooMany', rows: rows.length };
  return { name: file.name, digest: await digestOf(bytes), heading, rows };
};
