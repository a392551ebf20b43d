import { occupied } from '../../../../shared/domain/places.ts';
import { takeBasket } from '../../../agenda/take-basket.ts';
import { daysTouched, nowMinute } from '../../../agenda/time.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import { keys } from '../../../kernel/table/keys.ts';
import { raceRetry, untilSettled } from '../../../kernel/table/retry.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { type BookingItem, type ClaimItem, claimOf } from '../../../records/bookings/booking-store.ts';
import { calendarName } from '../../../records/bookings/performer.ts';
import { calendarsFor } from '../../../records/calendars/active-calendars.ts';
import { saveDay } from '../../../records/calendars/calendar-store.ts';
import { changeoverLeft } from '../../../records/calendars/changeover.ts';
import { bookingPolicyOf, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import type { Filing } from '../../leads/file-lead.ts';
import { readAgendas } from '../../slots/read-agendas.ts';
import { bookingWrites } from '../booking-writes.ts';
import { checkSettled } from '../check-settled.ts';
import { filingOf } from '../filing-of.ts';
import { bookingOf } from '../order.ts';
import { REFUSALS, type Refused } from '../refusal.ts';
import { judgeCaps } from '../visitors/visitor-caps.ts';
import { judgePace } from '../visitors/visitor-pace.ts';
import { choosingLimits } from './basket-limits.ts';
import { type BasketOrder, type PlannedPart, plannedParts } from './basket-order.ts';
import { companyOf } from './company.ts';

export type BasketOutcome =
  | { readonly kind: 'booked'; readonly bookings: readonly BookingItem[] }
  /** `isOwn`: the person has one of these times already, which only a member may be told. */
  | { readonly kind: 'refused'; readonly reason: Refused; readonly isOwn?: boolean }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'busy' };

type Settled = Exclude<BasketOutcome, { readonly kind: 'busy' }>;

interface Plan {
  readonly ports: SignedTable;
  readonly tenant: TenantItem;
  readonly basket: BasketOrder;
  readonly parts: readonly PlannedPart[];
}

type Judged =
  | { readonly ok: true; readonly days: readonly Write[] }
  | { readonly ok: false; readonly reason: Refused };

/** Whether each part's service is still performed on the calendar that it was offered on. */
const arePerformed = ({ tenant, basket }: Plan): boolean =>
  basket.parts.every(({ service, calendarId, now }) =>
    calendarsFor(tenant, { service, calendarId, now }).includes(calendarId),
  );

/** Reads the current days of all parts and takes one after another; a day that several touch is written once. */
const judge = async (plan: Plan): Promise<Judged> => {
  const { ports, tenant, basket, parts } = plan;
  const { now } = basket.parts[0];
  if (!arePerformed(plan)) return { ok: false, reason: 'taken' };
  const calendars = [...new Set(parts.map(({ calendarId }) => calendarId))];
  const dates = [...new Set(parts.flatMap(({ entry }) => daysTouched(occupied(entry))))].sort();
  const agendas = await readAgendas(ports.table, tenant, { calendars, dates, now });
  const read = new Map(agendas.map(({ calendarId, days }) => [String(calendarId), days]));
  const booking = { limits: choosingLimits(tenant, basket.parts[0]), now: nowMinute(now) };
  const taken = takeBasket(read, parts, basket.rule, booking);
  if (!taken.ok) return { ok: false, reason: REFUSALS[taken.reason] };
  const days = agendas.flatMap(({ calendarId, days: before }) =>
    (taken.agendas.get(calendarId) ?? [])
      .filter((day) => !before.includes(day))
      .map((day) => saveDay(tenant.tenantId, calendarId, day)),
  );
  return { ok: true, days };
};

/** The basket that an earlier attempt of this request made and whose reply was lost. */
const ownBasket = async ({ ports, tenant, parts }: Plan): Promise<Settled | undefined> => {
  const found = await ports.table.getMany<BookingItem>(
    parts.map(({ draft }) => keys.booking(tenant.tenantId, draft.bookingId)),
  );
  const bookings = parts.flatMap(({ draft }) =>
    found.filter(({ bookingId }) => bookingId === draft.bookingId),
  );
  return bookings.length === parts.length ? { kind: 'booked', bookings } : undefined;
};

