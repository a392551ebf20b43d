import type { ImportedRow, ImportRow } from '../../../../shared/schemas/lead-import.ts';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { advanced, type ImportProgress } from './import-progress.ts';

/**
 * Rows of one request, and characters that are enough for one: less than the server takes, so that the bar moves and no
 * request is long.
 */
const BATCH = 50;
const ENOUGH = 100_000;

/** Attempts at one batch, and the longest pause between two. */
const ATTEMPTS = 8;
const MOST_PAUSE_MS = 15_000;

/** What a run needs of the world. */
export interface ImportPorts {
  /** Sends a batch of an import under its idempotency key. */
  readonly send: (
    rows: readonly ImportRow[],
    key: string,
    importId: string,
  ) => Promise<readonly ImportedRow[]>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Called after each batch: whatever comes then, its rows are not sent again. */
  readonly keep: (progress: ImportProgress) => void;
  readonly isStopped: () => boolean;
}

/** Whether asking again, under the same key, may do. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError &&
    (error.status >= 500 || error.status === 429 || error.code === 'in_progress'));

const pauseAfter = (error: unknown, attempt: number): number => {
  const asked = error instanceof ApiError ? (error.retryAfterSec ?? 0) * 1000 : 0;
  return Math.min(MOST_PAUSE_MS, Math.max(asked, 500 * 2 ** attempt));
};

const sent = async (
  { send, sleep }: ImportPorts,
  rows: readonly ImportRow[],
  { importId, done }: ImportProgress,
): Promise<readonly ImportedRow[]> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(rows, `${importId}-${done}`, importId);
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      await sleep(pauseAfter(error, attempt));
    }
  }
};

/** The next rows to send: always the same from the same place. */
const batchFrom = (rows: readonly ImportRow[], from: number): readonly ImportRow[] => {
  let length = 0;
  const batch = rows.slice(from, from + BATCH);
  const most = batch.findIndex((row) => {
    length += JSON.stringify(row).length;
    return length > ENOUGH;
  });
  return batch.slice(0, most < 0 ? BATCH : Math.max(1, most));
};

/**
 * Sends the rows that are left, batch by batch, and answers how far it came: to the end, or to where it was stopped.
 * The keys follow from the import's id and the place of the batch, so that a batch whose answer was lost is answered
 * again and not done again. Throws what no further attempt would mend.
 */
export const runImport = async (
  ports: ImportPorts,
  rows: readonly ImportRow[],
  from: ImportProgress,
): Promise<ImportProgress> => {
  let progress = from;
  while (progress.done < rows.length && !ports.isStopped()) {
    const batch = batchFrom(rows, progress.done);
    progress = advanced(progress, await sent(ports, batch, progress));
    ports.keep(progress);
  }
  return progress;
};
