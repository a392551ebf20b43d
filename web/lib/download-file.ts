import type { RouteKey, RouteQuery } from '../../shared/routes.ts';
import { pathOf } from './api.ts';
import { NetworkError } from './api-error.ts';
import type { Fetcher } from './http.ts';

/** The routes that answer a CSV file. */
export type TableRoute = Extract<RouteKey, `GET /v1/${string}.csv`>;

export interface FileWanted<Key extends TableRoute> {
  readonly query?: RouteQuery<Key>;
  /** The name under which the browser saves it. */
  readonly name: string;
  /** Called with the number of bytes received so far. */
  readonly onBytes?: (bytes: number) => void;
}

/** A file may cover a year. */
const timeoutMs = 60_000;

const chunksOf = async (response: Response, onBytes: (bytes: number) => void): Promise<BlobPart[]> => {
  const reader = response.body?.getReader();
  const chunks: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return chunks;
    chunks.push(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
};

/** Long enough for the slowest browser to have begun saving. */
const keptMs = 60_000;

/** Lets the browser save a file that was made here. */
export const saveFile = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};

/**
 * Downloads a file with the caller's token, which a link could not send, and lets the browser save it. Throws ApiError
 * for a refusal and NetworkError when the connection fails, also midway.
 */
export const createDownload =
  (fetcher: Fetcher) =>
  async <Key extends TableRoute>(key: Key, { query, name, onBytes = () => {} }: FileWanted<Key>) => {
    const path = pathOf(key.slice('GET '.length), query ? { query: { ...query } } : {});
    const response = await fetcher({ method: 'GET', path, headers: { Accept: 'text/csv' }, timeoutMs });
    const chunks = await chunksOf(response, onBytes).catch((cause: unknown) => {
      throw new NetworkError(cause);
    });
    saveFile(new Blob(chunks, { type: response.headers.get('content-type') ?? 'text/csv' }), name);
  };
