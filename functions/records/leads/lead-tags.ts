import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { tagName } from '../../../shared/domain/tags.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Unconditional } from '../../kernel/table/write.ts';

/** A tag that leads of a business have, as it was written last, and the lead that was given it last. */
export interface LeadTagRow {
  readonly tag: string;
  readonly leadId: LeadId;
}

/** The tags that are not among the others, however those are written. */
export const tagsWithout = (
  tags: readonly string[] = [],
  others: readonly string[] = [],
): readonly string[] => {
  const names = others.map(tagName);
  return tags.filter((tag) => !names.includes(tagName(tag)));
};

/** The write by which the business knows a tag, as this lead is given it. */
export const tagWrite = (tenantId: TenantId, leadId: LeadId, tag: string): Unconditional => ({
  put: keys.leadTag(tenantId, tagName(tag)),
  item: { tag, leadId },
});

/** The writes by which the business knows the tags that a lead is given, in the lead's own transaction. */
export const tagWrites = (
  tenantId: TenantId,
  leadId: LeadId,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): readonly Unconditional[] => tagsWithout(after, before).map((tag) => tagWrite(tenantId, leadId, tag));

type LeadMarked = Pick<LeadTagRow, 'leadId'>;

/** Rows of the index that are looked up: it may still show some that are gone. */
const LISTED = 50;

/**
 * Whether any lead has the tag: the last that was given it, which an index may not show yet, or another. Where the
 * index lists many, some of them have it, or will be asked about when they lose it.
 */
const isInUse = async (table: Table, tenantId: TenantId, name: string, last: LeadId): Promise<boolean> => {
  if (await table.get(keys.leadMark(tenantId, last, name))) return true;
  const { items, next } = await table.query<LeadMarked>(ranges.leadsMarked(tenantId, name), {
    limit: LISTED,
  });
  if (next) return true;
  const marked = await table.getMany(items.map(({ leadId }) => keys.leadMark(tenantId, leadId, name)));
  return marked.length > 0;
};

/**
 * Forgets those of these tags that no lead has any more, after the transaction that took them from one. A lead that is
 * given the tag meanwhile keeps it.
 */
export const forgetUnused = async (
  table: Table,
  tenantId: TenantId,
  tags: readonly string[] = [],
): Promise<void> => {
  for (const name of tags.map(tagName)) {
    const row = await table.get<LeadTagRow>(keys.leadTag(tenantId, name));
    if (!row || (await isInUse(table, tenantId, name, row.leadId))) continue;
    const when = ifFieldIs('leadId', row.leadId);
    await writeOrSkip(table, { remove: keys.leadTag(tenantId, name), when });
  }
};
