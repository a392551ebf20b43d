import type { Preference, Repetition, ServiceSaid, When } from '../frame.ts';

/** Where something stands in the folded text, [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether something begins in a place. */
export const within = ({ start: at }: Span, { start, end }: Span): boolean => at >= start && at < end;

/** Whether something begins in one of some places. */
export const isWithin = (span: Span, places: readonly Span[]): boolean =>
  places.some((place) => within(span, place));

/**
 * Words that say how what stands near them is meant. `refuse`: not that. `wish`: that one, yes. `correct`: instead of
 * what was said before. `same`: wanted or not as what was said before. `except`: the contrary of it. `retract`: what was meant before ("instead of Tuesday"). `open`: another appointment.
 */
export type Cue = 'refuse' | 'wish' | 'correct' | 'retract' | 'open' | 'same' | 'except';

/** What one reader found in a message, and where: clauses are made of mentions in the order of the text. */
export type Mention = Span &
  (
    | {
        readonly kind: 'when';
        readonly when: When;
        /** What its denial asks for: "not before three" is from three on. Absent where a denial refuses the time. */
        readonly denied?: When;
        /** Wished whatever is said of the hour that it is told by: "I have a class at two, before that". */
        readonly isWished?: boolean;
        /** All of it would do: hours told beside are of other days. */
        readonly isAllDay?: boolean;
        /** What is said of it is said of nothing before it: "Tuesday evening, the other evenings I work". */
        readonly isAlone?: boolean;
      }
    | { readonly kind: 'prefers'; readonly prefers: Preference }
    | { readonly kind: 'any_time' }
    | {
        readonly kind: 'person';
        readonly persons: readonly string[];
        /** A name that nobody here has. */
        readonly unknown?: string;
      }
    | { readonly kind: 'anyone' }
    | {
        readonly kind: 'service';
        readonly services: readonly ServiceSaid[];
        /** By a name of several words, letter for letter: none of them asks anything. */
        readonly isNamed?: boolean;
        /** For whom it is, as written: "for my mom". */
        readonly forWhom?: string;
        /** By whom it is for, or what it costs, and by no word of its own: "he's 6", "the $70 one". */
        readonly isIndirect?: boolean;
        /** From 1: its place among those that are arranged at once, where it is told by it: "the second one". */
        readonly place?: number;
      }
    | { readonly kind: 'any_service' }
    | {
        readonly kind: 'people';
        readonly people: number;
        /** Of several services it counts the one before it alone: "check-ups for my two kids and a cleaning". */
        readonly isOfOne?: boolean;
      }
    | { readonly kind: 'every'; readonly every: Repetition }
    /** `reach`: whether it speaks of what follows, of what stands before it, or of either, by what is near. */
    | { readonly kind: 'cue'; readonly cue: Cue; readonly reach: 'after' | 'before' | 'either' }
  );

export type MentionOf<K extends Mention['kind']> = Extract<Mention, { readonly kind: K }>;
export type WhenMention = MentionOf<'when'>;
