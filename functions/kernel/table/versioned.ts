import { AppError } from '../app-error.ts';
import { type Condition, ifFieldIs } from './condition.ts';

/** A record that counts its writes (`keys.ts` says which records do). */
export type Versioned = {
  readonly version: number;
  /** The request that last saved it by hand, so that the same request, repeated, finds its own effect. */
  readonly savedUnder?: string;
};

/** A save by hand: the version that its sender saw, and a mark that is the same each time the request is repeated. */
export interface Save {
  readonly version: number;
  readonly savedUnder: string;
}

/**
 * Whether this same request has saved the record already. Throws 409 `changed_meanwhile`, with `present` as the
 * current state to choose from, when another writer changed it since its sender saw it.
 */
export const isSavedBy = (save: Save, record: Versioned, present: unknown): boolean => {
  if (record.savedUnder === save.savedUnder) return true;
  if (record.version !== save.version) throw new AppError('changed_meanwhile', { extra: { present } });
  return false;
};

/** Requires that the record has not changed since it was read. */
export const ifUnchanged = ({ version }: Versioned): Condition => ifFieldIs('version', version);
