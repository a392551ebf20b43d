import type { Price } from '../../shared/domain/money.ts';
import type { PostalAddress } from '../../shared/schemas/postal-address.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { OpeningHours, PublicPerson, SpecialHours } from '../../shared/schemas/public-site.ts';
import type { BusinessService } from './contract.ts';
import type { Misdated } from './frame.ts';
import type { Topic } from './topics.ts';

/** Hours of one day as they were asked for. */
export interface DayHours {
  /** Local date, or the weekday (Sunday 0) where no date was meant. */
  readonly day: { readonly date: string } | { readonly weekday: number };
  readonly spans: ReadonlyArray<{ readonly opens: string; readonly closes: string }>;
  readonly special?: SpecialHours;
}

/** What is told of a business by its records, or said not to be in them. */
export type FactAct =
  /** A date that is of another weekday than the one it was told with. */
  | { readonly kind: 'weekday_differs'; readonly misdated: Misdated }
  | { readonly kind: 'services'; readonly services: readonly BusinessService[] }
  | { readonly kind: 'service_details'; readonly services: readonly BusinessService[] }
  | { readonly kind: 'prices'; readonly services: readonly BusinessService[] }
  | { readonly kind: 'lengths'; readonly services: readonly BusinessService[] }
  | {
      readonly kind: 'extreme';
      readonly which: 'cheapest' | 'dearest' | 'longest' | 'shortest';
      /** Several where they are equal; none where the records do not tell. */
      readonly services: readonly BusinessService[];
    }
  | {
      readonly kind: 'sum';
      readonly services: readonly BusinessService[];
      /** Undefined where a price is not shown, or in another currency. */
      readonly total: Price | undefined;
      readonly minutes: number;
    }
  | { readonly kind: 'comparison'; readonly services: readonly BusinessService[] }
  | { readonly kind: 'is_offered'; readonly services: readonly BusinessService[] }
  | { readonly kind: 'not_offered'; readonly thing?: string; readonly services: readonly BusinessService[] }
  | { readonly kind: 'people'; readonly people: readonly PublicPerson[] }
  | {
      readonly kind: 'performers';
      readonly service: BusinessService;
      readonly people: readonly PublicPerson[];
    }
  /** With whom it is, or may be, at a time. */
  | {
      readonly kind: 'performers_then';
      readonly startAt: string;
      readonly people: readonly PublicPerson[];
      readonly isBooked: boolean;
    }
  | {
      readonly kind: 'performs';
      readonly person: PublicPerson;
      readonly services: readonly BusinessService[];
    }
  | {
      readonly kind: 'does_not_perform';
      readonly person: PublicPerson;
      readonly service: BusinessService;
      readonly people: readonly PublicPerson[];
    }
  | { readonly kind: 'nobody_of_that_name'; readonly name: string; readonly people: readonly PublicPerson[] }
  | {
      readonly kind: 'hours';
      readonly week: readonly OpeningHours[];
      readonly exceptions: readonly SpecialHours[];
    }
  | { readonly kind: 'hours_on'; readonly days: readonly DayHours[] }
  | { readonly kind: 'phone'; readonly phone: string | null }
  | { readonly kind: 'address'; readonly address: PostalAddress | null }
  | { readonly kind: 'about'; readonly text: string }
  /** The owner's own words, from a field or an entry of their questions and answers. */
  | { readonly kind: 'answer'; readonly text: string }
  /** An answer of the owner's that may help, with its question, since another was asked. */
  | {
      readonly kind: 'near_answer';
      readonly question: string;
      readonly text: string;
      /** What was asked that it may help with; absent where it was only told beside. */
      readonly topic?: Topic;
    }
  /** The records do not tell: the team is offered instead, or reads the question with the appointment. */
  | {
      readonly kind: 'unknown';
      readonly topic: Topic;
      /** What was asked for by name. */
      readonly thing?: string;
      /** The question as written, where its topic does not say all of it. */
      readonly words?: string;
      readonly isAttached?: boolean;
    }
  /** A message told nothing but what the team will read with the appointment. */
  | { readonly kind: 'remarks_kept' }
  /** Words for which there is no more room in the note to the team. */
  | { readonly kind: 'remarks_unread'; readonly words: readonly string[] }
  | { readonly kind: 'taxes'; readonly taxes: 'extra' | 'included' }
  | { readonly kind: 'policy'; readonly cutOffHours: number }
  /** The appointment that is booked, or about to be, is too near to be changed online. */
  | {
      readonly kind: 'inside_cut_off';
      readonly startAt: string;
      readonly cutOffHours: number;
      readonly isBooked: boolean;
    }
  /** Until when the appointment that is booked can be changed online. */
  | { readonly kind: 'before_cut_off'; readonly startAt: string; readonly until: string }
  | { readonly kind: 'privacy' }
  /** How to reach somebody of the team in private is told to nobody. */
  | { readonly kind: 'staff_contact' }
  | { readonly kind: 'their_appointment' }
  /** Whether somebody can be booked in the time asked for, with the day of their next free moment where they cannot. */
  | {
      readonly kind: 'person_free';
      readonly person: PublicPerson;
      readonly isFree: boolean;
      /** The one day that was asked for. */
      readonly date: string;
      readonly next?: string;
    }
  /** The page of the waitlist. */
  | { readonly kind: 'waitlist'; readonly url: string }
  | { readonly kind: 'my_appointments'; readonly bookings: readonly PublicBooking[] }
  /** What is booked stays as it is. */
  | { readonly kind: 'kept'; readonly bookings: readonly PublicBooking[] };
