import type { LeadId, TenantId } from '../../shared/domain/ids.ts';
import type { LeadCreate, LeadPatch } from '../../shared/schemas/lead.ts';
import { AppError } from '../kernel/app-error.ts';
import { toInstant } from '../kernel/clock.ts';
import { isAbsent, isPresent } from '../kernel/condition.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { keys } from '../kernel/keys.ts';
import { raceRetry, untilSettled } from '../kernel/retry.ts';
import type { Write } from '../kernel/write.ts';
import { type Contact, contactHashes, normaliseContact } from './contact.ts';
import { fileLead, type Visit } from './file-lead.ts';
import { activity, findLead, getLead, type LeadItem } from './lead-store.ts';

type Desk = Pick<Kernel, 'table' | 'signer'>;

/**
 * Records what somebody asked for, under the lead that his e-mail or phone names or under a new one.
 * Throws 503 `busy` when others kept writing the same lead.
 */
export const recordVisit = async ({ table, signer }: Desk, visit: Visit): Promise<LeadId> => {
  const leadId = await untilSettled(raceRetry, async () => {
    const made = await findLead(table, visit.tenantId, visit.newLeadId);
    if (made) return made.leadId;
    const filing = await fileLead(table, signer, visit);
    const outcome = await table.transact(filing.writes);
    return outcome.kind === 'committed' ? filing.leadId : undefined;
  });
  if (!leadId) throw new AppError('busy', { retryAfterSec: 1 });
  return leadId;
};

/** A lead entered by hand. One that is known by e-mail or phone is the same lead, brought up to date. */
export const createLead = async (
  desk: Desk,
  tenantId: TenantId,
  newLeadId: string,
  body: LeadCreate,
  now: number,
): Promise<LeadItem> => {
  const leadId = await recordVisit(desk, {
    tenantId,
    newLeadId,
    now,
    name: body.name ?? null,
    contact: normaliseContact(body),
    message: body.message ?? '',
    source: body.source ?? 'manual',
  });
  const { status, note } = body;
  if (leadId === newLeadId && (status || note))
    await desk.table.write({ update: keys.lead(tenantId, leadId), set: { status, note }, when: isPresent });
  return getLead(desk.table, tenantId, leadId);
};

const contactChanges = (
  { signer }: Desk,
  tenantId: TenantId,
  leadId: LeadId,
  before: Contact,
  after: Contact,
) => {
  const [old, next] = [contactHashes(signer, before), contactHashes(signer, after)];
  const released: readonly Write[] = old
    .filter((hash) => !next.includes(hash))
    .map((hash) => ({ remove: keys.contact(tenantId, hash) }));
  const claimed: readonly Write[] = next
    .filter((hash) => !old.includes(hash))
    .map((hash) => ({ put: keys.contact(tenantId, hash), item: { leadId }, when: isAbsent }));
  return [...claimed, ...released];
};

/** Saves what a patch names. Throws 404 `not_found`, 409 `contact_in_use` when the new contact is another lead's. */
export const updateLead = async (
  desk: Desk,
  tenantId: TenantId,
  id: string,
  patch: LeadPatch,
  now: number,
): Promise<LeadItem> => {
  const lead = await getLead(desk.table, tenantId, id);
  const { email, phone } = normaliseContact(patch);
  const contact = {
    email: patch.email === undefined ? lead.email : email,
    phone: patch.phone === undefined ? lead.phone : phone,
  };
  const set = { ...patch, ...contact, ...activity(tenantId, lead.leadId, toInstant(now)) };
  const outcome = await desk.table.transact([
    { update: keys.lead(tenantId, lead.leadId), set, when: isPresent },
    ...contactChanges(desk, tenantId, lead.leadId, lead, contact),
  ]);
  if (outcome.kind === 'contended') throw new AppError('busy', { retryAfterSec: 1 });
  if (outcome.kind === 'refused')
    throw new AppError(outcome.lost.includes(0) ? 'not_found' : 'contact_in_use');
  return getLead(desk.table, tenantId, id);
};

/** Forgets a lead and how it was found; its bookings stay. Throws 404 `not_found`. */
export const deleteLead = async (desk: Desk, tenantId: TenantId, id: string): Promise<void> => {
  const lead = await getLead(desk.table, tenantId, id);
  const outcome = await desk.table.transact([
    { remove: keys.lead(tenantId, lead.leadId), when: isPresent },
    ...contactHashes(desk.signer, lead).map((hash) => ({ remove: keys.contact(tenantId, hash) })),
  ]);
  if (outcome.kind === 'contended') throw new AppError('busy', { retryAfterSec: 1 });
  if (outcome.kind === 'refused') throw new AppError('not_found');
};
