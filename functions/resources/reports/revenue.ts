import type { Report, Takings } from '../../../shared/schemas/report.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';

type Sold = Pick<BookingItem, 'startAt' | 'serviceId' | 'title' | 'price' | 'currency'>;

/** An appointment that earned money, or presumably did. The price is in cents, so that sums are exact. */
interface Sale {
  readonly serviceId: string | null;
  readonly title: string;
  readonly currency: string;
  readonly startAt: string;
  readonly cents: number;
  readonly outcome: 'attended' | 'unmarked';
}

const salesOf = <B extends Sold>(
  bookings: readonly B[],
  outcomeOf: (booking: B) => string,
): readonly Sale[] =>
  bookings.flatMap((booking) => {
    const { serviceId, title, currency, startAt, price } = booking;
    const outcome = outcomeOf(booking);
    if (price === null || currency === null || (outcome !== 'attended' && outcome !== 'unmarked')) return [];
    return [{ serviceId, title, currency, startAt, cents: Math.round(price * 100), outcome }];
  });

const centsOf = (sales: readonly Sale[]): number => sales.reduce((sum, { cents }) => sum + cents, 0);

const takings = (sales: readonly Sale[], outcome: Sale['outcome']): Takings => {
  const counted = sales.filter((sale) => sale.outcome === outcome);
  return { bookings: counted.length, amount: centsOf(counted) / 100 };
};

const earned = (sales: readonly Sale[]) => ({
  attended: takings(sales, 'attended'),
  unmarked: takings(sales, 'unmarked'),
});

/** Groups of at least one sale each, largest revenue first. */
const grouped = (sales: readonly Sale[], keyOf: (sale: Sale) => string): ReadonlyArray<readonly Sale[]> =>
  [...Map.groupBy(sales, keyOf).values()].toSorted((a, b) => centsOf(b) - centsOf(a));

const latest = (sales: readonly Sale[]): Sale | undefined =>
  sales.toSorted((a, b) => (a.startAt < b.startAt ? 1 : -1))[0];

/**
 * What appointments earned, per service and per currency, at the prices they were booked at. Attended ones are
 * counted separately from past ones whose outcome nobody has marked. Missed, cancelled and future ones earn nothing,
 * nor do those without a price.
 */
export const revenueOf = <B extends Sold>(
  bookings: readonly B[],
  outcomeOf: (booking: B) => string,
): Pick<Report, 'revenue' | 'revenueTotals'> => {
  const sales = salesOf(bookings, outcomeOf);
  const byService = grouped(sales, ({ serviceId, currency }) => JSON.stringify([serviceId, currency]));
  const byCurrency = grouped(sales, ({ currency }) => currency);
  return {
    revenue: byService.flatMap((group) => {
      const last = latest(group);
      if (!last) return [];
      const { serviceId, title, currency } = last;
      return [{ serviceId, title, currency, ...earned(group) }];
    }),
    revenueTotals: byCurrency.flatMap((group) => {
      const [first] = group;
      return first ? [{ currency: first.currency, ...earned(group) }] : [];
    }),
  };
};
