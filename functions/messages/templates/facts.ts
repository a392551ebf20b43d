import type { BookingId, LeadId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Matter } from '../../../shared/domain/matter.ts';
import type { PostalAddress } from '../../../shared/domain/postal-address.ts';
import type { Role } from '../../../shared/domain/roles.ts';

/** What a business tells clients of a visit, in each language. */
export interface VisitFacts {
  readonly cutOffHours: number;
  readonly taxes?: 'extra' | 'included';
  readonly told: Readonly<Record<Language, { readonly directions?: string; readonly policies?: string }>>;
}

/** The business that a message is from, or about. */
export interface BusinessFacts {
  readonly name: string;
  /** IANA zone in which all times of its messages are told. */
  readonly timeZone: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: PostalAddress | null;
  /** Its public page; null while it has none. */
  readonly pageUrl: string | null;
  /** What it tells clients of a visit; absent without a page. */
  readonly visit?: VisitFacts;
}

/** Who runs the installation: the sender of what is said to a business's owner. */
export interface OperatorFacts {
  readonly name: string;
  /** Postal address, on one line. */
  readonly address: string;
  readonly email: string;
}

/** A service at a time; instants are ISO. */
export interface OfferFacts {
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  /** Who performs it; absent in the business's own calendar. */
  readonly personName?: string;
  readonly price: number | null;
  /** ISO 4217 code; null with a null price. */
  readonly currency: string | null;
  /** Present when the price is the least that it can cost. */
  readonly priceFrom?: boolean;
}

/** A booking as its visitor or the team reads it: `title` is the service's name in that reader's language. */
export interface AppointmentFacts extends OfferFacts {
  readonly bookingId: BookingId;
  /** Null for somebody whose booking it no longer is. */
  readonly manageUrl: string | null;
  readonly visitorName: string;
  /** What its visitor brings or prepares, in their language. */
  readonly toBring?: string;
  /** Present when its visitor can no longer change it by themselves. */
  readonly isCutOff?: true;
  /** How often the booking was moved or cancelled. */
  readonly sequence: number;
}

/** Who changed a booking. */
export type ChangedBy = 'visitor' | 'business';

interface About<Kind extends string> {
  readonly kind: Kind;
  readonly business: BusinessFacts;
}

interface OfBooking<Kind extends string> extends About<Kind> {
  readonly appointment: AppointmentFacts;
  /** Later appointments that the same message tells of; only kinds of `SEVERAL_KINDS` have any. */
  readonly others?: readonly AppointmentFacts[];
}

/** A time with somebody that is offered in place of an appointment's own. */
export interface ChoiceFacts {
  readonly startAt: string;
  /** Absent in the business's own calendar. */
  readonly personName?: string;
  /** Where it is taken. */
  readonly url: string;
}

interface Stranded extends OfBooking<'booking_stranded'> {
  /** None where the visitor picks a time by themselves. */
  readonly choices: readonly ChoiceFacts[];
}

interface ToMember<Kind extends string> extends About<Kind> {
  readonly memberName: string;
}

/** Read by a member: `recordUrl` opens the record in the dashboard. */
interface BookingForTeam<Kind extends string> extends OfBooking<Kind> {
  readonly memberName: string;
  readonly recordUrl: string;
}

interface ToOwner<Kind extends string> extends About<Kind> {
  readonly memberName: string;
  readonly operator: OperatorFacts;
}

/** `limitedAt` is the ISO instant from which the assistant only greets and takes requests. */
interface LimitForOwner<Kind extends string> extends ToOwner<Kind> {
  readonly limitedAt: string;
  readonly billingUrl: string;
}

/** `from` is the start before a move, as an ISO instant. */
interface Move {
  readonly from: string;
  readonly by: ChangedBy;
}

/** A new lead, without what they wrote: that is read in the dashboard. */
export interface LeadFacts {
  readonly leadId: LeadId;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** What the request is about; absent for a plain one. */
  readonly matter?: Matter;
}

