import type { Business, BusinessService } from '../../functions/assistant/contract.ts';
import type {
  AssistantPorts,
  BasketMoveResult,
  BasketQuery,
  BasketRequest,
  BasketResult,
  BookingRequest,
  BookingResult,
  CancelResult,
  FoundBaskets,
  LeadRequest,
  LeadResult,
  MoveResult,
  MovesQuery,
  SlotQuery,
} from '../../functions/assistant/ports.ts';
import { fits } from '../../functions/assistant/time/fits.ts';
import { localMoment } from '../../functions/assistant/time/local-time.ts';
import { DEFAULT_BOOKING_POLICY } from '../../shared/domain/booking-policy.ts';
import { changeStatusOf } from '../../shared/domain/cut-off.ts';
import type { BasketOffer } from '../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../shared/schemas/basket-booking.ts';
import type { PublicBooking } from '../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';

export const ZONE = 'America/Toronto';

/** Saturday 21 November 2026, 10:00 in Montréal. */
export const NOW = Date.parse('2026-11-21T15:00:00Z');

const service = (id: string, name: string, durationMin: number, price: number | null): BusinessService => ({
  id,
  name,
  durationMin,
  price,
  currency: 'CAD',
  description: null,
});

export const SALON_SERVICES: readonly BusinessService[] = [
  service('coupe-femme', 'Coupe femme', 60, 55),
  service('coupe-homme', 'Coupe homme', 30, 30),
  service('coloration', 'Coloration', 120, 110),
  service('mariage', 'Coiffure de mariée', 90, null),
];

export const salon = (overrides: Partial<Business> = {}): Business => ({
  name: 'Salon Lumière',
  title: 'Salon Lumière — Assistant Comptoir',
  industry: 'beaute',
  description: 'Coiffure douce au cœur de Rosemont.',
  welcomeMessage: 'Bienvenue au Salon Lumière.',
  timezone: ZONE,
  language: 'fr',
  phone: '514 555-0199',
  address: null,
  services: SALON_SERVICES,
  people: [],
  specialHours: [],
  faq: [],
  openingHours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opens: '09:00', closes: '17:00' })),
  smsConsent: null,
  replyMode: 'llm',
  waitlistUrl: 'https://app.example/site/salon-lumiere/attente',
  policy: DEFAULT_BOOKING_POLICY,
  ...overrides,
});

const HOUR_MS = 3_600_000;

const isOpen = (startMs: number, zone: string): boolean => {
  const { date, minuteOfDay } = localMoment(startMs, zone);
  return date.dayOfWeek <= 5 && minuteOfDay >= 9 * 60 && minuteOfDay < 17 * 60;
};

/** Hourly slots, Monday to Friday from nine to five, for the fourteen days after `now`. */
export const weekdaySlots = (now: number = NOW, zone: string = ZONE): readonly number[] =>
  Array.from({ length: 14 * 24 }, (_, hour) => now + (hour + 1) * HOUR_MS).filter((start) =>
    isOpen(start, zone),
  );

export interface Desk {
  readonly ports: AssistantPorts;
  /** The bookings made, each once. */
  readonly bookings: readonly BookingRequest[];
  /** Every attempt to book, and what it was answered. */
  readonly attempts: readonly { readonly request: BookingRequest; readonly result: BookingResult }[];
  readonly leads: readonly LeadRequest[];
  /** What was noted of SMS on bookings that were made. */
  readonly smsKept: ReadonlyArray<{ readonly ids: readonly string[]; readonly version: string | undefined }>;
  /** What was added to the notes of bookings that were made. */
  readonly notesAdded: ReadonlyArray<{ readonly ids: readonly string[]; readonly lines: readonly string[] }>;
  readonly queries: readonly SlotQuery[];
  readonly basketQueries: readonly BasketQuery[];
  readonly moveQueries: readonly MovesQuery[];
  /** Every attempt to book a whole basket, and what it was answered. */
  readonly basketAttempts: readonly { readonly request: BasketRequest; readonly result: BasketResult }[];
  /** What the next booking attempt answers, instead of succeeding. */
  readonly answerNext: (result: BookingResult) => void;
  readonly answerNextBasket: (result: BasketResult) => void;
  readonly answerLeads: (result: LeadResult) => void;
  /** What the next attempt to move or cancel answers, instead of succeeding. */
  readonly answerMove: (result: MoveResult) => void;
  readonly answerBasketMove: (result: BasketMoveResult) => void;
  readonly answerCancel: (result: CancelResult) => void;
  /** The bookings as they stand. */
  readonly standing: () => readonly PublicBooking[];
  /** Asks the client to move what was booked, as the business would. */
  readonly askToMove: (bookingId: string) => void;
  /** Takes a time away, as another visitor would. */
  readonly take: (startAt: string) => void;
  /** Gives a time, as somebody else who is free then would. */
  readonly give: (startAt: string) => void;
}

