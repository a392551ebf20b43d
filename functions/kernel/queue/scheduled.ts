import { nearlyOver, type Remaining } from './time-left.ts';

/** What a schedule calls. */
export type Scheduled = (event: unknown, context: Remaining) => Promise<void>;

/** One run of a scheduled job: its work is told when less than `reserveMs` of the function's time is left. */
export const scheduled =
  (reserveMs: number, work: (isOutOfTime: () => boolean) => Promise<void>): Scheduled =>
  (_event, context) =>
    work(nearlyOver(context, reserveMs));
