import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import { keys, ranges } from '../../functions/kernel/table/keys.ts';
import { type Contact, contactHashes } from '../../functions/records/leads/contact.ts';
import { openErasure } from '../../functions/records/privacy/erasure-store.ts';
import { storedPages } from '../../functions/resources/privacy/rows.ts';
import { brandId, type TenantId } from '../../shared/domain/ids.ts';
import { readPhone } from '../../shared/domain/phone-number.ts';
import type { Entry } from './ledger.ts';

/** Matches a stored e-mail or phone number in any field. */
const EMAIL = /[^\s"\\@<>(),;:]+@[^\s"\\@<>(),;:]+\.[^\s"\\@<>(),;:.]+/g;
const PHONE = /\+\d{7,15}/g;

const matchesOf = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(text.match(pattern) ?? []),
];

/** Every e-mail and phone number that a stored row names. */
export const contactsIn = (row: object): readonly Contact[] => {
  const text = JSON.stringify(row);
  return [
    ...matchesOf(text, EMAIL).map((email) => ({ email: email.toLowerCase(), phone: null })),
    ...matchesOf(text, PHONE).flatMap((given) => {
      const phone = readPhone(given);
      return phone ? [{ email: null, phone }] : [];
    }),
  ];
};

type Desk = Pick<Kernel, 'table' | 'signer' | 'ids'>;

/** The contacts behind a business's hashes, as far as its rows still hold them. */
const namedBy = async (
  { table, signer }: Desk,
  tenantId: TenantId,
  hashes: ReadonlySet<string>,
): Promise<Contact> => {
  let found: Contact = { email: null, phone: null };
  for await (const page of storedPages(table, ranges.tenantRows(tenantId)))
    for (const contact of page.flatMap(contactsIn))
      if (contactHashes(signer, contact).some((hash) => hashes.has(hash)))
        found = { email: found.email ?? contact.email, phone: found.phone ?? contact.phone };
  return found;
};

/**
 * `known`: the restored table already has the erasure · `nobody`: no row names the person · `opened`: the job continues
 * it.
 */
export type Outcome = 'known' | 'nobody' | 'opened';

/**
 * Requests an erasure of the ledger again in a restored table, with its id and original requester. With `isRehearsal`
 * it only reports what it would do.
 */
export const reapply = async (
  desk: Desk,
  entry: Entry,
  { now, isRehearsal }: { readonly now: number; readonly isRehearsal: boolean },
): Promise<Outcome> => {
  const tenantId = brandId<TenantId>(entry.tenantId);
  const { receiptId, actorId } = entry;
  if (await desk.table.get(keys.receipt(tenantId, receiptId))) return 'known';
  const contact = await namedBy(desk, tenantId, new Set(entry.contactHashes));
  if (!contact.email && !contact.phone) return 'nobody';
  if (!isRehearsal) await openErasure(desk, { tenantId, receiptId, actorId, contact, now });
  return 'opened';
};
