import type { TenantId } from '../../../../shared/domain/ids.ts';
import type { TableIndex } from '../../../../shared/domain/table-indexes.ts';

declare const made: unique symbol;

/**
 * The key of one item. Only the files of this folder make keys, so every key of a tenant's data comes from its
 * TenantId.
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
  /** True when every update of the item adds one to its `version`. */
  readonly isVersioned?: true;
  readonly [made]: 'key';
}

/** Rows of one partition, of the table or an index, that a query may read. */
export interface Range {
  readonly index: 'table' | TableIndex;
  readonly pk: string;
  /** The rows' partition in the table; empty where they lie in several, so that a position needs its own. */
  readonly basePk: string;
  readonly prefix?: string;
  readonly from?: string;
  readonly to?: string;
  readonly [made]: 'range';
}

export type Bounds = Pick<Range, 'prefix' | 'from' | 'to'>;

export const key = (pk: string, sk: string): Key => ({ pk, sk }) as Key;

/** A business's own partition of the table. */
export const tenantPk = (tenantId: TenantId): string => `TENANT#${tenantId}`;

type Unmade = Omit<Range, typeof made>;

/** Rows of one partition of the table. */
export const inTable = (pk: string, bounds: Bounds = {}): Range =>
  ({ index: 'table', pk, basePk: pk, ...bounds }) satisfies Unmade as Range;

/** A list of a business: its rows lie in the business's own partition. `gsi2` has their keys and not their data. */
export const inIndex = (
  tenantId: TenantId,
  pk: string,
  bounds: Bounds = {},
  index: TableIndex = 'gsi1',
): Range => ({ index, pk, basePk: tenantPk(tenantId), ...bounds }) satisfies Unmade as Range;

/** Rows that jobs, or the closing of a business, look for in `gsi2`: they may lie in several partitions. */
export const forJobs = (pk: string, bounds: Bounds = {}): Range =>
  ({ index: 'gsi2', pk, basePk: '', ...bounds }) satisfies Unmade as Range;

type OwnKey<Row extends string> = (tenantId: TenantId, sk: Row | `${Row}#${string}`) => Key;
type OwnRange<Row extends string> = (tenantId: TenantId, prefix: Row | `${Row}#${string}`) => Range;

/**
 * What makes the keys of these kinds of row in a business's own partition: a word that is not among them does not
 * compile, so every kind stands in `ROW_KINDS` and every export decides about it.
 */
export interface OwnKeys<Kinds extends readonly string[]> {
  readonly own: OwnKey<Kinds[number]>;
  readonly versioned: OwnKey<Kinds[number]>;
  readonly inTenant: OwnRange<Kinds[number]>;
}

/** The same for any kind: each file of keys narrows it to its own. */
export const ownKeys: OwnKeys<readonly string[]> = {
  own: (tenantId, sk) => key(tenantPk(tenantId), sk),
  versioned: (tenantId, sk) => ({ pk: tenantPk(tenantId), sk, isVersioned: true }) as Key,
  inTenant: (tenantId, prefix) => inTable(tenantPk(tenantId), { prefix }),
};

/** The attributes of a row that lies in an index by a moment. */
export const inGsi1 = (pk: string, at: string, id: string) => ({ gsi1pk: pk, gsi1sk: `${at}#${id}` });

export const inGsi2 = (pk: string, at: string, id: string) => ({ gsi2pk: pk, gsi2sk: `${at}#${id}` });

/** A number that sorts as text. */
export const padded = (n: number): string => String(n).padStart(4, '0');

/** A key's parts, by what made it. */
export const partsOf = (text: string): readonly string[] => text.split('#');
