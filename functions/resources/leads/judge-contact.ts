import type { TenantId } from '../../../shared/domain/ids.ts';
import type { LeadContactJudged } from '../../../shared/schemas/lead.ts';
import { invalidField } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { ActingMember } from '../../kernel/identity/acting-member.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { type Contacts, knownBy } from '../../records/leads/contact.ts';
import { CONTACT_FIELDS, getLead, ifFieldsUnchanged, type LeadItem } from '../../records/leads/lead-store.ts';
import { wayWrites } from '../../records/leads/lead-ways.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { contactChanges } from './contact-changes.ts';

type Ports = Pick<Kernel, 'table' | 'signer' | 'ids'>;

const others = (values: readonly string[] | undefined, without: string): readonly string[] =>
  (values ?? []).filter((value) => value !== without);

/** Contacts of one kind without one of them: when the shown one goes, the first further one is shown instead. */
const remaining = (shown: string | null, further: readonly string[] | undefined, without: string) => {
  const [first = null, ...rest] = others(further, without);
  return shown === without ? { shown: first, further: rest } : { shown, further: others(further, without) };
};

/** A lead's contacts without an unverified one. */
export const withoutContact = (lead: Contacts, contact: string): Contacts => {
  const emails = remaining(lead.email, lead.otherEmails, contact);
  const phones = remaining(lead.phone, lead.otherPhones, contact);
  return {
    email: emails.shown,
    phone: phones.shown,
    otherEmails: emails.further,
    otherPhones: phones.further,
    unverified: others(lead.unverified, contact),
  };
};

const accepted = (lead: LeadItem, contact: string): Contacts => ({
  email: lead.email,
  phone: lead.phone,
  ...(lead.otherEmails ? { otherEmails: lead.otherEmails } : {}),
  ...(lead.otherPhones ? { otherPhones: lead.otherPhones } : {}),
  unverified: others(lead.unverified, contact),
});

/**
 * Whether the verdict changes nothing: the contact is no longer unverified, and the lead is as this verdict would
 * leave it.
 */
const isSettled = (lead: LeadItem, { contact, verdict }: LeadContactJudged): boolean => {
  const { emails, phones } = knownBy(lead);
  const isKnown = [...emails, ...phones].includes(contact);
  return verdict === 'accept' ? isKnown : !isKnown;
};

/** Applies the verdict once; undefined when another writer changed the lead meanwhile. */
const attempt = async (
  ports: Ports,
  tenantId: TenantId,
  id: string,
  judged: LeadContactJudged,
  { memberId, now }: Omit<ActingMember, 'mint'>,
): Promise<true | undefined> => {
  const { contact, verdict } = judged;
  const lead = await getLead(ports.table, tenantId, id);
  if (!(lead.unverified ?? []).includes(contact)) {
    if (isSettled(lead, judged)) return true;
    throw invalidField('contact', 'invalid');
  }
  const { leadId } = lead;
  const after = verdict === 'accept' ? accepted(lead, contact) : withoutContact(lead, contact);
  const action = verdict === 'accept' ? 'contact_accepted' : 'contact_refused';
  return tryWrites(ports.table, [
    { update: keys.lead(tenantId, leadId), set: { ...after }, when: ifFieldsUnchanged(lead, CONTACT_FIELDS) },
    ...wayWrites(tenantId, leadId, lead, { ...lead, ...after }),
    ...(await contactChanges(ports, tenantId, lead, after)),
    auditEntry(tenantId, { actorId: memberId, action, subjectId: leadId }, { ids: ports.ids, now }),
    pendingEvent({ tenantId, type: 'lead.updated', subjectId: leadId }, now),
  ]);
};

/**
 * A member's verdict on a contact that a visitor left with a lead: an accepted one identifies the lead from then on;
 * a refused one is removed from the lead, while bookings keep it. The same verdict twice has the effect of once.
 * Throws 404 `not_found`, 400 for a contact that is not unverified, 409 `contact_in_use` when it belongs to another
 * lead by now, 503 `busy`.
 */
export const judgeContact = async (
  ports: Ports,
  tenantId: TenantId,
  id: string,
  judged: LeadContactJudged,
  hand: Omit<ActingMember, 'mint'>,
): Promise<LeadItem> => {
  await settledOrBusy(() => attempt(ports, tenantId, id, judged, hand));
  return getLead(ports.table, tenantId, id);
};
