import type { PublicPerson } from '../../shared/schemas/public-site.ts';
import type { BusinessService } from './contract.ts';
import type { ShownSlot } from './conversation.ts';
import type { DayHours } from './fact-acts.ts';
import type { When } from './frame.ts';

/** What an offer is for, said back with it so that a misunderstanding shows. */
export interface WishSaid {
  readonly service?: BusinessService;
  /** Any of them. */
  readonly persons: readonly PublicPerson[];
  readonly notPersons: readonly PublicPerson[];
  /** Any of these times, each with its own people where they are paired. */
  readonly options: readonly When[];
  readonly excepts: readonly When[];
  readonly prefers?: 'soonest' | 'latest';
  /** For whom it is, as written, where it is one of several. */
  readonly forWhom?: string;
  /** What is wished for at once with it. */
  readonly besides?: ReadonlyArray<Pick<WishSaid, 'service' | 'persons' | 'forWhom'>>;
  /** `as_booked`: as they lie that are moved at once. */
  readonly arrangement?: 'in_a_row' | 'together' | 'as_booked';
  /** As a series: every so many weeks, so many times in all. */
  readonly repeats?: { readonly weeks: number; readonly times: number };
}

/** An appointment as it would be booked. */
export interface Proposal {
  readonly service?: BusinessService;
  readonly person?: PublicPerson;
  /** A whole basket tells all of its appointments itself. */
  readonly slot: ShownSlot;
}

/** Why an offer is not simply what was asked; `as_wished` when it is. */
export type Fit =
  | 'as_wished'
  | 'others'
  | 'nearest'
  /** Not all at the same time, but one after the other. */
  | 'apart'
  | 'past'
  | 'beyond'
  | 'taken'
  /** Less notice is left than the business asks for. */
  | 'too_soon'
  | 'expired'
  | 'not_offered';

/** What is said while a time is looked for. */
export type OfferAct =
  | {
      readonly kind: 'offered';
      readonly wish: WishSaid;
      readonly fit: Fit;
      readonly slots: readonly ShownSlot[];
      /** Words about time that were not understood: the offer does not take them into account, and says so. */
      readonly unread: readonly string[];
      /** The last date that can be booked. */
      readonly lastDate: string;
    }
  /** One moment is put forward: the one asked for, or the soonest. */
  | { readonly kind: 'proposed'; readonly proposal: Proposal; readonly wish: WishSaid }
  | { readonly kind: 'nothing_free'; readonly wish: WishSaid; readonly lastDate: string }
  /** Nothing is free at the only times that the visitor wants: others are looked for if they say so. */
  | { readonly kind: 'nothing_then'; readonly wish: WishSaid }
  | { readonly kind: 'closed_on'; readonly days: readonly DayHours[] }
  | { readonly kind: 'person_full'; readonly person: PublicPerson }
  /** The visitor refused everybody who performs the service. */
  | {
      readonly kind: 'nobody_else_performs';
      readonly service: BusinessService;
      readonly people: readonly PublicPerson[];
    }
  | { readonly kind: 'no_more'; readonly earlier: boolean }
  | { readonly kind: 'chosen'; readonly proposal: Proposal }
  | {
      readonly kind: 'ask_service';
      readonly services: readonly BusinessService[];
      readonly isUnsure: boolean;
      /** What is known of the wish; only the service is missing. */
      readonly wish?: WishSaid;
      /** Words about time that were not understood. */
      readonly unread?: readonly string[];
    }
  /** A length was asked for that none of these has. */
  | {
      readonly kind: 'length_not_offered';
      readonly minutes: number;
      readonly services: readonly BusinessService[];
    }
  | { readonly kind: 'ask_which_slot' }
  /** Words about time that nobody could read: they are said back, and asked about. */
  | { readonly kind: 'ask_time'; readonly unread: readonly string[]; readonly wish: WishSaid }
  | { readonly kind: 'ask_look' };
