import type { Ask, Clause } from '../frame.ts';
import type { BookedBefore } from './booked/booked-before.ts';
import type { Mention, Span } from './mention.ts';
import type { Segment } from './segments.ts';
import type { NamedService } from './services/service-matching.ts';
import type { Text } from './text.ts';

/** What a message that changes or goes on from an appointment is read by. */
export interface ArrangedBefore {
  readonly services: readonly NamedService[];
  /** What is being arranged: each appointment with the services that it may be. Absent where none is named yet. */
  readonly arranged?: readonly (readonly string[])[] | undefined;
  /** What this conversation booked, in its order. */
  readonly booked?: readonly BookedBefore[] | undefined;
  /** For whom each of those is, as written, where it was told. */
  readonly recipients?: readonly (string | undefined)[] | undefined;
  /** The last reply asked which service is meant. */
  readonly isServiceAwaited?: boolean | undefined;
}

/** What a message asks, and where. */
export interface Asked {
  readonly ask: Ask;
  readonly segment: Segment;
}

/** A message as far as it is read: its thoughts, and its words without what was read. */
export interface ReadSoFar {
  readonly text: Text;
  readonly mentions: readonly Mention[];
  /** The words that say how several are to lie to each other. */
  readonly arranging: readonly Span[];
  readonly asks: readonly Asked[];
  readonly segments: readonly Segment[];
  readonly plain: string;
  /** A time on offer is chosen, or it says who somebody is: what else it names is told beside that. */
  readonly isAnswer: boolean;
}

/** What reads how a message changes what is being arranged, or goes on from what is booked. */
export interface Changing {
  /** Those of several that are arranged at once which a message takes away or moves by their place. */
  readonly placesIn: (text: Text, known: ArrangedBefore) => readonly Mention[];
  /** What a message names with what it says of that: what it takes away, that one is enough. */
  readonly changed: (text: Text, mentions: readonly Mention[], known: ArrangedBefore) => readonly Mention[];
  /** Of what a message names, what it may wish for, and the thoughts in which something is only asked. */
  readonly meant: (
    read: ReadSoFar,
    known: ArrangedBefore,
  ) => { readonly mentions: readonly Mention[]; readonly asked: readonly Segment[] };
  /** The clauses of a message as they are meant for what is being arranged. */
  readonly told: (
    text: Text,
    clauses: readonly Clause[],
    mentions: readonly Mention[],
    known: ArrangedBefore,
  ) => readonly Clause[];
}
