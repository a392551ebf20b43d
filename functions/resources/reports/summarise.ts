import { LEAD_SOURCES, type LeadSource } from '../../../shared/schemas/lead.ts';
import type { Report, ReportCounts } from '../../../shared/schemas/report.ts';
import { outcomeOf } from '../../records/bookings/booking-outcome.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { type Day, dayOf } from './period.ts';
import { revenueOf } from './revenue.ts';

interface Begun {
  readonly startedAt: string;
  readonly source: LeadSource;
}

interface Come {
  readonly createdAt: string;
  readonly source: LeadSource;
}

export type CountedBooking = Pick<
  BookingItem,
  'startAt' | 'endAt' | 'status' | 'source' | 'serviceId' | 'title' | 'price' | 'currency'
>;

/** The rows of a report; those outside its days are ignored. */
export interface Counted {
  readonly conversations: readonly Begun[];
  readonly leads: readonly Come[];
  readonly bookings: readonly CountedBooking[];
}

type Stage = keyof ReportCounts;

/** Something that happened on one of the period's days, and the count it adds to. */
interface Happened {
  readonly date: string;
  readonly source: LeadSource;
  readonly stages: readonly Stage[];
}

const stagesOf = (booking: CountedBooking, now: number): readonly Stage[] => {
  const outcome = outcomeOf(booking, now);
  return outcome === 'cancelled' ? [outcome] : ['bookings', outcome];
};

const happenings = ({ conversations, leads, bookings }: Counted, days: readonly Day[], now: number) => {
  const on = (at: string, source: LeadSource, stages: readonly Stage[]): readonly Happened[] => {
    const day = dayOf(days, Date.parse(at));
    return day ? [{ date: day.date, source, stages }] : [];
  };
  return [
    ...conversations.flatMap(({ startedAt, source }) => on(startedAt, source, ['conversations'])),
    ...leads.flatMap(({ createdAt, source }) => on(createdAt, source, ['leads'])),
    ...bookings.flatMap((booking) => on(booking.startAt, booking.source, stagesOf(booking, now))),
  ];
};

const count = (happened: readonly Happened[]): ReportCounts => {
  const counts: Record<Stage, number> = {
    conversations: 0,
    leads: 0,
    bookings: 0,
    upcoming: 0,
    unmarked: 0,
    attended: 0,
    noShow: 0,
    cancelled: 0,
  };
  for (const { stages } of happened) for (const stage of stages) counts[stage] += 1;
  return counts;
};

const rateOf = ({ attended, noShow }: ReportCounts): number | null =>
  attended + noShow === 0 ? null : noShow / (attended + noShow);

/**
 * Counts what happened in a period: in total, by day and by source; both breakdowns add up to the totals. `now`, in
 * epoch milliseconds, separates future appointments from those that have begun.
 */
export const summarise = (
  rows: Counted,
  days: readonly Day[],
  now: number,
): Pick<Report, 'totals' | 'noShowRate' | 'byDay' | 'bySource' | 'revenue' | 'revenueTotals'> => {
  const happened = happenings(rows, days, now);
  const byDate = Map.groupBy(happened, ({ date }) => date);
  const bySource = Map.groupBy(happened, ({ source }) => source);
  const totals = count(happened);
  const during = rows.bookings.filter(({ startAt }) => dayOf(days, Date.parse(startAt)));
  return {
    totals,
    noShowRate: rateOf(totals),
    byDay: days.map(({ date }) => ({ date, ...count(byDate.get(date) ?? []) })),
    bySource: LEAD_SOURCES.map((source) => ({ source, ...count(bySource.get(source) ?? []) })),
    ...revenueOf(during, (booking) => outcomeOf(booking, now)),
  };
};
