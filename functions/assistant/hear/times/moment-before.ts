import type { Temporal } from 'temporal-polyfill';
import type { DateSpan } from '../../frame.ts';
import type { Mention } from '../mention.ts';

/** The moment that the conversation speaks of: the one put forward, chosen or booked last. */
export interface MomentBefore {
  readonly date: Temporal.PlainDate;
  /** Of the local day; absent where only the day is known. */
  readonly minute?: number | undefined;
  /** Of several that are booked the first, where a message speaks of all. */
  readonly first?: { readonly date: Temporal.PlainDate; readonly minute: number } | undefined;
  /** The days asked for, where what was put forward lies on others: "the day after" is told by them. */
  readonly asked?: DateSpan | undefined;
  /** Hours were wished for: "the same time" is theirs where no moment was put forward. */
  readonly isTimed?: boolean | undefined;
}

/** What reads times by the moment before. */
export interface Relating {
  /** What moves an appointment once one stands, and how all of several are spoken of. */
  readonly CHANGES_BOOKED: RegExp;
  readonly SEVERAL_MOVED: RegExp;
  readonly likeBefore: (
    folded: string,
    before: MomentBefore | undefined,
    week?: Temporal.PlainDate,
  ) => readonly Mention[];
}