/** One line of tomorrow's bookings. */
export interface TomorrowFacts {
  readonly startAt: string;
  readonly endAt: string;
  readonly title: string;
  readonly visitorName: string;
  readonly personName?: string;
}

export type VisitorFacts =
  | OfBooking<'booking_confirmed'>
  | (OfBooking<'booking_moved'> & Move)
  | OfBooking<'booking_changed'>
  | (OfBooking<'booking_cancelled'> & Pick<Move, 'by'>)
  | OfBooking<'booking_restored'>
  | Stranded
  | OfBooking<'reminder_day'>
  | OfBooking<'reminder_soon'>
  | (About<'waitlist_offer'> & {
      readonly visitorName: string;
      readonly offer: OfferFacts;
      /** ISO instant until which the time is held for them. */
      readonly heldUntil: string;
      readonly acceptUrl: string;
      /** Leaves the list. */
      readonly leaveUrl: string;
    })
  | (About<'waitlist_ended'> & { readonly visitorName: string; readonly title: string })
  | (About<'follow_up'> & {
      readonly leadName: string;
      readonly unsubscribeUrl: string;
    });

export type TeamFacts =
  | BookingForTeam<'team_new_booking'>
  | (BookingForTeam<'team_booking_moved'> & Pick<Move, 'from'>)
  | BookingForTeam<'team_booking_cancelled'>
  | (ToMember<'team_new_lead'> & { readonly lead: LeadFacts; readonly recordUrl: string })
  | (ToMember<'team_tomorrow'> & {
      /** The day, `2026-11-24`, in the business's zone. */
      readonly date: string;
      /** In order of their starts; at most 50. */
      readonly bookings: readonly TomorrowFacts[];
      /** How many more there are. */
      readonly more: number;
      /** Opens that day in the dashboard. */
      readonly recordUrl: string;
    });

export type MemberFacts =
  | (About<'member_invited'> & {
      readonly role: Role;
      /** Leads into sign-up, with the address filled in. */
      readonly inviteUrl: string;
      /** ISO instant. */
      readonly expiresAt: string;
    })
  | (ToMember<'member_role_changed'> & { readonly role: Role; readonly dashboardUrl: string })
  | ToMember<'member_removed'>;

export type OwnerFacts =
  | (ToOwner<'owner_welcome'> & { readonly trialEndsAt: string; readonly dashboardUrl: string })
  | (ToOwner<'owner_trial_ending'> & { readonly trialEndsAt: string; readonly billingUrl: string })
  | (ToOwner<'owner_trial_ended'> & { readonly trialEndsAt: string; readonly billingUrl: string })
  | LimitForOwner<'owner_assistant_ending'>
  | LimitForOwner<'owner_assistant_limited'>
  | (ToOwner<'owner_payment_failed'> & {
      /** ISO instant until which the plan goes on. */
      readonly paidUntil: string;
      readonly billingUrl: string;
    })
  | (ToOwner<'owner_subscription_ended'> & { readonly billingUrl: string });

/** All that a message says, by its kind. No text here is trusted: names are what people typed. */
export type MessageFacts = VisitorFacts | TeamFacts | MemberFacts | OwnerFacts;
export type FactsOf<Kind extends MessageFacts['kind']> = Extract<MessageFacts, { readonly kind: Kind }>;

/** The kinds that are sent by SMS: a reminder, and a booking's changes to whoever gave only a phone. */
export const SMS_KINDS = [
  'booking_confirmed',
  'booking_moved',
  'booking_changed',
  'booking_cancelled',
  'booking_restored',
  'booking_stranded',
  'reminder_soon',
] as const satisfies ReadonlyArray<MessageFacts['kind']>;

export type SmsFacts = FactsOf<(typeof SMS_KINDS)[number]>;
/** `reminder_soon` is the one kind that is never an e-mail. */
export type EmailFacts = Exclude<MessageFacts, { readonly kind: 'reminder_soon' }>;

/** A composed e-mail; `calendar` is an iCalendar text and the method that its part of the mail is labelled with. */
export interface Email {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; readonly content: string };
}
