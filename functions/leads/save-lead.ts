import type { LeadId, TenantId } from '../../shared/domain/ids.ts';
import type { LeadCreate, LeadPatch } from '../../shared/schemas/lead.ts';
import { AppError } from '../kernel/app-error.ts';
import { toInstant } from '../kernel/clock.ts';
import { allOf, fieldIs, isPresent } from '../kernel/condition.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { keys } from '../kernel/keys.ts';
import { raceRetry, untilSettled } from '../kernel/retry.ts';
import type { Write } from '../kernel/write.ts';
import { type Contact, contactHashes, normaliseContact } from './contact.ts';
import { type Claim, claimContact, readClaims, releaseContact } from './contact-claims.ts';
import { fileLead, type Visit } from './file-lead.ts';
import { activity, findLead, getLead, type LeadItem } from './lead-store.ts';

type Desk = Pick<Kernel, 'table' | 'signer'>;

/**
 * Records what somebody asked for, under the lead that his e-mail or phone names or under a new one.
 * Throws 503 `busy` when others kept writing the same lead.
 */
export const recordVisit = async ({ table, signer }: Desk, visit: Visit): Promise<LeadId> => {
  const leadId = await untilSettled(raceRetry, async () => {
    const made = await findLead(table, visit.tenantId, visit.newLeadId, visit.now);
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
  return getLead(desk.table, tenantId, leadId, now);
};

/** The writes by which a lead's ways of being reached change. Throws 409 `contact_in_use`. */
const contactChanges = async (
  { table, signer }: Desk,
  tenantId: TenantId,
  lead: LeadItem,
  after: Contact,
  now: number,
): Promise<readonly Write[]> => {
  const [old, next] = [contactHashes(signer, lead), contactHashes(signer, after)];
  const claims = await readClaims(table, tenantId, [...new Set([...old, ...next])], now);
  const isMine = ({ holder }: Claim) => holder?.leadId === lead.leadId;
  const wanted = claims.filter(({ hash }) => next.includes(hash) && !old.includes(hash));
  if (wanted.some((claim) => claim.holder && !isMine(claim))) throw new AppError('contact_in_use');
  const claimed = wanted.filter((claim) => !isMine(claim));
  const released = claims.filter((claim) => isMine(claim) && !next.includes(claim.hash));
  return [
    ...claimed.map((claim) => claimContact(tenantId, lead.leadId, claim)),
    ...released.map(({ hash }) => releaseContact(tenantId, lead.leadId, hash)),
  ];
};

/** The contact that a patch leaves a lead with: what it does not name stays. */
const contactAfter = (lead: LeadItem, patch: LeadPatch): Contact => {
  const { email, phone } = normaliseContact(patch);
  return {
    email: patch.email === undefined ? lead.email : email,
    phone: patch.phone === undefined ? lead.phone : phone,
  };
};

/** Saves what a patch names. Throws 404 `not_found`, 409 `contact_in_use` when the new contact is another lead's. */
export const updateLead = async (
  desk: Desk,
  tenantId: TenantId,
  id: string,
  patch: LeadPatch,
  now: number,
): Promise<LeadItem> => {
  const saved = await untilSettled(raceRetry, async () => {
    const lead = await getLead(desk.table, tenantId, id, now);
    const contact = contactAfter(lead, patch);
    const set = { ...patch, ...contact, ...activity(tenantId, lead.leadId, toInstant(now)) };
    const isAsRead = allOf(isPresent, fieldIs('email', lead.email), fieldIs('phone', lead.phone));
    const outcome = await desk.table.transact([
      { update: keys.lead(tenantId, lead.leadId), set, when: isAsRead },
      ...(await contactChanges(desk, tenantId, lead, contact, now)),
    ]);
    return outcome.kind === 'committed' ? lead : undefined;
  });
  if (!saved) throw new AppError('busy', { retryAfterSec: 1 });
  return getLead(desk.table, tenantId, id, now);
};

/** The writes by which a lead goes, and with it every contact that leads to it. */
const removal = async ({ table, signer }: Desk, tenantId: TenantId, lead: LeadItem, now: number) => {
  const claims = await readClaims(table, tenantId, contactHashes(signer, lead), now);
  return [
    { remove: keys.lead(tenantId, lead.leadId), when: isPresent },
    ...claims
      .filter(({ holder }) => holder?.leadId === lead.leadId)
      .map(({ hash }) => releaseContact(tenantId, lead.leadId, hash)),
  ];
};

/** Forgets a lead and how it was found; its bookings stay. Throws 404 `not_found`. */
export const deleteLead = async (desk: Desk, tenantId: TenantId, id: string, now: number): Promise<void> => {
  await getLead(desk.table, tenantId, id, now);
  const isGone = await untilSettled(raceRetry, async () => {
    const lead = await findLead(desk.table, tenantId, id, now);
    if (!lead) return true;
    const outcome = await desk.table.transact(await removal(desk, tenantId, lead, now));
    return outcome.kind === 'committed' || undefined;
  });
  if (!isGone) throw new AppError('busy', { retryAfterSec: 1 });
};
