import type { Key } from '../kernel/table/keys.ts';
import type { Unconditional } from '../kernel/table/write.ts';

interface Listing {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly keyOf: (name: string) => Key;
  /** The row under a name, with its place in the index. */
  readonly rowOf: (name: string) => Readonly<Record<string, unknown>>;
}

/**
 * The writes by which a record is listed under each of its names, and no longer under those that it lost: a row for
 * each name. They belong in the transaction that changes the record.
 */
export const listingWrites = ({ before, after, keyOf, rowOf }: Listing): readonly Unconditional[] => [
  ...after.map((name) => ({ put: keyOf(name), item: rowOf(name) })),
  ...before.filter((name) => !after.includes(name)).map((name) => ({ remove: keyOf(name) })),
];
