import type { RouteKey } from '../../../shared/routes.ts';
import { AppError } from '../app-error.ts';
import type { Signer } from '../identity/signing.ts';
import type { Position } from '../table/table.ts';

/** The list that a cursor belongs to: a business's, or that of one record of it. */
export interface ListPlace {
  readonly owner: string;
  readonly route: RouteKey;
  /** What a list was searched for or narrowed to, where that has rows of its own. */
  readonly of?: string;
}

const purposeOf = ({ owner, route, of = '' }: ListPlace): string =>
  JSON.stringify(['cursor', owner, route, of]);

/** A cursor is opaque and sealed for its list: any other list refuses it. */
export const encodeCursor = (signer: Signer, place: ListPlace, position: Position): string =>
  signer.seal(purposeOf(place), [position.sk, position.indexSk ?? null]);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The position that a cursor holds. Throws 400 `invalid_cursor` when it is forged or belongs to another list. */
export const decodeCursor = (signer: Signer, place: ListPlace, cursor: string): Position => {
  const value = signer.open(purposeOf(place), cursor);
  const [sk, indexSk] = Array.isArray(value) ? value : [];
  if (!isText(sk)) throw new AppError('invalid_cursor');
  return { sk, ...(isText(indexSk) ? { indexSk } : {}) };
};
