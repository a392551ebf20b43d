import type { Language } from '../../shared/domain/language.ts';
import type { Matter } from '../../shared/domain/matter.ts';
import type { MissedSeries } from '../../shared/schemas/basket-booking.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { BusinessService } from './contract.ts';
import type { FactAct } from './fact-acts.ts';
import type { Danger } from './frame.ts';
import type { OfferAct, Proposal, WishSaid } from './offer-acts.ts';
import type { RefusalReason } from './ports.ts';

/** What is still missing to book or to answer somebody. */
export interface Missing {
  readonly name: boolean;
  readonly contact: boolean;
}

/**
 * Why appointments that were booked at once cannot be moved at once: they no longer lie as they were booked, one of them
 * can no longer be changed, somebody else or another service is asked for, or no time is free for all of them.
 */
export type NotTogether = 'apart' | 'closed' | 'otherwise' | 'none_free';

/**
 * What one message came to: what was found, done, told or asked, in the order in which it is to be said. Records, never
 * words. `booked`, `moved` and `cancelled` exist only after the port has committed.
 */
export type Act =
  // Courtesy
  | { readonly kind: 'hello' }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'capabilities' }
  | { readonly kind: 'identity' }
  | { readonly kind: 'thanks' }
  /** `until`: the day of the next appointment that was booked here. */
  | {
      readonly kind: 'bye';
      readonly isThanked?: boolean;
      readonly until?: { readonly date: string; readonly inDays: number };
    }
  | { readonly kind: 'in_this_language'; readonly language: Language }
  | { readonly kind: 'noted' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'anything_else' }
  | { readonly kind: 'calm' }
  /** Who only asks is told that nothing will be booked. */
  | { readonly kind: 'books_nothing' }
  | { readonly kind: 'take_your_time' }
  | { readonly kind: 'not_understood'; readonly misses: number }
  /** What they say is not understood, and was not before; `isPersonNear`: how a person is reached is told with it. */
  | { readonly kind: 'lost'; readonly isPersonNear: boolean }
  | FactAct
  | OfferAct
  // Booking
  | { readonly kind: 'ask_details'; readonly missing: Missing; readonly why: 'book' | 'callback' | 'answer' }
  | {
      readonly kind: 'ask_confirm';
      readonly proposal: Proposal;
      readonly name?: string;
      readonly isAnother: boolean;
    }
  | {
      readonly kind: 'booked';
      readonly booking: PublicBooking;
      readonly service?: BusinessService;
      readonly name: string;
      /** The name of whoever writes, where it is known. */
      readonly greets?: string;
      /** Where its confirmation goes; null where none is sent. */
      readonly confirmedTo?: string | null | undefined;
      /** They accepted SMS about it. */
      readonly isSms: boolean;
      /** For whom it is, as written, where it is one of several. */
      readonly forWhom?: string;
      /** What the team reads with it, as written. */
      readonly notes?: readonly string[];
      /** Where the record is not what was agreed: what differs. Nothing is then called confirmed as agreed. */
      readonly differs: ReadonlyArray<'start' | 'service' | 'person'>;
    }
  /** Several at once, in the order in which they were offered. */
  | {
      readonly kind: 'basket_booked';
      readonly bookings: readonly [PublicBooking, ...PublicBooking[]];
      /** For whom each is, as written, in the order of the bookings. */
      readonly forWhom?: readonly (string | undefined)[];
      readonly name: string;
      readonly greets?: string;
      readonly confirmedTo?: string | null | undefined;
      readonly isSms: boolean;
      readonly notes?: readonly string[];
      /** Where the records are not what was agreed: what differs in any of them. */
      readonly differs: ReadonlyArray<'start' | 'service' | 'person'>;
    }
  /** The text by which SMS are accepted, shown once; with a number to come where none is known. */
  | { readonly kind: 'sms_text'; readonly isPhoneKnown: boolean }
  | { readonly kind: 'sms_noted'; readonly answer: 'accepted' | 'refused' }
  /** Noted on the appointment that is made. */
  | { readonly kind: 'sms_kept'; readonly answer: 'accepted' | 'refused' }
  /** The appointment that is made has no number to send to. */
  | { readonly kind: 'sms_needs_phone' }
  /** Said once no appointment lies ahead. */
  | { readonly kind: 'sms_too_late'; readonly answer: 'accepted' | 'refused' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'need_consent' }
  /** Asked for besides, and kept for when this one is booked. */
  | { readonly kind: 'next_wish'; readonly wish: WishSaid }
  /** No moment has room for all that was asked for at once: they are arranged one by one. */
  | { readonly kind: 'one_by_one' }
  /** The last date that can be booked, where some of what is to be repeated lies beyond. */
  | { readonly kind: 'open_until'; readonly lastDate: string }
  /**
   * What comes nearest to a series of which no two dates are free, and why each other date is not; shortly where other
   * hours, which have two, are offered beside it.
   */
  | { readonly kind: 'missed_series'; readonly missed: MissedSeries; readonly isBeside?: boolean }
  /** Not all could be tried; of several at once nothing from that instant on. */
  | { readonly kind: 'search_stopped'; readonly until: string | null }
  /** More than can be booked at once here. */
  | { readonly kind: 'too_many'; readonly most: number }
  /** A series is cut to so many dates, since at most so many appointments can be booked at once. */
  | { readonly kind: 'fewer_dates'; readonly most: number; readonly dates: number }
  /** Several appointments at once cannot be repeated as asked: a single visit is looked for. */
  | { readonly kind: 'no_series_of_several' }
  // Moving and cancelling
  | { readonly kind: 'ask_cancel'; readonly bookings: readonly PublicBooking[] }
  | { readonly kind: 'cancelled'; readonly bookings: readonly PublicBooking[] }
  /** `isOtherService`: it is for another service from then on. */
  | {
      readonly kind: 'ask_move';
      readonly booking: PublicBooking;
      readonly proposal: Proposal;
      readonly isOtherService?: boolean;
    }
  /** All that were booked at once, to a whole offer. */
  | {
      readonly kind: 'ask_move_all';
      readonly bookings: readonly PublicBooking[];
      readonly proposal: Proposal;
    }
  | { readonly kind: 'ask_new_time'; readonly bookings: readonly PublicBooking[] }
  | { readonly kind: 'moved'; readonly booking: PublicBooking; readonly isOtherService?: boolean }
  | { readonly kind: 'all_moved'; readonly bookings: readonly PublicBooking[] }
  /** What was booked at once cannot be moved at once: each is moved by itself. */
  | { readonly kind: 'moved_apart'; readonly why: NotTogether; readonly first: PublicBooking }
  /** These can no longer be moved here, and stay as they are. */
  | {
      readonly kind: 'stay_booked';
      readonly bookings: readonly PublicBooking[];
      readonly cutOffHours: number;
    }
  | { readonly kind: 'too_late_to_change'; readonly cutOffHours: number }
  | { readonly kind: 'which_booking'; readonly bookings: readonly PublicBooking[] }
  /** Booked elsewhere: the link of the confirmation changes it, or the team. */
  | { readonly kind: 'use_link'; readonly cutOffHours: number }
  // Contact
  | { readonly kind: 'bad_email'; readonly given: string }
  | { readonly kind: 'bad_phone'; readonly given: string }
  | { readonly kind: 'ask_email' }
  | { readonly kind: 'ask_phone' }
  /** Told before, and told otherwise now. */
  | {
      readonly kind: 'contact_changed';
      readonly name?: string;
      readonly email?: string;
      readonly phone?: string;
    }
  /** It is for somebody else than whose name it bears. */
  | { readonly kind: 'guest_noted'; readonly guest: string }
  /** What is booked bears that name already. */
  | { readonly kind: 'booked_under'; readonly name: string }
  /** What is booked bears that name, which only the team can change. */
  | { readonly kind: 'name_stays'; readonly name: string }
  // Passing on
  | { readonly kind: 'ask_message' }
  /** `isHelped`: what may answer it was told before. `words`: what was told, as written, where it is offered by itself. */
  | {
      readonly kind: 'offer_to_pass_on';
      readonly matter: Matter;
      readonly isHelped?: boolean;
      readonly words?: readonly string[];
    }
  /** `words`: what was kept for the team before, and goes along. `isMore`: it was added to the request before it. `isBefore`: it was done before. */
  | {
      readonly kind: 'passed_on';
      readonly matter: Matter;
      readonly words?: readonly string[];
      readonly isMore?: boolean;
      readonly isBefore?: boolean;
    }
  /** What was told once an appointment was made, moved or cancelled, and stands in its note now, as written. */
  | { readonly kind: 'note_added'; readonly words: readonly string[] }
  | { readonly kind: 'not_passed_on' }
  /** Somebody of the team was to answer, and nobody could. */
  | { readonly kind: 'nobody_free'; readonly isOpen: boolean }
  /** `wish`: an appointment that was asked for in the same message, which goes along to the team. */
  | { readonly kind: 'apology'; readonly matter: 'complaint' | 'late'; readonly wish?: WishSaid }
  /** Whom to call if there is danger, which nothing told for sure. */
  | { readonly kind: 'caution'; readonly inDanger: Danger }
  /** What to do at once. The business's own number stands beside it where that is whom to call. */
  | { readonly kind: 'emergency'; readonly inDanger: Danger }
  | { readonly kind: 'greeting_only' };