/** An agenda and a lead file in memory, behind the assistant's ports. Handles tell nothing of their time. */
export const openDesk = (
  starts: readonly number[] = weekdaySlots(),
  zone: string = ZONE,
  people: readonly { readonly id: string; readonly name: string }[] = [],
): Desk => {
  const free = new Set(starts);
  const handles = new Map<string, { readonly start: number; readonly personName?: string }>();
  const booked = new Map<string, BookingResult>();
  const bookings: BookingRequest[] = [];
  const attempts: { request: BookingRequest; result: BookingResult }[] = [];
  const leads: LeadRequest[] = [];
  const notesAdded: Array<{ readonly ids: readonly string[]; readonly lines: readonly string[] }> = [];
  const smsKept: Array<{ readonly ids: readonly string[]; readonly version: string | undefined }> = [];
  const queries: SlotQuery[] = [];
  const planned: BookingResult[] = [];
  const plannedLeads: LeadResult[] = [];
  const plannedMoves: MoveResult[] = [];
  const plannedCancels: CancelResult[] = [];
  const records = new Map<string, PublicBooking>();
  const basketQueries: BasketQuery[] = [];
  const basketAttempts: { request: BasketRequest; result: BasketResult }[] = [];
  const plannedBaskets: BasketResult[] = [];
  /** The ids of all that were booked at once with each. */
  const baskets = new Map<string, readonly string[]>();
  const moves = new Map<string, { readonly start: number; readonly ids: readonly string[] }>();
  const moveQueries: MovesQuery[] = [];
  const plannedBasketMoves: BasketMoveResult[] = [];

  const nameOf = (personId: string | undefined): { readonly personName?: string } => {
    const name = people.find(({ id }) => id === personId)?.name;
    return name === undefined ? {} : { personName: name };
  };

  /** Whether it goes to somebody else, who is free when whoever has it is not. */
  const isOfElse = ({ personName }: { readonly personName?: string }, moved?: PublicBooking): boolean =>
    personName !== undefined && personName !== moved?.personName;

  /** A handle holds whom it was offered with, as it does in production. */
  const issueWith =
    (personId: string | undefined) =>
    (start: number): PublicSlot => {
      const slotId = `handle-${handles.size + 1}`;
      handles.set(slotId, { start, ...nameOf(personId) });
      return {
        slotId,
        startAt: new Date(start).toISOString(),
        endAt: new Date(start + HOUR_MS).toISOString(),
      };
    };

  const isAsked = (start: number, { from, to, when }: SlotQuery): boolean => {
    const [startAt, endAt] = [start, start + HOUR_MS].map((ms) => new Date(ms).toISOString());
    const isThen = !when || fits({ startAt: startAt ?? '', endAt: endAt ?? '' }, when, zone);
    return isThen && (!from || start >= Date.parse(from)) && (!to || start < Date.parse(to));
  };

  const findSlots = async (query: SlotQuery): Promise<readonly PublicSlot[]> => {
    queries.push(query);
    const { moving = '', serviceId } = query;
    const moved = records.get(moving);
    const isOther = serviceId !== undefined || isOfElse(nameOf(query.personId), moved);
    const own = moved && isOther ? [Date.parse(moved.startAt)] : [];
    const asked = [...free, ...own].sort((a, b) => a - b).filter((start) => isAsked(start, query));
    return asked.slice(0, query.limit).map(issueWith(query.personId));
  };

  const commit = (request: BookingRequest): BookingResult => {
    const known = booked.get(request.slotId);
    const handle = handles.get(request.slotId);
    if (known) return known;
    if (handle === undefined) return { kind: 'expired' };
    const { start, ...performedBy } = handle;
    if (!free.delete(start))
      return { kind: 'taken', alternatives: [...free].slice(0, 3).map(issueWith(undefined)) };
    bookings.push(request);
    const booking = { ...record(bookings.length, start, request), ...performedBy };
    const result = { kind: 'booked' as const, booking };
    booked.set(request.slotId, result);
    records.set(result.booking.bookingId, result.booking);
    return result;
  };

  const bookSlot = async (request: BookingRequest): Promise<BookingResult> => {
    const result = planned.shift() ?? commit(request);
    attempts.push({ request, result });
    return result;
  };

  const offers = new Map<string, BasketOffer>();

  /** Whoever is asked for alone performs it. */
  const performer = ([id, ...others]: readonly string[]) => (others.length === 0 ? nameOf(id) : {});

  const partAt = (
    { serviceId, personIds = [] }: BasketQuery['parts'][number],
    start: number,
  ): BasketOffer['parts'][number] => {
    const service = SALON_SERVICES.find(({ id }) => id === serviceId);
    return {
      ...performer(personIds),
      ...{ serviceId, title: service?.name ?? '', price: service?.price ?? null, currency: 'CAD' },
      ...{ startAt: new Date(start).toISOString(), endAt: new Date(start + HOUR_MS).toISOString() },
    };
  };

  /** Hours of this agenda that are not free are taken; after its last one nothing can be booked yet. */
  const reasonOf = (date: readonly { readonly startAt: string }[]): 'taken' | 'too_far' | 'closed' => {
    const hours = date.map(({ startAt }) => Date.parse(startAt));
    if (hours.every((hour) => starts.includes(hour))) return 'taken';
    return Math.max(...hours) > Math.max(...starts) ? 'too_far' : 'closed';
  };

  /** One calendar of hours: in a row hour by hour, dates weeks apart, and nobody at the same time. */
  const datesFrom = (start: number, { parts, count = 1, everyWeeks = 1 }: BasketQuery) => {
    const dates = Array.from({ length: count }, (_, n) => start + n * everyWeeks * 7 * 24 * HOUR_MS).map(
      (date) => parts.map((part, at) => partAt(part, date + at * HOUR_MS)),
    );
    const open = dates.filter((date) => date.every(({ startAt }) => free.has(Date.parse(startAt))));
    const skipped = dates
      .filter((date) => !open.includes(date))
      .map((date) => ({ date: date[0]?.startAt.slice(0, 10) ?? '', reason: reasonOf(date) }));
    return { dates, open, skipped };
  };

  const basketAt = (start: number, query: BasketQuery): BasketOffer | undefined => {
    const { arrangement, parts, count = 1 } = query;
    if (arrangement === 'together') return undefined;
    const { dates, open, skipped } = datesFrom(start, query);
    if (open.length < Math.min(count, 2) || open[0] !== dates[0]) return undefined;
    const perDate = count > 1 && parts.length > 1 ? { perDate: parts.length } : {};
    return { offer: `offer-${offers.size + 1}`, parts: open.flat(), gapMin: 0, ...perDate, skipped };
  };

  const missedAt = (start: number | undefined, query: BasketQuery): { readonly missed?: MissedSeries } =>
    start === undefined || query.count === undefined || query.arrangement === 'together'
      ? {}
      : { missed: { startAt: new Date(start).toISOString(), skipped: datesFrom(start, query).skipped } };

  const findBaskets = async (query: BasketQuery): Promise<FoundBaskets> => {
    basketQueries.push(query);
    const { from = '', to = '', when, parts } = query;
    const suiting = starts
      .toSorted((a, b) => a - b)
      .filter((start) => {
        const [startAt, endAt] = [start, start + parts.length * HOUR_MS].map((ms) =>
          new Date(ms).toISOString(),
        );
        const isIn = start >= Date.parse(from) && start < Date.parse(to);
        return isIn && fits({ startAt: startAt ?? '', endAt: endAt ?? '' }, when, zone);
      });
    const found: BasketOffer[] = [];
    for (const start of suiting) {
      const offer = basketAt(start, query);
      if (!offer) continue;
      offers.set(offer.offer, offer);
      found.push(offer);
    }
    const isFree = (start: number) => datesFrom(start, { ...query, count: 1 }).open.length > 0;
    return found.length > 0
      ? { offers: found }
      : { offers: [], ...missedAt(suiting.find(isFree) ?? suiting[0], query) };
  };

  const commitBasket = (request: BasketRequest): BasketResult => {
    const offer = offers.get(request.offer);
    if (!offer) return { kind: 'expired' };
    const starts = offer.parts.map(({ startAt }) => Date.parse(startAt));
    if (!starts.every((start) => free.has(start))) return { kind: 'taken' };
    const made = offer.parts.map(({ serviceId, startAt, personName }): PublicBooking => {
      const start = Date.parse(startAt);
      free.delete(start);
      const one = { ...request, slotId: request.offer, serviceId };
      bookings.push(one);
      const by = personName === undefined ? {} : { personName };
      const booking = { ...record(bookings.length, start, one), ...by };
      records.set(booking.bookingId, booking);
      return booking;
    });
    const ids = made.map(({ bookingId }) => bookingId);
    for (const id of ids) baskets.set(id, ids);
    const [first, ...rest] = made;
    return first ? { kind: 'booked', bookings: [first, ...rest] } : { kind: 'expired' };
  };

  const bookBasket = async (request: BasketRequest): Promise<BasketResult> => {
    const result = plannedBaskets.shift() ?? commitBasket(request);
    basketAttempts.push({ request, result });
    return result;
  };

  const saveLead = async (request: LeadRequest): Promise<LeadResult> => {
    const answer = plannedLeads.shift();
    if (answer) return answer;
    leads.push(request);
    return { kind: 'saved', leadId: `lead-${leads.length}` };
  };

  const moveBooking: AssistantPorts['moveBooking'] = async (bookingId, slotId, serviceId) => {
    const answer = plannedMoves.shift();
    const [handle, old] = [handles.get(slotId), records.get(bookingId)];
    if (answer) return answer;
    if (handle === undefined) return { kind: 'expired' };
    const { start, ...performedBy } = handle;
    if (old?.status !== 'confirmed') return { kind: 'too_late' };
    const isOther = serviceId !== undefined || isOfElse(performedBy, old);
    const stays = isOther && start === Date.parse(old.startAt);
    if (!stays && !free.delete(start))
      return { kind: 'taken', alternatives: [...free].slice(0, 3).map(issueWith(undefined)) };
    if (!stays) free.add(Date.parse(old.startAt));
    const title = SALON_SERVICES.find(({ id }) => id === serviceId)?.name ?? old.title;
    const booking = {
      ...old,
      ...performedBy,
      title,
      startAt: new Date(start).toISOString(),
      endAt: new Date(start + HOUR_MS).toISOString(),
    };
    records.set(bookingId, booking);
    return { kind: 'moved', booking };
  };

  /** How much later than the first of them each of several begins. */
  const lagsOf = (ids: readonly string[]): readonly number[] => {
    const begins = ids.map((id) => Date.parse(records.get(id)?.startAt ?? ''));
    return begins.map((start) => start - Math.min(...begins));
  };

  const isFreeFor = (start: number, ids: readonly string[]): boolean => {
    const own = ids.map((id) => Date.parse(records.get(id)?.startAt ?? ''));
    return lagsOf(ids).every((lag) => free.has(start + lag) || own.includes(start + lag));
  };

  const moveTo = (start: number, ids: readonly string[]): BasketOffer => {
    const parts = ids.map((id, at) => {
      const service = SALON_SERVICES.find(({ name }) => name === records.get(id)?.title);
      return partAt({ serviceId: service?.id ?? '' }, start + (lagsOf(ids)[at] ?? 0));
    });
    return { offer: `move-${moves.size + 1}`, parts, gapMin: 0, skipped: [] };
  };

  const movable = (bookingId: string): readonly string[] | undefined => {
    const ids = baskets.get(bookingId) ?? [];
    return ids.length > 0 && ids.every((id) => records.get(id)?.status === 'confirmed') ? ids : undefined;
  };

  const findMoves: AssistantPorts['findMoves'] = async (query) => {
    moveQueries.push(query);
    const { bookingId, from = '', to = '', when } = query;
    const ids = movable(bookingId);
    if (!ids) return { kind: 'too_late' };
    const own = Date.parse(records.get(ids[0] ?? '')?.startAt ?? '');
    const offers = starts
      .filter((start) => start >= Date.parse(from) && start < Date.parse(to) && start !== own)
      .filter((start) => isFreeFor(start, ids))
      .map((start) => ({ start, offer: moveTo(start, ids) }))
      .filter(({ offer: { parts } }) => {
        const [first] = parts;
        return first && fits({ ...first, endAt: parts.at(-1)?.endAt ?? first.endAt }, when, zone);
      })
      .map(({ start, offer }) => {
        const handle = { ...offer, offer: `move-${moves.size + 1}` };
        moves.set(handle.offer, { start, ids });
        return handle;
      });
    return { kind: 'found', arrangement: 'in_a_row', offers };
  };

  const moveBasket: AssistantPorts['moveBasket'] = async (_bookingId, offer) => {
    const answer = plannedBasketMoves.shift();
    if (answer) return answer;
    const move = moves.get(offer);
    if (!move) return { kind: 'expired' };
    const { start, ids } = move;
    if (ids.some((id) => records.get(id)?.status !== 'confirmed')) return { kind: 'too_late' };
    if (!isFreeFor(start, ids)) return { kind: 'taken' };
    const lags = lagsOf(ids);
    for (const id of ids) free.add(Date.parse(records.get(id)?.startAt ?? ''));
    const moved = ids.flatMap((id, at) => {
      const old = records.get(id);
      const begins = start + (lags[at] ?? 0);
      free.delete(begins);
      if (!old) return [];
      const [startAt, endAt] = [begins, begins + HOUR_MS].map((ms) => new Date(ms).toISOString());
      return [{ ...old, startAt: startAt ?? '', endAt: endAt ?? '' }];
    });
    for (const one of moved) records.set(one.bookingId, one);
    return { kind: 'moved', bookings: moved };
  };

  const cancelBookings = async (ids: readonly string[]): Promise<CancelResult> => {
    const answer = plannedCancels.shift();
    if (answer) return answer;
    const bookings = ids
      .flatMap((id) => records.get(id) ?? [])
      .filter(({ status }) => status === 'confirmed')
      .map((old) => ({ ...old, status: 'cancelled' as const }));
    for (const booking of bookings) {
      free.add(Date.parse(booking.startAt));
      records.set(booking.bookingId, booking);
    }
    return bookings.length > 0 ? { kind: 'cancelled', bookings } : { kind: 'too_late' };
  };

  const addNote: AssistantPorts['addNote'] = async (ids, lines) => {
    const own = ids.filter((id) => records.has(id));
    if (own.length === 0) return { kind: 'too_late' };
    notesAdded.push({ ids: own, lines });
    return { kind: 'kept' };
  };

  const keepSms: AssistantPorts['keepSms'] = async (ids, version) => {
    const ahead = ids.filter((id) => records.get(id)?.status === 'confirmed');
    if (ahead.length === 0) return { kind: 'too_late' };
    if (version !== undefined && bookings.some(({ phone }) => phone === undefined))
      return { kind: 'no_phone' };
    smsKept.push({ ids: ahead, version });
    return { kind: 'kept' };
  };

  const asked = new Set<string>();
  const findBookings: AssistantPorts['findBookings'] = async (ids) =>
    ids.flatMap((id) => {
      const booking = records.get(id);
      const timed = booking && { ...booking, askedToMove: asked.has(id) };
      const basket = baskets.get(id);
      return booking && timed
        ? {
            ...{ booking, change: changeStatusOf(timed, DEFAULT_BOOKING_POLICY, NOW) },
            ...(basket ? { basket } : {}),
          }
        : [];
    });

  return {
    ports: {
      ...{ findSlots, bookSlot, saveLead, moveBooking, cancelBookings, findBookings },
      ...{ findBaskets, bookBasket, findMoves, moveBasket, keepSms, addNote },
    },
    bookings,
    attempts,
    smsKept,
    notesAdded,
    leads,
    queries,
    ...{ basketQueries, basketAttempts, moveQueries },
    answerNext: (result) => planned.push(result),
    answerNextBasket: (result) => plannedBaskets.push(result),
    answerLeads: (result) => plannedLeads.push(result),
    answerMove: (result) => plannedMoves.push(result),
    answerBasketMove: (result) => plannedBasketMoves.push(result),
    answerCancel: (result) => plannedCancels.push(result),
    standing: () => [...records.values()],
    askToMove: (bookingId) => asked.add(bookingId),
    take: (startAt) => free.delete(Date.parse(startAt)),
    give: (startAt) => free.add(Date.parse(startAt)),
  };
};

const record = (number: number, start: number, { serviceId }: BookingRequest) => ({
  bookingId: `booking-${number}`,
  title: SALON_SERVICES.find(({ id }) => id === serviceId)?.name ?? '',
  startAt: new Date(start).toISOString(),
  endAt: new Date(start + HOUR_MS).toISOString(),
  status: 'confirmed' as const,
  manageUrl: `https://app.example/rdv/token-${number}`,
});
