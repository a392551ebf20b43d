import type { InferType } from 'yup';
import { DEFAULT_BOOKING_POLICY } from '../../../shared/domain/booking-policy.ts';
import type { CalendarId, TenantId } from '../../../shared/domain/ids.ts';
import type { Industry } from '../../../shared/domain/industries.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { PersonColour } from '../../../shared/domain/person-colours.ts';
import type { Plan } from '../../../shared/domain/plans.ts';
import type { PostalAddress } from '../../../shared/domain/postal-address.ts';
import { RETENTION_DAYS } from '../../../shared/domain/retention.ts';
import type { SubscriptionStatus } from '../../../shared/domain/subscription.ts';
import type { privacyContact, Tenant } from '../../../shared/schemas/tenant.ts';
import { found } from '../../kernel/app-error.ts';
import { allOf, type Condition, ifFieldAbsent, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';
import type { Profile } from '../profile.ts';

/** A plan that was paid for, with its subscription's state: all that anything but billing needs. */
export interface PaidPlan {
  readonly plan: Plan;
  /** ISO instant up to which the plan may be used, grace included. */
  readonly until: string;
  readonly status: SubscriptionStatus;
  readonly currentPeriodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
}

/** One member's calendar, stored with the business because it changes the business's rules. */
export interface PersonalCalendar {
  readonly calendarId: CalendarId;
  /** How visitors read it. */
  readonly name: string;
  readonly title?: string | null;
  readonly translations?: Profile['translations'];
  readonly colour: PersonColour;
  readonly active: boolean;
}

/** The calendars on which a business takes bookings: its own one, or its members'. */
export type CalendarKind = 'main' | 'members';

/** When the calendars of one kind replaced those of the other. */
export interface Changeover {
  readonly to: CalendarKind;
  /** ISO instant. */
  readonly at: string;
}

/** The calendar of a former member; bookings on it may still be ahead. */
export interface FormerCalendar {
  readonly calendarId: CalendarId;
  /** The name that visitors last read; absent when they never could. */
  readonly name?: string;
  /** ISO instant. */
  readonly removedAt: string;
}

/** A business as it is stored. Policy fields are absent until somebody sets them. */
export interface TenantItem extends Versioned {
  readonly tenantId: TenantId;
  readonly name: string;
  readonly industry: Industry;
  readonly phone: string | null;
  readonly timezone: string;
  readonly language: Language;
  readonly slotMinutes?: number;
  readonly horizonDays?: number;
  readonly minNoticeMin?: number;
  readonly cutOffHours?: number;
  readonly maxPerContact?: number;
  readonly maxPerAddressDay?: number;
  readonly maxGapMin?: number;
  /** Grows with each change that affects the agenda's offers. */
  readonly rulesVersion: number;
  readonly nextRefreshAt: string;
  /** The refresh partition of the index in which this business is planned. */
  readonly refreshShard: number;
  readonly createdAt: string;
  readonly trialEndsAt: string;
  /** What it has paid for, as Stripe's webhooks reported; absent when nobody has ever paid. */
  readonly paid?: PaidPlan;
  /** Grows when the calendar feed's addresses are revoked; absent while they never were. */
  readonly feedVersion?: number;
  /** The request that raised it last. */
  readonly feedRotationId?: string;
  readonly conversationRetentionDays?: number;
  readonly privacyContact?: PrivacyContact | null;
  /** Where it is; absent or null until somebody says so. */
  readonly address?: PostalAddress | null;
  /** Whether its team may note the birthdays of clients; absent until somebody switches it on. */
  readonly notesBirthdays?: boolean;
  /** Set once its owner has closed it: it counts as gone, and is deleted at `deleteAt`. Both are ISO instants. */
  readonly closedAt?: string;
  readonly deleteAt?: string;
  /** Calendars of the members who take bookings, or did; stored here because every offer depends on them. */
  readonly calendars?: readonly PersonalCalendar[];
  /** The last time that a change made by a member replaced one kind of calendars by the other; absent if never. */
  readonly changeover?: Changeover;
  /** Calendars of former members who took bookings. */
  readonly formerCalendars?: readonly FormerCalendar[];
}

export type PrivacyContact = InferType<typeof privacyContact>;

/** Days for which a business keeps its conversations. */
export const retentionDaysOf = ({ conversationRetentionDays }: TenantItem): number =>
  conversationRetentionDays ?? RETENTION_DAYS.usual;

/** How a business takes bookings: its own settings, and the product's defaults for the rest. */
export const bookingPolicyOf = (item: TenantItem) => ({
  slotMinutes: item.slotMinutes ?? DEFAULT_BOOKING_POLICY.slotMinutes,
  horizonDays: item.horizonDays ?? DEFAULT_BOOKING_POLICY.horizonDays,
  minNoticeMin: item.minNoticeMin ?? DEFAULT_BOOKING_POLICY.minNoticeMin,
  cutOffHours: item.cutOffHours ?? DEFAULT_BOOKING_POLICY.cutOffHours,
  maxPerContact: item.maxPerContact ?? DEFAULT_BOOKING_POLICY.maxPerContact,
  maxPerAddressDay: item.maxPerAddressDay ?? DEFAULT_BOOKING_POLICY.maxPerAddressDay,
  maxGapMin: item.maxGapMin ?? DEFAULT_BOOKING_POLICY.maxGapMin,
});

export const toTenant = (item: TenantItem): Tenant => ({
  tenantId: item.tenantId,
  name: item.name,
  industry: item.industry,
  phone: item.phone,
  timezone: item.timezone,
  language: item.language,
  booking: bookingPolicyOf(item),
  conversationRetentionDays: retentionDaysOf(item),
  privacyContact: item.privacyContact ?? null,
  address: item.address ?? null,
  ...(item.notesBirthdays ? { notesBirthdays: true } : {}),
  version: item.version,
});

/** The business; undefined when it does not exist or was closed. */
export const findTenant = async (table: Table, tenantId: TenantId): Promise<TenantItem | undefined> => {
  const item = await table.get<TenantItem>(keys.tenant(tenantId));
  return item?.closedAt === undefined ? item : undefined;
};

/** The same. Throws 404 `not_found`. */
export const getTenant = async (table: Table, tenantId: TenantId): Promise<TenantItem> =>
  found(await findTenant(table, tenantId));

/** Requires that the business has not been closed. */
export const ifOpen: Condition = allOf(ifPresent, ifFieldAbsent('closedAt'));

/** Part of any transaction that changes what the agenda's offers depend on. */
export const raiseRulesVersion = (
  tenantId: TenantId,
  set: Partial<TenantItem> = {},
  add: Readonly<Record<string, number>> = {},
) => ({
  update: keys.tenant(tenantId),
  set,
  add: { rulesVersion: 1, ...add },
  when: ifOpen,
});

/**
 * Part of any transaction by which somebody edits what `toTenant` shows: one more version of it. The item is written by
 * much else, payments and calendars for instance, whose writes leave the version as it is.
 */
export const editTenant = (tenantId: TenantId, set: Partial<TenantItem>) =>
  raiseRulesVersion(tenantId, set, { version: 1 });
