import type { BookingPolicy } from '../../../shared/domain/booking-policy.ts';
import { DAY_MS } from '../../../shared/domain/duration.ts';

/** The body of a request to regenerate slots. */
export interface SlotRun {
  readonly startAt: string;
  readonly endAt: string;
  readonly durationMinutes: number;
}

/** From now to the business's horizon, in its slot length; 14 days and 60 minutes by default. */
export const slotRun = (nowMs: number, policy: BookingPolicy): SlotRun => ({
  startAt: new Date(nowMs).toISOString(),
  endAt: new Date(nowMs + policy.horizonDays * DAY_MS).toISOString(),
  durationMinutes: policy.slotMinutes,
});
