import { toInstant } from '../../functions/kernel/clock.ts';
import type { Table } from '../../functions/kernel/table/table.ts';
import { brandId, type TenantId } from '../../shared/domain/ids.ts';
import { type DueBusiness, everyItem, type Item, putBusinesses, ZONES } from './due-businesses.ts';
import { regenerateTenant } from './under-role.ts';

/** What a business keeps, by sort key, as text. */
type Kept = Map<string, string>;

/** Where it lies and what it is called is each business's own. */
const OWN = new Set(['pk', 'tenantId', 'gsi2pk', 'refreshShard']);

const textOf = (item: Item): string =>
  JSON.stringify(
    Object.entries(item)
      .filter(([name]) => !OWN.has(name))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

const keptOf = async (table: Table): Promise<ReadonlyMap<string, Kept>> => {
  const kept = new Map<string, Kept>();
  for await (const item of everyItem(table)) {
    const tenantId = item.pk.slice('TENANT#'.length);
    const own = kept.get(tenantId) ?? new Map<string, string>();
    kept.set(tenantId, own.set(item.sk, textOf(item)));
  }
  return kept;
};

const sampleOf = (timezone: string): DueBusiness => ({
  tenantId: `sample-${timezone}`,
  timezone,
  isPoison: false,
});

/** Regenerates one business in each zone, alone and undisturbed: what the others are held against. */
const regenerateSamples = async (table: Table, now: number): Promise<void> => {
  const nextRefreshAt = toInstant(now);
  const samples = ZONES.map(sampleOf);
  await putBusinesses(table, samples, nextRefreshAt);
  for (const { tenantId } of samples)
    await regenerateTenant(table, { tenantId: brandId<TenantId>(tenantId), nextRefreshAt }, now);
};

const isSame = (a: Kept, b: Kept): boolean =>
  a.size === b.size && [...a].every(([sk, text]) => b.get(sk) === text);

export interface Judgement {
  /** Businesses that keep, item by item, what a run alone and undisturbed leaves. */
  readonly asClean: readonly string[];
  readonly others: readonly string[];
  /** Days of agenda that all of them hold. */
  readonly days: number;
}

/** Holds what the businesses keep against what clean runs leave. To be called last: it regenerates samples. */
export const judge = async (table: Table, all: readonly DueBusiness[], now: number): Promise<Judgement> => {
  await regenerateSamples(table, now);
  const kept = await keptOf(table);
  const of = (tenantId: string): Kept => kept.get(tenantId) ?? new Map();
  const isClean = ({ tenantId, timezone }: DueBusiness): boolean =>
    isSame(of(tenantId), of(sampleOf(timezone).tenantId));
  return {
    asClean: all.filter(isClean).map(({ tenantId }) => tenantId),
    others: all.filter((one) => !isClean(one)).map(({ tenantId }) => tenantId),
    days: all.reduce(
      (sum, { tenantId }) => sum + [...of(tenantId).keys()].filter((sk) => sk.startsWith('AGENDA#')).length,
      0,
    ),
  };
};
