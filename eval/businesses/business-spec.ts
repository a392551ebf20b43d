import type { FaqEntry } from '../../shared/schemas/faq.ts';
import type { PostalAddress } from '../../shared/schemas/postal-address.ts';
import type { TenantCreate } from '../../shared/schemas/tenant.ts';

export interface ServiceSpec {
  readonly fr: string;
  readonly en: string;
  readonly minutes: number;
  /** In dollars; 0 is free, null is on quotation. */
  readonly price: number | null;
  /** Other words of its clients, as its owner has put them down. */
  readonly synonyms?: readonly string[];
  /** Keys of those who perform it; everybody when absent. */
  readonly people?: readonly string[];
}

/** Weekly opening of some weekdays; Sunday is 0. */
export interface HoursSpec {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** Local days on which the business, or one of its people, is away. */
export interface ClosureSpec {
  readonly from: string;
  readonly to?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly person?: string;
}

/** An appointment that somebody else made before the conversation; `at` is local: `2026-11-25T10:00`. */
export interface BookedSpec {
  readonly service: string;
  readonly person?: string;
  readonly at: string;
  readonly name: string;
  readonly email: string;
}

/** A business in which conversations take place: what a scenario calls `coupe` or `karim` is a key of this. */
export interface BusinessSpec {
  readonly tenant: TenantCreate & { readonly timezone: string };
  /** Null where visitors are not told. */
  readonly address: PostalAddress | null;
  readonly welcome: string;
  readonly services: Readonly<Record<string, ServiceSpec>>;
  /** Names of those who take bookings, by key; none where the business has one calendar. */
  readonly people: Readonly<Record<string, string>>;
  readonly hours: readonly HoursSpec[];
  readonly capacity?: number;
  /** Its questions and answers; none when absent. */
  readonly faq?: readonly FaqEntry[];
  readonly closures: readonly ClosureSpec[];
  readonly bookings: readonly BookedSpec[];
}
