import type { BookingPolicy } from '../../../shared/domain/booking-policy.ts';

/** What a regeneration of slots is asked for. */
export interface SlotRun {
  readonly startAt: string;
  readonly endAt: string;
  readonly durationMinutes: number;
}

const dayMs = 86_400_000;

/** From now to the business's horizon, in its own slot length: 14 days and 60 minutes unless it chose others. */
export const slotRun = (nowMs: number, policy: BookingPolicy): SlotRun => ({
  startAt: new Date(nowMs).toISOString(),
  endAt: new Date(nowMs + policy.horizonDays * dayMs).toISOString(),
  durationMinutes: policy.slotMinutes,
});
