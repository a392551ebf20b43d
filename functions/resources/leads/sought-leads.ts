import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { isLeadName } from '../../kernel/table/keys/leads.ts';
import { keys, type Range, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { nameEntries, soughtName } from '../../records/leads/lead-names.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';

/** A row that leads from a name or a contact to its lead. */
export interface SearchRow {
  readonly sk: string;
  readonly leadId: LeadId;
}

/** Digits from which a phone number is sought by its end. */
const LEAST_DIGITS = 4;

const NUMBER = /^\+?[\d\s().-]+$/;

/** Where a text may be found: the end of a phone number, the beginning of an e-mail, or a name; the best first. */
export const rangesFor = (tenantId: TenantId, typed: string): readonly Range[] => {
  const digits = typed.replace(/\D/g, '');
  if (NUMBER.test(typed) && digits.length >= LEAST_DIGITS) return [ranges.phonesEnding(tenantId, digits)];
  const email = ranges.emailsFrom(tenantId, typed.toLowerCase());
  if (typed.includes('@')) return [email];
  const name = soughtName(typed);
  return [...(name === '' ? [] : [ranges.leadNames(tenantId, name)]), ...(/\s/.test(typed) ? [] : [email])];
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

/** Whether a row is the first by which this text finds its lead: both words of "Anne Anctil" begin with "an". */
const isFirstWay = (
  tenantId: TenantId,
  { sk }: SearchRow,
  { leadId, name }: LeadItem,
  typed: string,
): boolean => {
  if (!isLeadName(sk)) return true;
  const sought = soughtName(typed);
  const ways = nameEntries(name).filter((entry) => entry.startsWith(sought));
  const [first] = ways.toSorted();
  return first !== undefined && sk === keys.leadName(tenantId, first, leadId).sk;
};

/** The leads of rows that a text found, each once, also when its rows lie on two pages. */
export const leadsFound = async (
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
