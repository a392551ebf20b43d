import type { Language } from '../../shared/domain/language.ts';
import type { Matter } from '../../shared/domain/matter.ts';
import type { Arrangement, OfferedBasket } from '../../shared/schemas/basket.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { Danger, When } from './frame.ts';
import type { Topic } from './topics.ts';
import { anyWish, type Wish } from './wish.ts';

/** A stored state of another version is not read back. */
export const STATE_VERSION = 4;

/** Appointments that one conversation keeps in mind. */
export const MOST_APPOINTMENTS = 16;
/** Slots of earlier offers that can still be picked by their buttons. */
export const MOST_EARLIER = 18;
/** Slots of one offer. */
export const MOST_OFFERED = 6;
/** Appointments that one wish asks for beside its first. */
export const MOST_BESIDES = 11;

/** Several appointments that were offered together. */
export interface Whole extends OfferedBasket {
  readonly arrangement: Arrangement;
}

/** A slot as it is shown. Of a whole basket it is the handle, the first start and the last end. */
export interface ShownSlot extends PublicSlot {
  readonly whole?: Whole | undefined;
}

/** Those of its first date; of one that has no other dates all of them. */
export const firstDateOf = ({ arrangement, parts, perDate }: Whole): Whole['parts'] =>
  parts.slice(0, perDate ?? (arrangement === 'series' ? 1 : parts.length));

/** A slot as it was offered, with the person in whose calendar it was found, where that was asked. */
export interface OfferedSlot extends ShownSlot {
  readonly personId?: string | undefined;
}

/** One appointment that is wished for, and how far it has come. */
export interface Appointment {
  readonly wish: Wish;
  /** Slots of the last offer, then those of earlier offers. */
  readonly offered: readonly OfferedSlot[];
  readonly earlier: readonly OfferedSlot[];
  readonly chosen?: OfferedSlot | undefined;
  /** The visitor chose that slot themselves of those shown, or said yes to it. */
  readonly agreed?: boolean | undefined;
  /** The record, once it is booked. */
  readonly booked?: PublicBooking | undefined;
  /** The name that it was booked under. */
  readonly bookedUnder?: string | undefined;
  /** The id of the booking that it is to replace: it is moved, not booked. */
  readonly moves?: string | undefined;
  /** The ids of all bookings that it is to replace at once, in the order of their times: those that were booked at once. */
  readonly movesAll?: readonly string[] | undefined;
  /** It is moved to another service than that of the booking. */
  readonly isOtherService?: boolean | undefined;
  /** It was asked for together with another, and waits for its turn. */
  readonly isPlanned?: boolean | undefined;
  /** It was asked for beside what is booked, in so many words: it may be at the very same time. */
  readonly isFurther?: boolean | undefined;
  /** Weeks after which it is to be repeated, and how many times more. */
  readonly every?: { readonly weeks: number; readonly left: number } | undefined;
  /**
   * What is to be booked at once with it, at the times of `wish`; without a service, the same again for somebody
   * else.
   */
  readonly besides?: readonly Wish[] | undefined;
  /** How they are to be arranged in time. */
  readonly arrangement?: 'in_a_row' | 'together' | undefined;
  /** No whole offer could be found: they are arranged one by one. */
  readonly isOneByOne?: boolean | undefined;
}

/** Words for the team that are kept until the appointment is made, and the length of each. */
export const MOST_REMARKS = 6;
export const LONGEST_REMARK = 300;

/** Answers of the owner's that are known to have been told: the last of them. */
export const MOST_TOLD = 40;

/** What the last reply asked. */
export const QUESTIONS = [
  'service',
  'time',
  'slot',
  'look',
  'details',
  'confirm',
  'message',
  'contact',
  'offer',
  'cancel',
  'which_booking',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Questions that are put again by a service alone: "and the kids' one?"; that for the hours by a day. */
export const FOLLOWED = ['price', 'length', 'who_performs', 'hours'] as const satisfies readonly Topic[];
export type FollowedTopic = (typeof FOLLOWED)[number];

/** Words that the team is to read, and what they are about. */
export interface LeadDraft {
  readonly matter: Matter;
  readonly text: string;
}

/** The text about SMS that was shown, and what the visitor said of it since; without an answer they get none. */
export interface SmsAsked {
  readonly version: string;
  readonly answer?: 'accepted' | 'refused' | undefined;
}

/** What is remembered between two messages. */
export interface State {
  readonly version: number;
  readonly appointments: readonly Appointment[];
  /** The place in `appointments` of the one being arranged; absent when none is. */
  readonly current?: number | undefined;
  readonly pending?: Question | undefined;
  /** Under which it is booked. */
  readonly name?: string | undefined;
  /** Whoever writes, where that is another name. */
  readonly writer?: string | undefined;
  /** Somebody else for whom it is. */
  readonly guest?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly sms?: SmsAsked | undefined;
  /** A request that cannot be filed until there is a contact, or until the visitor says that it may. */
  readonly draft?: LeadDraft | undefined;
  /** What the team is to read with the next appointment or request, as written. */
  readonly remarks?: readonly string[] | undefined;
  /** Ids of the owner's questions whose answers were told. */
  readonly told?: readonly string[] | undefined;
  /** The ids of the bookings that the visitor was asked whether to cancel. */
  readonly cancels?: readonly string[] | undefined;
  /** The times to which one of several is to be moved, told before it was said which. */
  readonly movesTo?: readonly When[] | undefined;
  /** What the last message asked about, where the next one may ask the same of another service. */
  readonly asked?: FollowedTopic | undefined;
  /** What the request is about that was filed last, and that what is told next may belong to. */
  readonly filed?: Matter | undefined;
  /** A request to cancel an appointment was passed on: it may be asked after. */
  readonly isCancelFiled?: boolean | undefined;
  /** What was told of the matter, message by message, since an appointment was booked or a request filed here. */
  readonly said?: readonly string[] | undefined;
  /** Who, or what, is in need by an emergency that was told and not taken back: it is not forgotten. */
  readonly danger?: Danger | undefined;
  /** They want answers, and no appointment. */
  readonly onlyAsks?: boolean | undefined;
  /** They were told whom to call if there is danger. */
  readonly isCautioned?: boolean | undefined;
  /** What the last reply said, where it asked for something: to tell whether the next says the same. */
  readonly reply?: string | undefined;
  /** How often that was said again. */
  readonly repeats?: number | undefined;
  /** Messages that said that those before them were not understood. */
  readonly protests?: number | undefined;
  readonly misses: number;
  readonly greeted: boolean;
}

/** Plain JSON: what is read back equals what was stored. */
export interface Conversation {
  readonly language: Language;
  readonly state: State;
}

export const newAppointment: Appointment = { wish: anyWish, offered: [], earlier: [] };

export const newState: State = { version: STATE_VERSION, appointments: [], misses: 0, greeted: false };

export const newConversation = (language: Language): Conversation => ({ language, state: newState });

/** The same conversation with nothing under way and nothing asked; what was booked, and who the visitor is, stays. */
export const withoutTask = ({ language, state }: Conversation): Conversation => {
  const { current: _c, pending: _p, draft: _d, cancels: _x, ...rest } = state;
  const appointments = state.appointments.filter(({ booked }) => booked !== undefined);
  return { language, state: { ...rest, appointments, misses: 0 } };
};

/** Whether an appointment that is not booked has a service, or times that were offered. */
export const seeksAppointment = ({ appointments }: State): boolean =>
  appointments.some(
    ({ wish, offered, booked }) =>
      booked === undefined && (wish.serviceId !== undefined || offered.length > 0),
  );
