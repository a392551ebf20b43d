import type { InferType } from 'yup';
import { readBirthday } from '../domain/birthday.ts';
import { MAX } from '../domain/limits.ts';
import { MATTERS } from '../domain/matter.ts';
import { MAX_TAG, MAX_TAGS } from '../domain/tags.ts';
import {
  array,
  boolean,
  email,
  id,
  listQuery,
  nextCursor,
  number,
  object,
  phone,
  string,
  text,
  version,
} from './fields.ts';
import { optionalUtm } from './utm.ts';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export const LEAD_SOURCES = ['chat', 'widget', 'form', 'manual', 'walk_in', 'api', 'import'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** `MM-DD`, or `YYYY-MM-DD` where the year is known. */
const birthday = () =>
  string().test(
    'birthday',
    'birthday',
    (value) => value === undefined || value === null || readBirthday(value) !== undefined,
  );

const fields = {
  name: text(1, MAX.name),
  email: email(),
  phone: phone(),
  message: text(0, MAX.message),
  status: string().oneOf(LEAD_STATUSES),
  note: text(0, MAX.note),
  /** The member responsible for it. */
  ownerId: id(),
  /** What the team calls it; two that differ only in case or accents are one. */
  tags: array(text(1, MAX_TAG).required()).max(MAX_TAGS),
  /** Taken only where the business notes birthdays. */
  birthday: birthday(),
};

export const leadCreate = object({
  ...fields,
  source: string().oneOf(['manual', 'api'] as const),
}).noUnknown();

export const leadPatch = object({
  ...fields,
  name: fields.name.nullable(),
  email: fields.email.nullable(),
  phone: fields.phone.nullable(),
  note: fields.note.nullable(),
  ownerId: fields.ownerId.nullable(),
  birthday: fields.birthday.nullable(),
  /** Marks the waiting request as answered, whatever the status. */
  answered: boolean().oneOf([true]),
  version: version().required(),
}).noUnknown();

/** The lead that is merged into the one in the path. */
export const leadMerge = object({ leadId: id().required() }).noUnknown();

/** A member's verdict on an unverified contact of a lead. */
export const leadContactJudged = object({
  contact: text(1, MAX.email).required(),
  verdict: string()
    .oneOf(['accept', 'refuse'] as const)
    .required(),
}).noUnknown();

export const lead = object({
  leadId: id().required(),
  name: string().nullable().defined(),
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
  /** Further contacts of the same person; absent when there are none. */
  otherEmails: array(string().required()),
  otherPhones: array(string().required()),
  /** The contacts that a visitor typed and no member has verified; absent when there are none. */
  unverified: array(string().required()),
  message: string().defined(),
  source: string().oneOf(LEAD_SOURCES).required(),
  /** Of the first visit; absent when it came by no campaign. */
  utm: optionalUtm(),
  status: string().oneOf(LEAD_STATUSES).required(),
  /** Since when a request waits for an answer; absent when none does. */
  requestedAt: string(),
  /** What the waiting request is about; absent when none waits, or for a plain one. */
  matter: string().oneOf(MATTERS),
  /** What was asked since then, in the order told and as written; absent when nothing waits. The timeline keeps all. */
  requests: array(
    object({ at: string().required(), matter: string().oneOf(MATTERS), message: string().required() })
      .noUnknown()
      .required(),
  ),
  note: string().nullable().defined(),
  /** A member's id; they may have left since. */
  ownerId: string().nullable().defined(),
  /** Absent when there are none. */
  tags: array(string().required()),
  /** Absent when it is not known; no webhook is told it. */
  birthday: string(),
  createdAt: string().required(),
  lastActivityAt: string().required(),
  /** When the last appointment that was neither cancelled nor missed begins; in the list sorted by it. */
  lastBookingAt: string(),
  version: number().required(),
}).noUnknown();

export const leadList = object({
  leads: array(lead.required()).required(),
  ...nextCursor,
}).noUnknown();

/** Orders other than that of the last activity; `-` is the other way round. */
export const LEAD_SORTS = [
  ...(['name', '-name', 'createdAt', '-createdAt'] as const),
  /** Only those who have had an appointment or have one ahead, by the beginning of the last. */
  ...(['lastBookingAt', '-lastBookingAt'] as const),
] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/**
 * `q`: a name from any of its words on, an e-mail or its beginning, a phone number or at least its last four digits.
 * What is sought, sorted, of a tag or of a source is asked for alone; a status, or what waits, may be that of an owner.
 */
export const leadQuery = object({
  ...listQuery,
  q: text(1, MAX.search),
  sort: string().oneOf(LEAD_SORTS),
  status: fields.status,
  /** Only leads with an unanswered request. */
  waiting: string().oneOf(['true'] as const),
  ownerId: fields.ownerId,
  tag: text(1, MAX_TAG),
  source: string().oneOf(LEAD_SOURCES),
}).noUnknown();

/** The beginning of an e-mail or of a name's word, or the end of a phone number. */
export const leadSearch = object({ q: text(1, MAX.search).required() }).noUnknown();

export const leadsFound = object({
  leads: array(lead.required()).required(),
  /** Present and true when there are others. */
  isMore: boolean(),
}).noUnknown();

/** The tags that leads have, in the order of their letters. */
export const leadTags = object({
  tags: array(string().required()).required(),
  /** Present and true when there are others. */
  isMore: boolean(),
}).noUnknown();

/** A tag that leads have, and what it is called from now on, or null for nothing. */
export const tagChange = object({
  tag: text(1, MAX_TAG).required(),
  to: text(1, MAX_TAG).nullable().defined(),
  cursor: listQuery.cursor,
}).noUnknown();

/** How many leads were changed, and the cursor with which the walk goes on; absent at its end. */
export const tagChanged = object({ changed: number().required(), cursor: string() }).noUnknown();

/** What a client's bookings came to. */
export const leadVisits = object({
  visits: number().required(),
  noShows: number().required(),
  cancelled: number().required(),
  upcoming: number().required(),
  lastVisitAt: string().nullable().defined(),
  nextAt: string().nullable().defined(),
  /** The prices of visits, for each currency. */
  revenue: array(
    object({ currency: string().required(), amount: number().required() }).noUnknown().required(),
  ).required(),
  /** Present and true when older bookings were not counted. */
  isPartial: boolean(),
}).noUnknown();

export type Lead = InferType<typeof lead>;
export type LeadVisits = InferType<typeof leadVisits>;
export type LeadCreate = InferType<typeof leadCreate>;
export type LeadContactJudged = InferType<typeof leadContactJudged>;
export type TagChange = InferType<typeof tagChange>;
export type TagChanged = InferType<typeof tagChanged>;
export type LeadPatch = InferType<typeof leadPatch>;
