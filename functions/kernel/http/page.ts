import type { Signer } from '../identity/signing.ts';
import type { Page } from '../table/table.ts';
import { decodeCursor, encodeCursor, type ListPlace } from './cursor.ts';

/** Rows of a list whose caller named no limit. */
const DEFAULT_PAGE = 50;

interface ListQuery {
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The rows asked for; the schema has held the text to 1–100. */
export const pageSize = ({ limit }: ListQuery): number => (limit ? Number(limit) : DEFAULT_PAGE);

/** How many rows a query wants and after which. Throws 400 `invalid_cursor`. */
export const pageOf = (signer: Signer, place: ListPlace, query: ListQuery) => ({
  limit: pageSize(query),
  after: query.cursor ? decodeCursor(signer, place, query.cursor) : undefined,
});

/** The cursor of the page after this one, when there is one. */
export const nextCursor = (signer: Signer, place: ListPlace, { next }: Page<unknown>) =>
  next ? { nextCursor: encodeCursor(signer, place, next) } : {};
