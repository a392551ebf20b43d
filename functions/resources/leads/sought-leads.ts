import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { type PickedPage, pickedPage } from '../../kernel/http/picked-page.ts';
import { isLeadName } from '../../kernel/table/keys/leads.ts';
import { keys, type Range, ranges } from '../../kernel/table/keys.ts';
import { positionAt } from '../../kernel/table/query-input.ts';
import type { Table, WantedPage } from '../../kernel/table/table.ts';
import { nameEntries, soughtName } from '../../records/leads/lead-names.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';

/** A row that leads from a name or a contact to its lead. */
interface SearchRow {
  readonly sk: string;
  readonly leadId: LeadId;
}

/** Digits from which a phone number is sought by its end. */
const LEAST_DIGITS = 4;

const NUMBER = /^\+?[\d\s().-]+$/;

const isPhoneSought = (typed: string): boolean =>
  NUMBER.test(typed) && typed.replace(/\D/g, '').length >= LEAST_DIGITS;

const isNameSought = (typed: string): boolean =>
  !isPhoneSought(typed) && !typed.includes('@') && soughtName(typed) !== '';

/** Where a text may be found: the end of a phone number, the beginning of an e-mail, or a name; the best first. */
export const rangesFor = (tenantId: TenantId, typed: string): readonly Range[] => {
  if (isPhoneSought(typed)) return [ranges.phonesEnding(tenantId, typed.replace(/\D/g, ''))];
  const email = ranges.emailsFrom(tenantId, typed.toLowerCase());
  if (typed.includes('@')) return [email];
  return [
    ...(isNameSought(typed) ? [ranges.leadNames(tenantId, soughtName(typed))] : []),
    ...(/\s/.test(typed) ? [] : [email]),
  ];
};

/** Leads by their ids, in the same order; what is gone meanwhile is left out. */
export const leadsOf = async (
  table: Table,
  tenantId: TenantId,
  ids: readonly LeadId[],
): Promise<readonly LeadItem[]> => {
  const items = await table.getMany<LeadItem>(ids.map((id) => keys.lead(tenantId, id)));
  const byId = new Map(items.map((item) => [item.leadId, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * Whether a row is the first by which this text finds its lead: both words of "Anne Anctil" begin with "an", and so may
 * her e-mail.
 */
const isFirstWay = (
  tenantId: TenantId,
  { sk }: SearchRow,
  { leadId, name }: LeadItem,
  typed: string,
): boolean => {
  if (!isNameSought(typed)) return true;
  const sought = soughtName(typed);
  const [first] = nameEntries(name)
    .filter((entry) => entry.startsWith(sought))
    .toSorted();
  return first === undefined ? !isLeadName(sk) : sk === keys.leadName(tenantId, first, leadId).sk;
};

/** The leads of rows that a text found, each once, also when its rows lie on two pages. */
const leadsFound = async (
  table: Table,
  tenantId: TenantId,
  rows: readonly SearchRow[],
  typed: string,
): Promise<readonly LeadItem[]> => {
  const ids = [...new Set(rows.map(({ leadId }) => leadId))];
  const leads = new Map((await leadsOf(table, tenantId, ids)).map((lead) => [lead.leadId, lead]));
  const found = rows.flatMap((row) => {
    const lead = leads.get(row.leadId);
    return lead && isFirstWay(tenantId, row, lead, typed) ? [lead] : [];
  });
  return [...new Set(found)];
};

/** A page of rows of one range after another. A position is of the first where it is that of a name. */
const pageOfRanges = async (
  table: Table,
  [range, ...others]: readonly Range[],
  { limit, after }: WantedPage,
): Promise<PickedPage<SearchRow>> => {
  if (!range) return { items: [], next: undefined };
  if (others.length > 0 && after && !isLeadName(after.sk))
    return pageOfRanges(table, others, { limit, after });
  const page = await pickedPage<SearchRow>(table, range, { limit, after, newestFirst: false });
  if (page.next || others.length === 0) return page;
  const left = limit - page.items.length;
  const more = await pageOfRanges(table, others, { limit: Math.max(left, 1), after: undefined });
  if (left > 0) return { items: [...page.items, ...more.items], next: more.next };
  // The page is full. Where the others hold something, it goes on from here, with them.
  const last = page.items.at(-1);
  const goesOn = last !== undefined && (more.items.length > 0 || more.next !== undefined);
  return { items: page.items, next: goesOn ? positionAt(range, last) : undefined };
};

/**
 * A page of the leads that a text finds, each once: by the beginning of a name's word, then of an e-mail, or by the end
 * of a phone number, each in its own order.
 */
export const leadsSought = async (
  table: Table,
  tenantId: TenantId,
  typed: string,
  wanted: WantedPage,
): Promise<PickedPage<LeadItem>> => {
  const { items, next } = await pageOfRanges(table, rangesFor(tenantId, typed), wanted);
  return { items: await leadsFound(table, tenantId, items, typed), next };
};
