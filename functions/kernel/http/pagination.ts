import type { Signer } from '../identity/signing.ts';
import type { Page } from '../table/table.ts';
import { decodeCursor, encodeCursor, type ListPlace } from './cursor.ts';

/** Rows of a list without a `limit`. */
const DEFAULT_PAGE = 50;

interface ListQuery {
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The number of rows asked for; the schema has limited it to 1–100. */
export const pageSize = ({ limit }: ListQuery): number => (limit ? Number(limit) : DEFAULT_PAGE);

/** How many rows a query wants, and after which position. Throws 400 `invalid_cursor`. */
export const pageOf = (signer: Signer, place: ListPlace, query: ListQuery) => ({
  limit: pageSize(query),
  after: query.cursor ? decodeCursor(signer, place, query.cursor) : undefined,
});

/** The cursor of the next page; undefined on the last one. */
export const nextCursor = (signer: Signer, place: ListPlace, { next }: Pick<Page<unknown>, 'next'>) =>
  next ? { nextCursor: encodeCursor(signer, place, next) } : {};
