import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { anyOf, ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { HashedContact } from './contact.ts';
import { findLead, type LeadItem } from './lead-store.ts';

/** A contact's item: the lead that the contact leads to. */
interface ContactItem {
  readonly leadId: LeadId;
}

/** One contact, and the lead that holds it. */
export interface Claim extends HashedContact {
  readonly holder: LeadItem | undefined;
  /** The id of a lead that was deleted or has expired, and whose claim may be taken. */
  readonly leftBy: LeadId | undefined;
}

/** The leads that hold these contacts, in the order asked. */
export const readClaims = (
  table: Table,
  tenantId: TenantId,
  reaches: readonly HashedContact[],
): Promise<readonly Claim[]> =>
  Promise.all(
    reaches.map(async (reach) => {
      const item = await table.get<ContactItem>(keys.contact(tenantId, reach.hash));
      const holder = item && (await findLead(table, tenantId, item.leadId));
      return { ...reach, holder, leftBy: holder ? undefined : item?.leadId };
    }),
  );

/** A contact's item, found by its hash and by what a member types of it. */
export const contactItem = (tenantId: TenantId, leadId: LeadId, { kind, value }: HashedContact) => ({
  leadId,
  ...indexed.contact(tenantId, kind, value),
});

/** Makes a contact this lead's; refused when another lead took it first. */
export const claimContact = (
  tenantId: TenantId,
  leadId: LeadId,
  { leftBy, ...reach }: Omit<Claim, 'holder'>,
): Write => ({
  put: keys.contact(tenantId, reach.hash),
  item: contactItem(tenantId, leadId, reach),
  when: leftBy === undefined ? ifAbsent : anyOf(ifAbsent, ifFieldIs('leadId', leftBy)),
});

/** Releases a contact, if it is still this lead's. */
export const releaseContact = (tenantId: TenantId, leadId: LeadId, hash: string): Write => ({
  remove: keys.contact(tenantId, hash),
  when: anyOf(ifAbsent, ifFieldIs('leadId', leadId)),
});
