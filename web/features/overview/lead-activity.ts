import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { dayKey, lastDays } from '../../lib/day-key.ts';

type Received = Pick<Lead, 'createdAt'>;

/** How many requests came on each of the last `days` days of the business's zone, oldest first. */
export const requestsPerDay = (
  leads: readonly Received[],
  days: number,
  nowMs: number,
  timezone: string,
): readonly number[] => {
  const counts = new Map(lastDays(days, nowMs, timezone).map((day) => [day, 0]));
  for (const { createdAt } of leads) {
    const day = dayKey(createdAt, timezone);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts.values()];
};

const weekMs = 7 * DAY_MS;

/** How many leads came in the last seven times 24 hours. */
export const leadsThisWeek = (leads: readonly Received[], nowMs: number): number =>
  leads.filter(({ createdAt }) => Date.parse(createdAt) > nowMs - weekMs).length;
