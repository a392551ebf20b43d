import type { TenantId } from '../../../shared/domain/ids.ts';
import { distinctTags } from '../../../shared/domain/tags.ts';
import type { LeadCreate, LeadPatch } from '../../../shared/schemas/lead.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import type { ActingMember } from '../../kernel/identity/acting-member.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { ANSWER, NO_ANSWER } from '../../records/leads/answered-request.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { leadMarkWrites } from '../../records/leads/lead-marks.ts';
import { activity, getLead, type LeadItem, toLead } from '../../records/leads/lead-store.ts';
import { forgetUnused, tagsWithout } from '../../records/leads/lead-tags.ts';
import { wayWrites } from '../../records/leads/lead-ways.ts';
import { timelineWrite } from '../../records/leads/timeline-refs.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { requireBirthdays } from './birthdays.ts';
import { contactChanges, contactsAfter } from './contact-changes.ts';
import { ownerCheck } from './owner-of.ts';
import { recordVisit } from './record-visit.ts';
import { answers } from './requests.ts';

/**
 * Creates a lead by hand. If one has the same e-mail or phone, that lead is updated instead: what it lacks is filled,
 * the note goes below its own, and its status stays. Throws 400 for an owner who is not a member and for notes that are
 * too long together, 409 `contact_in_use` when its e-mail and its phone are two leads', 503 `busy`.
 */
export const createLead = async (
  ports: SignedTable,
  tenantId: TenantId,
  newLeadId: string,
  body: LeadCreate,
  now: number,
): Promise<LeadItem> => {
  const { status, note, ownerId, tags, birthday } = body;
  await requireBirthdays(ports.table, tenantId, birthday);
  const visit = {
    ...{ tenantId, newLeadId, now },
    typedBy: 'member',
    isOnePerson: true,
    name: body.name ?? null,
    contact: normaliseContact(body),
    message: body.message ?? '',
    source: body.source ?? 'manual',
    byHand: { status, note, ownerId, tags, birthday },
  } as const;
  const leadId = await recordVisit(ports, visit, () => ownerCheck(ports.table, tenantId, ownerId));
  return getLead(ports.table, tenantId, leadId);
};

/** The line of a status change in the lead's timeline. */
const statusChange = (
  tenantId: TenantId,
  { leadId, status: from }: LeadItem,
  { status: to }: Pick<LeadPatch, 'status'>,
  { memberId, mint, now }: ActingMember,
): readonly Write[] => {
  if (!to || to === from) return [];
  const moment = { at: toInstant(now), refId: mint('status') };
  return [timelineWrite(tenantId, leadId, moment, { kind: 'status', from, to, by: memberId })];
};

/**
 * Saves the fields of a patch; any status may follow any other. Throws 404 `not_found`, 400 for an owner who is not a
 * member or a birthday that the business does not note, 409 `contact_in_use` when the new contact is another lead's,
 * 409 `changed_meanwhile` with the current lead, 503 `busy`.
 */
export const updateLead = async (
  ports: SignedTable,
  tenantId: TenantId,
  id: string,
  { version, answered, ...patch }: LeadPatch,
  hand: ActingMember,
): Promise<LeadItem> => {
  const { now, mint } = hand;
  const savedUnder = mint('save');
  await requireBirthdays(ports.table, tenantId, patch.birthday);
  let lost: readonly string[] = [];
  await settledOrBusy(async () => {
    const lead = await getLead(ports.table, tenantId, id);
    if (isSavedBy({ version, savedUnder }, lead, toLead(lead))) return true;
    const { leadId } = lead;
    const contacts = contactsAfter(lead, patch);
    const name = patch.name === undefined ? lead.name : patch.name;
    const newOwner = patch.ownerId === lead.ownerId ? null : patch.ownerId;
    const { unset, answered: without } = answers({ answered, status: patch.status }) ? ANSWER : NO_ANSWER;
    const listed = {
      status: patch.status ?? lead.status,
      ownerId: patch.ownerId === undefined ? lead.ownerId : patch.ownerId,
      tags: patch.tags === undefined ? lead.tags : distinctTags(patch.tags),
      ...activity(tenantId, leadId, toInstant(now)),
    };
    lost = tagsWithout(lead.tags, listed.tags);
    return tryWrites(ports.table, [
      {
        update: keys.lead(tenantId, leadId),
        set: { ...patch, ...contacts, ...listed, savedUnder },
        unset,
        when: ifUnchanged(lead),
      },
      ...wayWrites(tenantId, leadId, lead, { ...lead, ...contacts, name }),
      ...leadMarkWrites(tenantId, lead, { ...lead, name, ...listed, ...without }),
      ...(await contactChanges(ports, tenantId, lead, contacts)),
      ...(await ownerCheck(ports.table, tenantId, newOwner)),
      ...statusChange(tenantId, lead, patch, hand),
      pendingEvent({ tenantId, type: 'lead.updated', subjectId: leadId }, now),
    ]);
  });
  await forgetUnused(ports.table, tenantId, lost);
  return getLead(ports.table, tenantId, id);
};
