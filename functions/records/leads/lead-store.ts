import { brandId, type ConversationId, type LeadId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Matter } from '../../../shared/domain/matter.ts';
import { LEAD_RETENTION_MS } from '../../../shared/domain/retention.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { Lead, LeadSource, LeadStatus } from '../../../shared/schemas/lead.ts';
import { found } from '../../kernel/app-error.ts';
import { allOf, type Condition, ifFieldAsRead, ifPresent } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';
import type { Contacts } from './contact.ts';

/** Further e-mails and phone numbers of one lead. */
export const MOST_OTHER_CONTACTS = 40;

/**
 * Of all these contacts, the most that visitors may leave unverified on one lead; further ones stay on their
 * bookings.
 */
export const MOST_UNVERIFIED = 10;

/** The most requests whose words a lead itself keeps while they wait; its timeline keeps all. */
export const MOST_WAITING = 20;

/** One request that nobody has answered. */
export interface WaitingWords {
  /** ISO instant. */
  readonly at: string;
  readonly matter?: Matter;
  readonly message: string;
}

export interface LeadItem extends Contacts, Versioned {
  readonly leadId: LeadId;
  readonly name: string | null;
  readonly message: string;
  readonly source: LeadSource;
  /** Of the first visit; never changed. */
  readonly utm?: Utm;
  readonly status: LeadStatus;
  /** Since when the oldest unanswered request waits, and the conversation in which it was left. */
  readonly requestedAt?: string;
  readonly requestedIn?: ConversationId;
  /** What the waiting request is about; absent for a plain one. */
  readonly matter?: Matter;
  /** The words that wait for an answer, in the order told: the newest where they are too many. */
  readonly requests?: readonly WaitingWords[];
  readonly note: string | null;
  /** The member responsible for it; kept when they leave, so that their leads can be found and given to another. */
  readonly ownerId?: string | null;
  /** What the team calls it; absent or empty when nothing. */
  readonly tags?: readonly string[];
  /** `MM-DD` or `YYYY-MM-DD`; absent or null when nobody noted it. */
  readonly birthday?: string | null;
  /** The leads merged into it: part of its timeline may still be stored under them until all of it is moved. */
  readonly mergedFrom?: readonly LeadId[];
  /** The lead merged into it last, and the name that one had. */
  readonly mergedName?: { readonly leadId: LeadId; readonly name: string };
  readonly createdAt: string;
  readonly lastActivityAt: string;
  /** Epoch seconds after which the lead counts as gone, even while its item still exists. */
  readonly expiresAt: number;
}

const others = (
  name: 'otherEmails' | 'otherPhones' | 'unverified' | 'tags',
  values: readonly string[] = [],
) => (values.length > 0 ? { [name]: [...values] } : {});

/** In one order of its fields, whoever stored them: an answer that is given again is the same to the byte. */
const shownWords = ({ at, matter, message }: WaitingWords): WaitingWords => ({
  at,
  ...(matter ? { matter } : {}),
  message,
});

export const toLead = (item: LeadItem): Lead => ({
  leadId: item.leadId,
  name: item.name,
  email: item.email,
  phone: item.phone,
  ...others('otherEmails', item.otherEmails),
  ...others('otherPhones', item.otherPhones),
  ...others('unverified', item.unverified),
  message: item.message,
  source: item.source,
  ...(item.utm ? { utm: item.utm } : {}),
  status: item.status,
  ...(item.requestedAt ? { requestedAt: item.requestedAt } : {}),
  ...(item.matter ? { matter: item.matter } : {}),
  ...(item.requests ? { requests: item.requests.map(shownWords) } : {}),
  note: item.note,
  ownerId: item.ownerId ?? null,
  ...others('tags', item.tags),
  ...(item.birthday ? { birthday: item.birthday } : {}),
  createdAt: item.createdAt,
  lastActivityAt: item.lastActivityAt,
  version: item.version,
});

export const findLead = (table: Table, tenantId: TenantId, leadId: string): Promise<LeadItem | undefined> =>
  table.get<LeadItem>(keys.lead(tenantId, brandId<LeadId>(leadId)));

/** One lead. Throws 404 `not_found`, also for another business's. */
export const getLead = async (table: Table, tenantId: TenantId, leadId: string): Promise<LeadItem> =>
  found(await findLead(table, tenantId, leadId));

/** Epoch seconds at which a lead expires when its last activity was at this instant. */
export const keptUntil = (at: string): number => Math.floor((Date.parse(at) + LEAD_RETENTION_MS) / 1000);

/** The fields of a stored lead that change with activity: its place in the list and its expiry. */
export const activity = (tenantId: TenantId, leadId: LeadId, at: string) => ({
  lastActivityAt: at,
  expiresAt: keptUntil(at),
  ...indexed.lead(tenantId, at, leadId),
});

/** The place of whoever has never been active, below everybody else. */
const NEVER = '0000-01-01T00:00:00.000Z';

/**
 * The same for somebody who is imported: kept as long as if they were active now, and listed below those who are, so
 * that a whole clientele hides no request and counts in no report.
 */
export const arrival = (tenantId: TenantId, leadId: LeadId, at: string) => ({
  ...activity(tenantId, leadId, at),
  ...indexed.lead(tenantId, NEVER, leadId),
});

/** By what a lead lies in the list: its last activity, if it had one. */
export const listedAt = ({ source, createdAt, lastActivityAt }: LeadItem): string =>
  source === 'import' && createdAt === lastActivityAt ? NEVER : lastActivityAt;

/** Requires that these fields of a lead have not changed since it was read. */
export const ifFieldsUnchanged = (lead: LeadItem, fields: ReadonlyArray<keyof LeadItem>): Condition =>
  allOf(ifPresent, ...fields.map((field) => ifFieldAsRead(field, lead[field])));

/** Every field that holds a lead's contacts. */
export const CONTACT_FIELDS = ['email', 'phone', 'otherEmails', 'otherPhones', 'unverified'] as const;
