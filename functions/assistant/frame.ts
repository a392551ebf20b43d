import type { Language } from '../../shared/domain/language.ts';
import type { ContactSaid } from './contact-said.ts';
import type { SpeechAct } from './speech-acts.ts';
import type { Topic } from './topics.ts';

/** Local dates of the business, yyyy-mm-dd, both included. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

/** Hours by those in which the business is open on a day. */
export type OpenHours = 'first_hour' | 'first_hours' | 'last_hours';

/** Minutes of the local day, [from, to): a slot that starts in it suits. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  /** These are meant in its place, where they are known: "first thing", "at the end of the day". */
  readonly of?: OpenHours | undefined;
  /** Told as all of it, "from one to three": an appointment as long as it is begins with it. Heard by the rules alone. */
  readonly isSpan?: boolean | undefined;
}

/** Monday 1 … Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * A start by the clock. `or` is the other half of the day where "at 7" may mean both; `isAround` where "around 7" lets
 * starts near it suit too.
 */
export interface ClockTime {
  readonly minute: number;
  readonly or?: number | undefined;
  readonly isAround?: boolean | undefined;
}

/**
 * One time as a visitor tells it. A slot fits it when it lies in one of `dates`, on one of `weekdays`, in one of
 * `times` and at `at`, and is over by `endsBy`; what is empty or absent asks nothing.
 */
export interface When {
  readonly dates: readonly DateSpan[];
  readonly weekdays: readonly Weekday[];
  readonly times: readonly Interval[];
  readonly at?: ClockTime | undefined;
  /** Minutes of the local day: the appointment is over by then. */
  readonly endsBy?: number | undefined;
  /** With any of these people, where times are paired with people: "Tuesday with Ana or Thursday with Karim". */
  readonly persons?: readonly string[] | undefined;
}

/** Which of several is liked best. */
export type Preference = 'soonest' | 'latest';

/** A service that a word may mean: `certain` when it is its name or a synonym, `likely` when it only resembles one. */
export interface ServiceSaid {
  readonly id: string;
  readonly sure: 'certain' | 'likely';
}

/** The services that a word most likely means: the same key in whatever order they stand. */
export const servicesKey = (services: readonly ServiceSaid[]): string =>
  services
    .filter(({ sure }) => sure === services[0]?.sure)
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** "Every two weeks, six times." */
export interface Repetition {
  readonly weeks: number;
  readonly times?: number;
}

/**
 * One wish, or the refusal of one. Clauses stand in the order in which they were said; of two that contradict each
 * other the later counts. "Not before three" is a wanted clause from three on; "not Monday", "not with Karim" and
 * "not a colouring" are refused ones.
 */
export interface Clause {
  readonly polarity: 'wanted' | 'refused';
  readonly when?: When;
  /** How its one day was told, where that leaves open which such day is meant: "Thursday", "the 24th". */
  readonly dayBy?: 'weekday' | 'day_of_month';
  /** Nothing else will do than the time and the people that it names: "only next week", "only with Marc". */
  readonly only?: boolean;
  readonly prefers?: Preference;
  /** "Any time", "whenever": lets go of the times asked for before. */
  readonly anyTime?: boolean;
  /** Ids of people; any of them. */
  readonly persons: readonly string[];
  /** Somebody was asked for by a name that nobody here has. */
  readonly unknownPerson?: string;
  /** "Anyone": lets go of the person asked for before. */
  readonly anyone?: boolean;
  /** What one word may mean: alternatives, likeliest first. Several services wanted are several clauses. */
  readonly services: readonly ServiceSaid[];
  /** "Any service", "I don't know which". */
  readonly anyService?: boolean;
  /** People for whom it is: "for two", "my son and me". */
  readonly people?: number;
  /** For whom its service is, as written: "for my mom". Heard by the rules alone. */
  readonly forWhom?: string;
  /** From 1: which of those that are arranged at once it speaks of: "the second one". Heard by the rules alone. */
  readonly place?: number;
  readonly every?: Repetition;
  /** Its time is another possibility beside the one before: "evenings or the weekend". */
  readonly either?: boolean;
  /** It takes the place of what was said before: "actually", "rather", "no, Thursday". */
  readonly corrects?: boolean;
  /** It begins another appointment: "and also a colouring on Friday", "a second one". */
  readonly opens?: boolean;
  /** Nothing else is to be arranged than what it names, as often as it says: "just the cut", "one appointment only". */
  readonly alone?: boolean;
}

/** What a visitor chooses of what was put before them. */
export type Choice =
  /** From 1; negative from the end, -1 the last. */
  | { readonly kind: 'ordinal'; readonly index: number }
  /** From 1, by its day, its hour or its rank, at the beginning of a message that says more: "sat 230. Can I pay by card?" */
  | { readonly kind: 'shown'; readonly index: number }
  /** A number alone: a rank, or an hour. */
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'superlative'; readonly which: Preference }
  /** "You choose", "any of them". */
  | { readonly kind: 'any' }
  /** "Both", "all of them". */
  | { readonly kind: 'all' };

