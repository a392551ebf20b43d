import type { TenantId } from '../../../shared/domain/ids.ts';
import type { LeadPatch } from '../../../shared/schemas/lead.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type Contacts, knownBy, reachesOf } from '../../records/leads/contact.ts';
import { type Claim, claimContact, readClaims, releaseContact } from '../../records/leads/contact-claims.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';

/** The further contacts after another one is shown: the newly shown and the formerly shown one swap places. */
const othersAfter = (
  others: readonly string[] | undefined,
  shown: string | null,
  next: string | null,
): readonly string[] | undefined => {
  if (!others || next === null || next === shown || !others.includes(next)) return others;
  return others.flatMap((other) => (other === next ? (shown === null ? [] : [shown]) : [other]));
};

/** What stays unverified: contacts that remain and that the member did not type just now. */
const unverifiedAfter = ({ unverified }: LeadItem, after: Contacts, typed: readonly (string | null)[]) => {
  const { emails, phones } = knownBy(after);
  const left = [...emails, ...phones];
  return unverified && { unverified: unverified.filter((one) => left.includes(one) && !typed.includes(one)) };
};

/** A lead's contacts after a patch; fields it does not name stay. */
export const contactsAfter = (lead: LeadItem, patch: Pick<LeadPatch, 'email' | 'phone'>): Contacts => {
  const given = normaliseContact(patch);
  const email = patch.email === undefined ? lead.email : given.email;
  const phone = patch.phone === undefined ? lead.phone : given.phone;
  const otherEmails = othersAfter(lead.otherEmails, lead.email, email);
  const otherPhones = othersAfter(lead.otherPhones, lead.phone, phone);
  const after = {
    email,
    phone,
    ...(otherEmails ? { otherEmails } : {}),
    ...(otherPhones ? { otherPhones } : {}),
  };
  const typed = [email === lead.email ? null : email, phone === lead.phone ? null : phone];
  return { ...after, ...unverifiedAfter(lead, after, typed) };
};

/** The writes that change a lead's contacts. Throws 409 `contact_in_use`. */
export const contactChanges = async (
  { table, signer }: SignedTable,
  tenantId: TenantId,
  lead: LeadItem,
  after: Contacts,
): Promise<readonly Write[]> => {
  const [old, next] = [reachesOf(signer, lead), reachesOf(signer, after)];
  const isAmong =
    (reaches: readonly { readonly hash: string }[]) =>
    ({ hash }: { readonly hash: string }) =>
      reaches.some((reach) => reach.hash === hash);
  const changed = [
    ...next.filter((reach) => !isAmong(old)(reach)),
    ...old.filter((reach) => !isAmong(next)(reach)),
  ];
  const claims = await readClaims(table, tenantId, changed);
  const isMine = ({ holder }: Claim) => holder?.leadId === lead.leadId;
  const wanted = claims.filter(isAmong(next));
  if (wanted.some((claim) => claim.holder && !isMine(claim))) throw new AppError('contact_in_use');
  const claimed = wanted.filter((claim) => !isMine(claim));
  const released = claims.filter((claim) => isMine(claim) && !isAmong(next)(claim));
  return [
    ...claimed.map((claim) => claimContact(tenantId, lead.leadId, claim)),
    ...released.map(({ hash }) => releaseContact(tenantId, lead.leadId, hash)),
  ];
};
