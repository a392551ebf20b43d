import type { RouteKey } from '../../shared/routes.ts';
import { AppError } from './app-error.ts';
import type { Position } from './table.ts';

/** A cursor is opaque and bound to its owner (a tenant) and its route: elsewhere it is refused. */
export const encodeCursor = (owner: string, route: RouteKey, position: Position): string =>
  Buffer.from(JSON.stringify([owner, route, position.sk, position.indexSk, position.seen])).toString(
    'base64url',
  );

const decoded = (cursor: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** The position a cursor stands for. Throws 400 `invalid_cursor` for another owner's, another route's or a forged one. */
export const decodeCursor = (owner: string, route: RouteKey, cursor: string): Position => {
  const [forOwner, forRoute, sk, indexSk, seen] = decoded(cursor);
  if (forOwner !== owner || forRoute !== route || typeof sk !== 'string')
    throw new AppError('invalid_cursor');
  if (seen !== null && seen !== undefined && !isCount(seen)) throw new AppError('invalid_cursor');
  const looked = isCount(seen) ? { seen } : {};
  if (indexSk === null || indexSk === undefined) return { sk, ...looked };
  if (typeof indexSk !== 'string') throw new AppError('invalid_cursor');
  return { sk, indexSk, ...looked };
};
