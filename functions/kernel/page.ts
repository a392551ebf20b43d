import type { RouteKey } from '../../shared/routes.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Page } from './table.ts';

/** Rows of a list whose caller named no limit (settled points, 31). */
const DEFAULT_PAGE = 50;

interface ListQuery {
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The rows asked for; the schema has held the text to 1–100. */
export const pageSize = ({ limit }: ListQuery): number => (limit ? Number(limit) : DEFAULT_PAGE);

/** How many rows a query wants and after which. Throws 400 `invalid_cursor`. */
export const pageOf = (owner: string, route: RouteKey, query: ListQuery) => ({
  limit: pageSize(query),
  after: query.cursor ? decodeCursor(owner, route, query.cursor) : undefined,
});

/** The cursor of the page after this one, when there is one. */
export const nextCursor = (owner: string, route: RouteKey, { next }: Page<unknown>) =>
  next ? { nextCursor: encodeCursor(owner, route, next) } : {};
