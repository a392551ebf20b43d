import type { BookingPolicy } from '../../shared/domain/booking-policy.ts';
import type { Industry } from '../../shared/domain/industries.ts';
import type { Language } from '../../shared/domain/language.ts';
import type { BasketOffer } from '../../shared/schemas/basket.ts';
import type { CHAT_MODES, ChatMessage } from '../../shared/schemas/chat.ts';
import type { TurnNote } from '../../shared/schemas/conversation.ts';
import type { PublicFaqEntry } from '../../shared/schemas/faq.ts';
import type { PostalAddress } from '../../shared/schemas/postal-address.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type {
  OpeningHours,
  PublicConfig,
  PublicPerson,
  PublicService,
  SpecialHours,
} from '../../shared/schemas/public-site.ts';
import type { Site } from '../../shared/schemas/site.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { Conversation } from './conversation.ts';
import type { Topic } from './topics.ts';

/** One message of a visitor. */
export interface Turn {
  readonly message: string;
  /** As the client sent it, so it may be forged: never used as facts. */
  readonly history: readonly ChatMessage[];
  /** The browser's language, used when the texts do not show which language they are in. */
  readonly language?: Language | undefined;
  /** The handle of an offered slot, or of a whole basket, that the visitor picked by its button. */
  readonly slotId?: string | undefined;
  /** True once the notice was accepted; before that nothing is booked, filed or stored about the person. */
  readonly consent: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** It was meant for somebody of the team, and nobody has answered it: that is said, and a call back offered. */
  readonly isLeftByTeam?: boolean;
}

export interface BusinessService extends Omit<PublicService, 'active'> {
  /** Every name that a visitor may use for it; only `name` where there is no other. */
  readonly knownAs?: readonly string[];
}

/** What the assistant knows of the business, all of it public. Only active services are given. */
export interface Business {
  readonly name: string;
  readonly title: string;
  readonly industry: Industry;
  readonly description: string | null;
  readonly welcomeMessage: string;
  readonly translations?: PublicConfig['translations'];
  readonly timezone: string;
  /** The language that the business's texts were first written in. */
  readonly language: Language;
  readonly phone: string | null;
  readonly address: PostalAddress | null;
  readonly services: readonly BusinessService[];
  /** The people whom a visitor may ask for; empty where there is no choice. */
  readonly people: readonly PublicPerson[];
  readonly openingHours: readonly OpeningHours[];
  /** Special hours of the next twelve months, where closures change the week. */
  readonly specialHours: readonly SpecialHours[];
  readonly replyMode: Site['replyMode'];
  readonly policy: BookingPolicy;
  /** The owner's own words on late cancellations and missed appointments. */
  readonly policies?: string | undefined;
  /** Whether taxes come on top of the prices; absent where it is not said. */
  readonly taxes?: PublicConfig['taxes'];
  /** The page where visitors ask to be told of times that come free; null where nobody would be told. */
  readonly waitlistUrl: string | null;
  /** The version of the text by which a visitor accepts SMS; null where none are sent. */
  readonly smsConsent: string | null;
  /** The owner's own answers to what visitors ask. */
  readonly faq: readonly PublicFaqEntry[];
}

/** What was asked and nothing known of the business answers. */
export interface Unanswered {
  /** The sentences that ask; all that was said where none is marked as a question. */
  readonly text: string;
  /** Absent where nobody understood what it is about. */
  readonly topic?: Topic;
}

export interface Answer {
  readonly reply: string;
  /** The slots offered with this reply, soonest first. */
  readonly slots: readonly PublicSlot[];
  /** The whole baskets offered with this reply, best first. */
  readonly baskets: readonly BasketOffer[];
  /** Present only when the booking port answered `booked` during this turn. */
  readonly booking?: PublicBooking;
  /** All of several that were booked at once; `booking` is the first. */
  readonly basket?: readonly PublicBooking[];
  /** Present only when the lead port saved one during this turn. */
  readonly lead?: { readonly leadId: string };
  /** What the business may read of the turn; what it cost is not known here. */
  readonly note: TurnNote;
  /** What was asked and nothing answers. */
  readonly unanswered?: Unanswered;
  /** The server keeps it and passes it to the next turn; it is never sent to the client. */
  readonly conversation: Conversation;
  readonly mode: (typeof CHAT_MODES)[number];
  readonly language: Language;
  /** They look for an appointment that is not booked yet. */
  readonly seeksAppointment: boolean;
  /** The visitor wants to speak to a person. */
  readonly wantsPerson: boolean;
  /** The visitor complains. */
  readonly isComplaint: boolean;
}

/**
 * Receives a reply while it is produced: the deltas of a turn, joined, are its reply. A sent delta cannot be
 * withdrawn.
 */
export type Tell = (delta: string) => void;
