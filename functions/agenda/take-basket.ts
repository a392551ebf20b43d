import { bufferBetween, type PartsArrangement } from './baskets.ts';
import type { Agendas } from './find-baskets.ts';
import { bookableStarts } from './free-slots.ts';
import { isTooSoon, type Taken, type TakeRefusal, take, takeOffered } from './take.ts';
import { type Minute, utcDateOf } from './time.ts';
import type { AgendaDay, BookingLimits, Busy } from './types.ts';

/** One appointment of a basket with the calendar that takes it. */
export type BasketEntry = { readonly calendarId: string; readonly entry: Busy };

/** How appointments must lie to each other; of a series, those of each date, of which there are so many. */
export type BasketRule = PartsArrangement & { readonly perDate?: number };

export type BasketTaken =
  | { readonly ok: true; readonly agendas: Agendas }
  | { readonly ok: false; readonly reason: TakeRefusal };

/** How soon and how far ahead, at which moment. */
export type BookingTerms = { readonly limits: BookingLimits; readonly now: Minute };

/**
 * Takes all entries, one after another, as visitors do and as they must lie to each other, or returns the first
 * refusal. `agendas` must hold every day touched, as in `take`; days that nothing touches stay the same objects.
 */
export function takeBasket(
  agendas: Agendas,
  entries: readonly BasketEntry[],
  rule: BasketRule,
  booking: BookingTerms,
): BasketTaken {
  let taken = agendas;
  for (const [index, next] of entries.entries()) {
    const days = taken.get(next.calendarId) ?? [];
    const isFirst = index % (rule.perDate ?? entries.length) === 0;
    const former = isFirst ? undefined : entries[index - 1];
    const outcome = takeNext(days, former, next, rule, booking);
    if (!outcome.ok) return outcome;
    taken = new Map(taken).set(next.calendarId, outcome.days);
  }
  return { ok: true, agendas: taken };
}

function takeNext(
  days: readonly AgendaDay[],
  former: BasketEntry | undefined,
  { calendarId, entry }: BasketEntry,
  rule: BasketRule,
  { limits, now }: BookingTerms,
): Taken {
  const offered = () => takeOffered(days, entry, limits, now);
  if (!former) return offered();
  if (rule.kind === 'together')
    return former.entry.start === entry.start ? offered() : { ok: false, reason: 'not_offered' };
  const buffer = bufferBetween(buffersOf(former.entry), buffersOf(entry));
  const ready = former.entry.end + (former.calendarId === calendarId ? buffer : 0);
  if (entry.start === ready) return takeInside(days, entry, { limits, now });
  const isSoon = ready < entry.start && entry.start <= ready + rule.maxGapMin;
  return isSoon ? offered() : { ok: false, reason: 'not_offered' };
}

/** Takes a time inside an offer, on its grid or not. */
function takeInside(days: readonly AgendaDay[], entry: Busy, { limits, now }: BookingTerms): Taken {
  const date = utcDateOf(entry.start);
  const day = days.find((candidate) => candidate.date === date);
  const range = bookableStarts({ limits, now });
  const isInside =
    range.start <= entry.start &&
    entry.start < range.end &&
    day?.offers.some((offer) => offer.start <= entry.start && entry.end <= offer.end);
  if (isInside) return take(days, entry, now);
  return { ok: false, reason: isTooSoon(entry, limits, now) ? 'too_soon' : 'not_offered' };
}

const buffersOf = ({ before, after }: Busy) => ({ bufferBeforeMin: before, bufferAfterMin: after });
