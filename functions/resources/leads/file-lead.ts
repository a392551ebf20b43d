import { brandId, type LeadId } from '../../../shared/domain/ids.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import { distinctTags, MAX_TAGS } from '../../../shared/domain/tags.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { ifAbsent, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { reachesOf } from '../../records/leads/contact.ts';
import { type Claim, claimContact, readClaims } from '../../records/leads/contact-claims.ts';
import { leadMarkWrites, MARKED_FIELDS } from '../../records/leads/lead-marks.ts';
import {
  activity,
  arrival,
  CONTACT_FIELDS,
  findLead,
  ifFieldsUnchanged,
  type LeadItem,
  listedAt,
} from '../../records/leads/lead-store.ts';
import { wayWrites } from '../../records/leads/lead-ways.ts';
import { timelineWrite } from '../../records/leads/timeline-refs.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { known } from './known-contacts.ts';
import { reopened, requestOf } from './requests.ts';
import type { Visit } from './visit.ts';

/** The lead of a visit, and the writes that file it, for a transaction of its own or that of a booking. */
export interface Filing {
  readonly leadId: LeadId;
  readonly writes: readonly Write[];
}

/** The same, with what it was filed by. */
export interface Filed extends Filing {
  /** Whether the visit says anything that was not known. */
  readonly adds: boolean;
  /** The known lead, as it was before. */
  readonly lead?: LeadItem;
  readonly claims: readonly Claim[];
}

/** The campaign's non-empty fields. */
const utmOf = ({ utm = {} }: Visit) => {
  const given = Object.entries(utm).filter(([, value]) => value);
  return given.length > 0 ? { utm: Object.fromEntries(given) } : {};
};

/** Adds the conversation to the lead's timeline, once. */
const conversationLine = ({ tenantId, conversation }: Visit, leadId: LeadId): readonly Write[] => {
  if (!conversation || conversation.leadId === leadId) return [];
  const { conversationId, startedAt } = conversation;
  const moment = { at: startedAt, refId: conversationId };
  return [timelineWrite(tenantId, leadId, moment, { kind: 'conversation', conversationId })];
};

/**
 * A visitor's new lead is known by one contact, e-mail first; a second one stays unverified until a member accepts
 * it.
 */
const firstContacts = ({ typedBy }: Visit, all: readonly Claim[]) => {
  const claims = typedBy === 'member' ? all : all.slice(0, 1);
  return { claims, unverified: all.slice(claims.length).map(({ value }) => value) };
};

/** The event of a visit, which says whether a request waits since then; none of a quiet one. */
const told = (
  { tenantId, typedBy, isQuiet, now }: Visit,
  type: 'lead.created' | 'lead.updated',
  subjectId: LeadId,
  asks: boolean,
): readonly Write[] => {
  if (isQuiet) return [];
  const by = typedBy === 'visitor' ? 'visitor' : 'business';
  return [pendingEvent({ ...{ tenantId, type, subjectId, by }, ...(asks ? { asks } : {}) }, now)];
};

const newLead = (visit: Visit, all: readonly Claim[]): Filed => {
  const { tenantId, name, contact, message, source, byHand, now } = visit;
  const { claims, unverified } = firstContacts(visit, all);
  const leadId = brandId<LeadId>(visit.newLeadId);
  const at = toInstant(now);
  const item = {
    leadId,
    name,
    ...contact,
    ...(unverified.length > 0 ? { unverified } : {}),
    message,
    source,
    ...utmOf(visit),
    status: byHand?.status ?? 'new',
    ...requestOf(visit),
    note: byHand?.note || null,
    ownerId: byHand?.ownerId ?? null,
    ...(byHand?.tags?.length ? { tags: distinctTags(byHand.tags) } : {}),
    ...(byHand?.birthday ? { birthday: byHand.birthday } : {}),
    createdAt: at,
    version: 1,
    ...(visit.isQuiet ? arrival : activity)(tenantId, leadId, at),
  };
  return {
    ...{ leadId, adds: true, claims: all },
    writes: [
      { put: keys.lead(tenantId, leadId), item, when: ifAbsent },
      ...wayWrites(tenantId, leadId, null, item),
      ...leadMarkWrites(tenantId, null, item, listedAt(item)),
      ...claims.map((claim) => claimContact(tenantId, leadId, claim)),
      ...conversationLine(visit, leadId),
      ...told(visit, 'lead.created', leadId, 'requestedAt' in requestOf(visit)),
    ],
  };
};

/** A member's note goes below the one there is; typed again it stands once. Throws 400 where both are too long. */
const noteAfter = (lead: LeadItem, typed: string | undefined): Partial<Pick<LeadItem, 'note'>> => {
  if (!typed || `\n${lead.note ?? ''}\n`.includes(`\n${typed}\n`)) return {};
  const note = lead.note ? `${lead.note}\n${typed}` : typed;
  if (note.length > MAX.note) throw invalidField('note', `too_long:${MAX.note}`);
  return { note };
};

/** A member's tags are added to those there are. Throws 400 where they are too many. */
const tagsAfter = (
  { tags = [] }: LeadItem,
  typed: readonly string[] = [],
): Partial<Pick<LeadItem, 'tags'>> => {
  const after = distinctTags([...tags, ...typed]);
  if (after.length > MAX_TAGS) throw invalidField('tags', `too_many:${MAX_TAGS}`);
  return after.length === tags.length ? {} : { tags: after };
};

/** Fills only empty fields: nothing that somebody types replaces what the business knows. */
const filled = (lead: LeadItem, { name, message, byHand }: Visit) => ({
  ...(lead.name === null && name !== null ? { name } : {}),
  ...(lead.message === '' && message !== '' ? { message } : {}),
  ...noteAfter(lead, byHand?.note),
  ...tagsAfter(lead, byHand?.tags),
  ...(!lead.ownerId && byHand?.ownerId ? { ownerId: byHand.ownerId } : {}),
  ...(!lead.birthday && byHand?.birthday ? { birthday: byHand.birthday } : {}),
});

const FILLED_FIELDS = [
  'name',
  'message',
  'status',
  'note',
  'birthday',
  'requests',
  ...CONTACT_FIELDS,
] as const;

const knownLead = (visit: Visit, lead: LeadItem, claims: readonly Claim[]): Filed => {
  const { tenantId, now } = visit;
  const { leadId } = lead;
  const { claimed, changes } = known(lead, claims, visit.typedBy);
  const request = reopened(visit, lead);
  const fields = { ...filled(lead, visit), ...changes, ...request.set };
  const set = { ...fields, ...(visit.isQuiet ? {} : activity(tenantId, leadId, toInstant(now))) };
  const isChanged = Object.keys(fields).length > 0;
  return {
    ...{ leadId, lead, claims, adds: isChanged || claimed.length > 0 },
    writes: [
      {
        update: keys.lead(tenantId, leadId),
        set,
        unset: request.unset,
        // Requires that a filled field is still empty, so that two visits at once fill it once.
        when: ifFieldsUnchanged(lead, [
          ...MARKED_FIELDS,
          ...FILLED_FIELDS.filter((field) => field in fields),
        ]),
      },
      ...wayWrites(tenantId, leadId, lead, { ...lead, ...fields }),
      ...leadMarkWrites(
        tenantId,
        lead,
        { ...lead, ...set, ...request.answered },
        visit.isQuiet ? listedAt(lead) : toInstant(now),
      ),
      ...claimed.map((claim) => claimContact(tenantId, leadId, claim)),
      ...conversationLine(visit, leadId),
      ...request.writes,
      ...(isChanged ? told(visit, 'lead.updated', leadId, 'requestedAt' in request.set) : []),
    ],
  };
};

/** Nothing that is typed about somebody known changes what the business keeps of them, unless it asks for something. */
const mentioned = (visit: Visit, lead: LeadItem, claims: readonly Claim[]): Filed => {
  const { leadId } = lead;
  const isThere: Write = { check: keys.lead(visit.tenantId, leadId), when: ifPresent };
  return { ...{ leadId, lead, claims, adds: false }, writes: [isThere, ...conversationLine(visit, leadId)] };
};

/** Throws 409 `contact_in_use` where the contacts are two leads': filed under one, the other's would be dropped. */
const checkOneHolder = (claims: readonly Claim[]): void => {
  const holders = new Set(claims.flatMap(({ holder }) => holder?.leadId ?? []));
  if (holders.size > 1) throw new AppError('contact_in_use');
};

/**
 * Files a visit under the lead with the same e-mail, else with the same phone, else under a new one. When the two
 * contacts belong to two leads, the e-mail's lead is used and nothing is merged. `visit.otherwise` replaces a new lead.
 * When one belongs to no lead, only a member can add it to the lead, so that a visitor cannot link their own contact to
 * somebody else's lead. The contact items make this safe under concurrency: the later transaction is refused, and
 * filing again finds the first one's lead. Throws 400 for a note that is too long below the one of a known lead, and
 * for tags that are too many beside its own; 409 `contact_in_use` for `isOnePerson` with the contacts of two leads.
 */
export const fileLead = async (table: Table, signer: Signer, visit: Visit): Promise<Filed> => {
  const claims = await readClaims(table, visit.tenantId, reachesOf(signer, visit.contact));
  const { tenantId, otherwise } = visit;
  if (visit.isOnePerson) checkOneHolder(claims);
  const known = claims.find(({ holder }) => holder !== undefined)?.holder;
  const lead = known ?? (otherwise && (await findLead(table, tenantId, otherwise)));
  if (!lead) return newLead(visit, claims);
  return visit.asksNothing ? mentioned(visit, lead, claims) : knownLead(visit, lead, claims);
};
