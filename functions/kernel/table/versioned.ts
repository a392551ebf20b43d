import { AppError } from '../app-error.ts';
import { type Condition, fieldIs } from './condition.ts';

/** A record that counts its writes, whoever makes them (`keys.ts` says which do). */
export type Versioned = {
  readonly version: number;
  /** The request that saved it last by hand: the same request again finds its own effect by it. */
  readonly savedUnder?: string;
};

/** A save by hand: of the version that its sender saw, under a mark that the same request has each time. */
export interface Save {
  readonly version: number;
  readonly savedUnder: string;
}

/**
 * Whether this very request has saved the record already. Throws 409 `changed_meanwhile`, with `present` as the state to
 * choose by, when anybody else wrote it since its sender saw it.
 */
export const isSavedBy = (save: Save, record: Versioned, present: unknown): boolean => {
  if (record.savedUnder === save.savedUnder) return true;
  if (record.version !== save.version) throw new AppError('changed_meanwhile', { extra: { present } });
  return false;
};

/** Holds a record where it was read. */
export const isStill = ({ version }: Versioned): Condition => fieldIs('version', version);