/** Whether the person has one of these times already. */
const isClaimed = async ({ ports, tenant, parts }: Plan): Promise<boolean> => {
  const claims = await ports.table.getMany<ClaimItem>(
    parts.map(({ draft, calendarId }) => claimOf(tenant.tenantId, { ...draft, calendarId })),
  );
  return claims.length > 0;
};

const bookingsOf = ({ tenant, parts }: Plan, filing: Filing | undefined): readonly BookingItem[] =>
  parts.map(({ draft, calendarId }) =>
    bookingOf(draft, { calendarId, overbooked: false }, calendarName(tenant, calendarId), filing),
  );

/** All writes of the basket: the lead's once, for its first booking. */
const writesOf = (
  { tenant }: Plan,
  bookings: readonly BookingItem[],
  filing: Filing | undefined,
): ReadonlyArray<Write<'booking'>> =>
  bookings.flatMap((booking, n) => {
    const filed = filing && (n === 0 ? filing : { ...filing, writes: [] });
    return bookingWrites(tenant, booking, [], filed, companyOf(bookings, n));
  });

/** Reads, judges and commits all or nothing; undefined when other writers were first. */
const attempt = async (plan: Plan): Promise<Settled | undefined> => {
  const { ports, tenant, basket, parts } = plan;
  const [first] = basket.parts;
  const [own, judged, claimed] = await Promise.all([ownBasket(plan), judge(plan), isClaimed(plan)]);
  if (own) return own;
  if (!judged.ok) return { kind: 'refused', reason: judged.reason };
  if (claimed) return { kind: 'refused', reason: 'taken', isOwn: true };
  const ids = parts.map(({ draft }) => draft.bookingId);
  const [caps, paced, filing] = await Promise.all([
    judgeCaps(ports, tenant.tenantId, first, bookingPolicyOf(tenant), ids),
    judgePace(ports, tenant.tenantId, first),
    filingOf(ports, tenant, first),
  ]);
  if (!caps) return { kind: 'refused', reason: 'limit' };
  if (paced.kind === 'wait') return paced;
  const bookings = bookingsOf(plan, filing);
  const writes = [...writesOf(plan, bookings, filing), ...judged.days, ...caps, ...paced.writes];
  const outcome = await ports.table.attempt(writes);
  if (outcome.kind === 'committed') return { kind: 'booked', bookings };
  return outcome.kind === 'refused' && outcome.lost.includes('booking') ? ownBasket(plan) : undefined;
};

/** The answer once every attempt was lost: that the basket was made after all, or that a time is taken. */
const lastLook = async (plan: Plan): Promise<Settled | undefined> => {
  const [own, judged] = await Promise.all([ownBasket(plan), judge(plan)]);
  if (own || judged.ok) return own;
  return { kind: 'refused', reason: judged.reason };
};

/**
 * Books all appointments of a basket or none, in one transaction: the days that they touch are read, judged by the
 * agenda's rules one part after another, and written back, each once, on condition that they have not changed; when
 * that condition fails, everything is read again. A basket counts as many bookings towards the limits of a contact and
 * an address as it has, and as one towards the pace, since it is one decision of one person. `busy`: other writers were
 * first until the deadline; safe to retry. Throws 503 `busy` during a changeover.
 */
export const bookBasket = async (
  ports: SignedTable,
  tenant: TenantItem,
  basket: BasketOrder,
): Promise<BasketOutcome> => {
  const plan = { ports, tenant, basket, parts: plannedParts(ports, tenant, basket) };
  const { now } = basket.parts[0];
  if (changeoverLeft(tenant, now) > 0) {
    const own = await ownBasket(plan);
    if (own) return own;
    checkSettled(tenant, now);
  }
  if (basket.parts.some(({ start }) => start <= nowMinute(now)))
    return (await ownBasket(plan)) ?? { kind: 'refused', reason: 'past' };
  const verdict = await untilSettled(raceRetry, () => attempt(plan));
  const last = verdict ?? (await untilSettled({ ...raceRetry, deadlineMs: 0 }, () => lastLook(plan)));
  return last ?? { kind: 'busy' };
};