/** A question, with what it is about. */
export interface Ask {
  readonly topic: Topic;
  /** Ids; empty when it names none. For a sum each as often as it counts. */
  readonly services: readonly string[];
  readonly persons: readonly string[];
  readonly when?: When;
  /** The hours are those of one day, whichever is spoken of: "until what time are you open?" */
  readonly isOfOneDay?: boolean;
  /** The words of a thing that the business may not offer ("a massage"), for `is_offered` and `price`. */
  readonly thing?: string;
  /** The question as written, where its topic does not say all of it. */
  readonly words?: string;
  /** The id of the business's own question that it comes closest to. */
  readonly entry?: string;
  /** The id of one that may help with it, though another is asked: it is told under its own question. */
  readonly near?: string;
  /** Its words stand in a thought that asks nothing: "she'll pay by Interac". */
  readonly isTold?: boolean;
}

/** A word that no reader took. */
export interface Unread {
  readonly word: string;
  /** It speaks of time, or stands beside words that do: an offer must not pass over it. */
  readonly isAboutTime: boolean;
  /** As written, with the words beside it: a question about one word alone makes no sense. */
  readonly quote?: string;
}

/** A date, yyyy-mm-dd, told with a weekday that it is not. */
export interface Misdated {
  readonly date: string;
  readonly weekday: Weekday;
}

/** A thought of which something was left unread, as written. */
export interface Remark {
  readonly words: string;
  readonly isQuestion: boolean;
}

/** Who, or what, may be in need; `self`: whoever writes may harm themselves. */
export const DANGERS = ['person', 'self', 'animal', 'property', 'vehicle'] as const;
export type Danger = (typeof DANGERS)[number];

/** How a message is put, beside what it says. */
export interface Manner {
  readonly isQuestion?: boolean;
  /** Some of it asks, though neither its mark nor its beginning says so: "winter tires on rims, does that cost less". */
  readonly mayAsk?: boolean;
  /** It goes on from the question before: "and a kids' cut?" */
  readonly followsUp?: boolean;
  /** It holds the message that it asks to pass on, and does not only announce one. */
  readonly holdsMessage?: boolean;
  /** What it tells is to be noted with an appointment, or told to whoever does it. Heard by the rules alone. */
  readonly isNoted?: boolean;
  /** It asks what holds in a case that it only supposes, and does nothing of it: "what if I can't make it?" */
  readonly supposes?: boolean;
  /**
   * An appointment is asked for in so many words, whatever else is said: "I want my money back, and can I book a
   * cut?"
   */
  readonly wishesBeside?: boolean;
  /** It begins with a yes in so many words: "ok" before something else agrees to nothing. */
  readonly agrees?: boolean;
  /** It cannot wait: "it's urgent", « le plus vite possible ». */
  readonly isUrgent?: boolean;
  /** What sounded like an emergency is none: "it's not an emergency". */
  readonly isNoEmergency?: boolean;
}

/**
 * All that was said in one message, and what was not understood of it. Words become records here; nothing is decided.
 */
export interface Frame {
  /** As written, tidied: to be quoted, and read by none but its readers. */
  readonly text: string;
  readonly wordCount: number;
  readonly manner: Manner;
  /** The language that the words show, if they do. */
  readonly language?: Language;
  /** The message asks to be answered in that language. */
  readonly asksLanguage: boolean;
  readonly clauses: readonly Clause[];
  readonly choice?: Choice;
  /** How several appointments are to lie: all at the same time, or one after the other. */
  readonly arrangement?: 'in_a_row' | 'together';
  readonly asks: readonly Ask[];
  readonly acts: readonly SpeechAct[];
  /** A yes stands by itself, before whatever else is said: "Yes. And the kids' one?" Heard by the rules alone. */
  readonly agreesFirst?: boolean;
  /** It says that what was said before was not understood: "I said Friday". Heard by the rules alone. */
  readonly protests?: boolean;
  /** Who, or what, is in need where an emergency was heard. */
  readonly inDanger?: Danger;
  /** Who, or what, might be in need, though none of it was heard for sure. Heard by the rules alone. */
  readonly mayBeInDanger?: Danger;
  /** The id of the business's own question that the words come closest to, where none was heard as one. */
  readonly entry?: string;
  /** Ids of the business's own questions that may help, though none of them was asked. */
  readonly near?: readonly string[];
  readonly contact: ContactSaid;
  /** "Yes SMS", "no texts". */
  readonly sms?: 'accepted' | 'refused';
  /** How long the appointment is to take, with the thought that says so as written. */
  readonly length?: { readonly minutes: number; readonly words: string };
  readonly residue: readonly Unread[];
  /** Dates told with weekdays that they are not: either day may be meant. */
  readonly misdated?: readonly Misdated[];
  /** What was told beside wishes and questions, as written: "I'm pregnant". The team is to read it. */
  readonly remarks: readonly string[];
  /**
   * Present where it is not simply what the rules heard, with the acts that they did not hear: nothing is booked,
   * moved or filed on its strength alone.
   */
  readonly guess?: { readonly acts: readonly SpeechAct[] };
}

/** Whether a speech act was heard. */
export const does = ({ acts }: Frame, ...any: readonly SpeechAct[]): boolean =>
  any.some((act) => acts.includes(act));

/** Whether the rules themselves heard a speech act. */
export const surelyDoes = ({ acts, guess }: Frame, ...any: readonly SpeechAct[]): boolean =>
  any.some((act) => acts.includes(act) && !guess?.acts.includes(act));
