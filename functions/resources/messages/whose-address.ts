import { type BookingId, brandId, type LeadId, type TenantId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { reachesOf } from '../../records/leads/contact.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import { type MemberItem, storedMembers } from '../../records/members/member-store.ts';
import type { SuppressionItem } from '../../records/messages/suppression-store.ts';

/** Whom a suppressed address belongs to, as far as the business still holds it. */
export interface Whose {
  readonly email: string;
  readonly name: string | null;
}

/** Adds the addresses under their keyed hashes; the first who has one keeps it. */
const addTo = (
  found: Map<string, Whose>,
  { signer }: SignedTable,
  name: string | null | undefined,
  emails: readonly (string | null)[],
): void => {
  const [email = null, ...otherEmails] = emails.filter((one) => one !== null);
  for (const { hash, value } of reachesOf(signer, { email, phone: null, otherEmails }))
    if (!found.has(hash)) found.set(hash, { email: value, name: name || null });
};

const leadsOf = async (
  { table }: SignedTable,
  tenantId: TenantId,
  items: readonly SuppressionItem[],
): Promise<readonly LeadItem[]> => {
  const claims = await table.getMany<{ readonly leadId: LeadId }>(
    items.map(({ contactHash }) => keys.contact(tenantId, contactHash)),
  );
  const ids = new Set(claims.map(({ leadId }) => leadId));
  return table.getMany<LeadItem>(Array.from(ids, (id) => keys.lead(tenantId, id)));
};

const bookingsOf = ({ table }: SignedTable, tenantId: TenantId, items: readonly SuppressionItem[]) => {
  const ids = new Set(items.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId])));
  return table.getMany<BookingItem>(Array.from(ids, (id) => keys.booking(tenantId, brandId<BookingId>(id))));
};

/**
 * Finds whose the suppressed addresses are: their leads', those of the bookings that messages were about, or members'.
 * Only hashes are stored, so an address that nothing else holds any more stays unknown.
 */
export const whoseAddresses = async (
  ports: SignedTable,
  tenantId: TenantId,
  items: readonly SuppressionItem[],
): Promise<(contactHash: string) => Whose | undefined> => {
  const found = new Map<string, Whose>();
  for (const { name, email, otherEmails = [] } of await leadsOf(ports, tenantId, items))
    addTo(found, ports, name, [email, ...otherEmails]);
  const unknown = items.filter(({ contactHash }) => !found.has(contactHash));
  for (const { name, email } of await bookingsOf(ports, tenantId, unknown))
    addTo(found, ports, name, [email]);
  if (items.some(({ contactHash }) => !found.has(contactHash))) {
    const members: readonly MemberItem[] = await storedMembers(ports.table, tenantId);
    for (const { name, email } of members) addTo(found, ports, name, [email]);
  }
  return (contactHash) => found.get(contactHash);
};
