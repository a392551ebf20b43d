import type { LeadId } from '../../../shared/domain/ids.ts';
import { distinctTags, MAX_TAGS } from '../../../shared/domain/tags.ts';
import { isWaiting } from '../../../shared/domain/waiting.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { knownBy } from '../../records/leads/contact.ts';
import { type LeadItem, MOST_OTHER_CONTACTS, MOST_WAITING } from '../../records/leads/lead-store.ts';

/** The most leads that may be merged into one. */
const MOST_MERGED = 50;

/** Each value once, without the one that is shown. */
const distinct = (values: ReadonlyArray<string | null>, shown: string | null): readonly string[] => [
  ...new Set(values.flatMap((value) => (value === null || value === shown ? [] : [value]))),
];

/** The contacts of a merged lead that neither lead is known by stay unverified. */
const unverifiedOf = (lead: LeadItem, other: LeadItem): readonly string[] => {
  const known = [lead, other].flatMap((one) => Object.values(knownBy(one)).flat());
  const typed = new Set([...(lead.unverified ?? []), ...(other.unverified ?? [])]);
  return [...typed].filter((value) => !known.includes(value));
};

/** The earlier of two unanswered requests, with the words of both. */
const requestAfter = (
  ...leads: readonly LeadItem[]
): Pick<LeadItem, 'requestedAt' | 'requestedIn' | 'matter' | 'requests'> => {
  const [first] = leads
    .filter(isWaiting)
    .toSorted((a, b) => Date.parse(a.requestedAt ?? '') - Date.parse(b.requestedAt ?? ''));
  if (!first) return {};
  const requests = leads
    .flatMap((lead) => lead.requests ?? [])
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(-MOST_WAITING);
  const { requestedAt, requestedIn, matter } = first;
  return {
    ...(requestedAt ? { requestedAt } : {}),
    ...(requestedIn ? { requestedIn } : {}),
    ...(matter ? { matter } : {}),
    ...(requests.length > 0 ? { requests } : {}),
  };
};

/** The fields of a lead that change when another is merged into it. */
export type MergedFields = Partial<LeadItem> &
  Pick<LeadItem, 'name'> & { readonly mergedFrom: readonly LeadId[] };

/**
 * The fields of a lead after another was merged into it: its own value where it has one, else the other's, all
 * contacts of both, and the earlier first visit. Throws 409 `limit_reached`.
 */
export const mergedLead = (lead: LeadItem, other: LeadItem): MergedFields => {
  const [first, second] = other.createdAt < lead.createdAt ? [other, lead] : [lead, other];
  const email = lead.email ?? other.email;
  const phone = lead.phone ?? other.phone;
  const otherEmails = distinct(
    [...(lead.otherEmails ?? []), other.email, ...(other.otherEmails ?? [])],
    email,
  );
  const otherPhones = distinct(
    [...(lead.otherPhones ?? []), other.phone, ...(other.otherPhones ?? [])],
    phone,
  );
  const mergedFrom = [...(lead.mergedFrom ?? []), other.leadId, ...(other.mergedFrom ?? [])];
  if (otherEmails.length + otherPhones.length > MOST_OTHER_CONTACTS)
    throw limitReached('contacts', MOST_OTHER_CONTACTS);
  if (mergedFrom.length > MOST_MERGED) throw limitReached('merged_leads', MOST_MERGED);
  const tags = distinctTags([...(lead.tags ?? []), ...(other.tags ?? [])]);
  if (tags.length > MAX_TAGS) throw limitReached('tags', MAX_TAGS);
  const birthday = lead.birthday ?? other.birthday;
  const unverified = unverifiedOf(lead, other);
  const utm = first.utm ?? second.utm;
  return {
    name: lead.name ?? other.name,
    email,
    phone,
    ...(otherEmails.length > 0 ? { otherEmails } : {}),
    ...(otherPhones.length > 0 ? { otherPhones } : {}),
    ...(lead.unverified || unverified.length > 0 ? { unverified } : {}),
    message: lead.message || other.message,
    note: lead.note || other.note,
    ownerId: lead.ownerId ?? other.ownerId ?? null,
    ...(tags.length > 0 ? { tags } : {}),
    ...(birthday ? { birthday } : {}),
    source: first.source,
    ...(utm ? { utm } : {}),
    ...requestAfter(lead, other),
    createdAt: first.createdAt,
    mergedFrom,
  };
};

/** What would be lost of a merged lead: its values for fields where the other had its own. */
export const leftOver = (lead: LeadItem, other: LeadItem) => {
  const isLost = (field: 'name' | 'message' | 'note' | 'birthday'): boolean =>
    Boolean(other[field]) && Boolean(lead[field]) && other[field] !== lead[field];
  const noted = [isLost('note') ? other.note : null, isLost('birthday') ? other.birthday : null];
  const note = noted.filter(Boolean).join('\n');
  return {
    ...(isLost('name') && other.name ? { name: other.name } : {}),
    ...(isLost('message') ? { message: other.message } : {}),
    ...(note ? { note } : {}),
  };
};
