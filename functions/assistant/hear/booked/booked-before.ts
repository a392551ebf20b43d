import type { Temporal } from 'temporal-polyfill';

/** An appointment that this conversation booked. */
export interface BookedBefore {
  readonly service: string;
  readonly date: Temporal.PlainDate;
  /** Minutes of its day. */
  readonly starts: number;
  readonly ends: number;
}
