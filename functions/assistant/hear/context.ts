import type { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../shared/domain/language.ts';
import type { ContactSaid } from '../contact-said.ts';
import type { Frame } from '../frame.ts';
import type { ArrangedBefore, Changing } from './arranged-before.ts';
import type { Mention, MentionOf, Span } from './mention.ts';
import type { NamedPerson } from './people/people.ts';
import type { ThingsMeasured } from './questions/asks.ts';
import type { KnownEntry } from './questions/known-entry.ts';
import type { AgeSaid } from './services/ages.ts';
import type { AudienceSaid } from './services/audience.ts';
import type { LengthSaid } from './services/lengths.ts';
import type { NamedService } from './services/service-matching.ts';
import type { ShownTime } from './shown-time.ts';
import type { Text } from './text.ts';
import type { MomentBefore, Relating } from './times/moment-before.ts';
import type { HourReaders } from './times/time-mentions.ts';

/** What the last reply asked the visitor for. */
export type Awaited =
  | 'service'
  | 'time'
  | 'slot'
  | 'details'
  | 'confirm'
  | 'message'
  | 'contact'
  | 'offer'
  | 'which_booking';

/** Reads a phone number as E.164; `undefined` for one that cannot be dialled. */
export type ReadPhone = (phone: string) => string | undefined;

/** What is known before a message is read. */
export interface KnownBefore extends ArrangedBefore {
  /** With every name by which each may be called. */
  readonly services: readonly NamedService[];
  /** Those whom a visitor may ask for; nobody where there is no choice. */
  readonly people: readonly NamedPerson[];
  /** The questions that the business answers by itself. */
  readonly faq: readonly KnownEntry[];
  /** The id of the one whose answer was told last, and the message before this one. */
  readonly toldLast?: string | undefined;
  readonly saidLast?: string | undefined;
  /** The business's own date. */
  readonly today: Temporal.PlainDate;
  readonly language: Language;
  /** What the last reply asked the visitor. */
  readonly awaits?: Awaited | undefined;
  /** The text about SMS was shown: what is said of them answers it. */
  readonly isSmsAsked?: boolean | undefined;
  /** The service that is being arranged. */
  readonly service?: string | undefined;
  /** How many things (slots, services) the last reply let one choose from. */
  readonly choices: number;
  /** The times on offer, in that order; of several appointments the first one's. */
  readonly shown?: readonly ShownTime[] | undefined;
  /** The moment of the conversation by which others may be told: "the same day", "an hour later". */
  readonly before?: MomentBefore | undefined;
  /** A day of the week that was asked for, where all days asked for lie in one. */
  readonly weekAsked?: Temporal.PlainDate | undefined;
  /** With whom the last of it is. */
  readonly personBefore?: string | undefined;
  /** A time was wished for before. */
  readonly isTimed?: boolean | undefined;
  /** An appointment was made in the conversation. */
  readonly hasBooked?: boolean | undefined;
}

/** The readers of the business's own questions: loaded for those that have some. */
export type OwnQuestions = typeof import('./questions/own-questions.ts');

/** The reader of what is wanted and may not be offered: loaded by words that may want something. */
export type UnofferedReader = typeof import('./questions/unoffered.ts');

/** The readers of days that are told by others, or of which something else is told: loaded by whoever names a day. */
export type ToldDays = typeof import('./asides/told-days.ts');

/** The reader of what is only supposed: loaded by words that may suppose something. */
export type Supposing = typeof import('./questions/suppositions.ts');

/** Several who are told with a time each. */
export interface Members {
  /** For each the service that is named, as if it were told of them alone. */
  readonly services: readonly MentionOf<'service'>[];
  /** Where another begins. */
  readonly opens: readonly Mention[];
  /** Those who are told to be right after the one before. */
  readonly nexts: readonly Span[];
}

/** The readers of who of several gets what, and when: loaded by words that may tell it. */
export interface Sharing {
  readonly withRecipients: (text: Text, services: readonly Mention[]) => readonly Mention[];
  readonly membersIn: (
    text: Text,
    serviceOf: (text: Text) => MentionOf<'service'> | undefined,
    known: readonly NamedService[],
  ) => Members | undefined;
  readonly apartByAge: (
    text: Text,
    mentions: readonly Mention[],
    counts: readonly MentionOf<'people'>[],
    audiences: readonly AudienceSaid[],
    known: readonly NamedService[],
  ) => (Pick<Members, 'services'> & { readonly counts: readonly MentionOf<'people'>[] }) | undefined;
  readonly furtherIn: (
    text: Text,
    named: readonly Mention[],
    before: Pick<ArrangedBefore, 'arranged'> & Pick<HearingContext, 'services' | 'service'>,
  ) => readonly Mention[];
  readonly withOwnTimes: (text: Text, mentions: readonly Mention[]) => readonly Mention[];
}

/** The readers of a choice: loaded where there is something to choose from. */
export type Choosing = typeof import('./choice.ts');

/** The reader of what is to be repeated: loaded by words that may say so. */
export interface Repeating {
  readonly repetitionMentions: (folded: string, isTimed?: boolean) => readonly Mention[];
  readonly habitsIn: (folded: string) => readonly Span[];
}

/** The reader of months and feasts: loaded by words that may name one. */
export type Monthly = typeof import('./times/months.ts');

/** The reader of what somebody tells of their health, or of where they live: loaded by whoever speaks of themselves. */
export type Confiding = typeof import('./asides/told-facts.ts');

/** An address or a number in words, and the text without it. */
export interface SpokenContact {
  readonly value: string;
  readonly rest: Text;
}

/** The reader of addresses and numbers that are told in words: loaded by messages that may hold one. */
export interface Spelling {
  readonly spokenEmail: (text: Text) => SpokenContact | undefined;
  readonly spokenPhone: (text: Text, readPhone: ReadPhone) => SpokenContact | undefined;
}

/** The reader of which service is meant by a price, a first visit or whom it is for: loaded where one may tell. */
export type Pricing = typeof import('./services/meant-by.ts');

/** The reader of how old somebody is: loaded by words that may say so. */
export interface Aging {
  readonly agesIn: (folded: string) => readonly AgeSaid[];
}

/** The reader of how long an appointment is to take: loaded by words that may say so. */
export interface Lasting {
  readonly lengthsIn: (folded: string) => readonly LengthSaid[];
}

/** The reader of a time on offer with which a message begins: loaded where times are. */
export type ShownTimes = typeof import('./shown-time.ts');

/** The readers of who is asked for: loaded for businesses where there is a choice. */
export type Team = typeof import('./people/team.ts');

/** The readers of what is told by a booking: loaded once something is booked. */
export type BesideBooked = typeof import('./booked/beside-booked.ts');

/** What is said of SMS, and the text without it. */
export interface SmsHeard {
  readonly sms?: NonNullable<Frame['sms']>;
  readonly rest: Text;
}

/** The reader of what is said of SMS: loaded once their text was shown. */
export interface Consenting {
  readonly hearSms: (text: Text, known: Pick<KnownBefore, 'isSmsAsked' | 'awaits'>) => SmsHeard;
}

/** The readers of what is moved: loaded by words that may move something. */
export type Moving = typeof import('./acts/moving.ts');

/** The reader of what keeps a booking as it is: loaded once something is booked or chosen. */
export type Keeping = typeof import('./booked/keeping.ts');

/** Who was named, and the text without names; `spans`: read, and left for what else it may tell. */
export interface NamesHeard {
  readonly contact: Pick<ContactSaid, 'name' | 'guest' | 'under' | 'words'>;
  readonly rest: Text;
  readonly spans: readonly Span[];
}

/** The reader of names: loaded by messages that may tell one. */
export interface Naming {
  readonly hearName: (text: Text, context: HearingContext, hasContact: boolean) => NamesHeard;
}

/** The reader of who says that they were not understood: loaded once something was answered. */
export type Protesting = typeof import('./acts/protest-words.ts');

/** What a message is read with. */
export interface HearingContext extends KnownBefore, HourReaders {
  readonly readPhone: ReadPhone;
  /** What reads questions by the business's own; absent where it has none. */
  readonly own?: OwnQuestions | undefined;
  /** What reads who is asked for; absent where there is no choice. */
  readonly team?: Team | undefined;
  /** What reads times and services by what is booked; absent where nothing is. */
  readonly besideBooked?: BesideBooked | undefined;
  /** Asked by whatever reads a day; what it answers is absent until it is loaded. */
  readonly toldDays: () => ToldDays | undefined;
  /** What reads cases that are only supposed; absent where no word supposes any. */
  readonly supposing?: Supposing | undefined;
  /** What reads what is wanted and may not be offered; absent where nothing can be. */
  readonly seeking?: UnofferedReader | undefined;
  /** What reads for whom each service is; absent where no word tells it of anybody. */
  readonly sharing?: Sharing | undefined;
  /** What reads how often something is to be; absent where no word says so. */
  readonly repeating?: Repeating | undefined;
  /** What reads addresses and numbers told in words; absent where none can be. */
  readonly spelling?: Spelling | undefined;
  /** What reads several days of one month; absent where no words list any. */
  readonly listing?: typeof import('./times/listed-dates.ts') | undefined;
  /** What reads days by how far they are; absent where no words tell any. */
  readonly spanning?: typeof import('./times/spoken-spans.ts') | undefined;
  /** What reads weeks and weekends; absent where no word names one. */
  readonly weekly?: typeof import('./times/spoken-weeks.ts') | undefined;
  /** What reads months and feasts; absent where no word names one. */
  readonly monthly?: Monthly | undefined;
  /** What reads what is only told; absent where a message is too short for it. */
  readonly telling?: typeof import('./asides/stories.ts') | undefined;
  /** What reads health and homes; absent where nobody speaks of themselves. */
  readonly confiding?: Confiding | undefined;
  /** What reads how somebody is to be called; absent where no word speaks of it. */
  readonly calling?: typeof import('./asides/calls.ts') | undefined;
  /** What reads a service by its price or by whom it is for; absent where neither can tell one. */
  readonly meaning?: Pricing | undefined;
  /** What reads how old somebody is; absent where no word says so. */
  readonly aging?: Aging | undefined;
  /** What reads how long an appointment is to take; absent where no word says so. */
  readonly lasting?: Lasting | undefined;
  /** What reads names; absent where none can be told. */
  readonly naming?: Naming | undefined;
  /** What reads of what a price or a length is asked; absent where no word asks for one. */
  readonly measured?: ThingsMeasured | undefined;
  /** What reads that a woman, or a man, is asked for; absent where no word speaks of any. */
  readonly womanOrMan?: typeof import('./people/woman-or-man.ts') | undefined;
  /** What reads a choice among what was put forward; absent where nothing was. */
  readonly choosing?: Choosing | undefined;
  /** What reads which of the times on offer a message begins with; absent where none is. */
  readonly showing?: ShownTimes | undefined;
  /** What reads times by the moment that was told before; absent where none was. */
  readonly relating?: Relating | undefined;
  /** What reads how a message changes what is arranged; absent where nothing is. */
  readonly changing?: Changing | undefined;
  /** What reads an answer about SMS; absent where nobody was asked. */
  readonly consenting?: Consenting | undefined;
  /** What reads words that move an appointment; absent where there are none. */
  readonly moving?: Moving | undefined;
  /** What reads what is to be noted with an appointment, and whom it is with; absent where there is none. */
  readonly noting?: typeof import('./booked/noting.ts') | undefined;
  /** What reads that they were not understood before; absent where nothing was asked yet. */
  readonly protesting?: Protesting | undefined;
  /** What reads that a booking is kept; absent where there is none to keep. */
  readonly keeping?: Keeping | undefined;
}
