import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newAppointment, newState, type State } from '../../../../functions/assistant/conversation.ts';
import { type Decision, decide } from '../../../../functions/assistant/decide/decide.ts';
import { MOST_BASKET_SEARCHES, MOST_SEARCHES } from '../../../../functions/assistant/decide/fewer-calls.ts';
import { type Clause, does, type Frame } from '../../../../functions/assistant/frame.ts';
import type { AssistantPorts, BasketQuery, BookingResult } from '../../../../functions/assistant/ports.ts';
import { readConversation } from '../../../../functions/assistant/stored-conversation.ts';
import { fits } from '../../../../functions/assistant/time/fits.ts';
import { anyWish } from '../../../../functions/assistant/wish.ts';
import { type BasketOffer, MAX_IN_BASKET } from '../../../../shared/schemas/basket.ts';
import type { PublicBooking } from '../../../../shared/schemas/public-booking.ts';
import { NOW, salon, weekdaySlots, ZONE } from '../../../support/assistant-ports.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { frameAbout } from './frame-arbitraries.ts';
import { sometimes } from './wish-arbitraries.ts';

const HOUR_MS = 3_600_000;
const people = [
  { id: 'ana', name: 'Ana' },
  { id: 'karim', name: 'Karim' },
];
const business = salon({ people });
const services = business.services.map(({ id }) => id);
const starts = weekdaySlots().filter((_, index) => index % 2 === 0);

type Mood = 'well' | 'taken' | 'expired' | 'wait' | 'refused' | 'too_late';

interface Called {
  readonly searches: { readonly serviceId?: string | undefined; readonly personId?: string | undefined }[];
  readonly booked: { readonly slotId: string; readonly serviceId?: string | undefined }[];
  readonly changed: string[];
  readonly basketSearches: BasketQuery[];
  /** The handles of the whole baskets that were to be booked. */
  readonly offers: string[];
  /** The handles of the whole offers to which all of several were to be moved. */
  readonly movedTo: string[];
  leads: number;
  moveSearches: number;
}

const record = (bookingId: string, start: number): PublicBooking => ({
  bookingId,
  title: 'Coupe femme',
  startAt: new Date(start).toISOString(),
  endAt: new Date(start + HOUR_MS).toISOString(),
  status: 'confirmed',
  manageUrl: 'https://app.example/rdv/x',
});

const slotAt = (start: number, personId = '') => ({
  slotId: `${start}${personId}`,
  startAt: new Date(start).toISOString(),
  endAt: new Date(start + HOUR_MS).toISOString(),
});

/** An hour for each part, or a week between the dates of a series; the handle tells them. */
const basketFrom = (
  start: number,
  { arrangement, parts, count = 0, everyWeeks = 1 }: BasketQuery,
): BasketOffer => {
  const isSeries = arrangement === 'series';
  const apart = arrangement === 'together' ? 0 : isSeries ? everyWeeks * 168 * HOUR_MS : HOUR_MS;
  const placed = Array.from({ length: isSeries ? count : parts.length }, (_, at) => start + at * apart);
  return {
    offer: placed.join('/'),
    parts: placed.map((one, at) => ({
      ...{
        serviceId: parts[isSeries ? 0 : at]?.serviceId ?? '',
        title: 'Coupe femme',
        price: 55,
        currency: 'CAD',
      },
      ...{ startAt: new Date(one).toISOString(), endAt: new Date(one + HOUR_MS).toISOString() },
    })),
    ...{ gapMin: 0, skipped: [] },
  };
};

/** Later by as much as the first of them; the handle tells to when. */
const moveTo = (start: number, bookings: readonly PublicBooking[]): BasketOffer => {
  const [first] = bookings;
  const parts = bookings.map(({ startAt }) => {
    const begins = start + Date.parse(startAt) - Date.parse(first?.startAt ?? startAt);
    return {
      ...{ serviceId: 'coupe-femme', title: 'Coupe femme', price: 55, currency: 'CAD' },
      ...{ startAt: new Date(begins).toISOString(), endAt: new Date(begins + HOUR_MS).toISOString() },
    };
  });
  return { offer: `to ${start}`, parts, gapMin: 0, skipped: [] };
};

/** Ports that note what they are asked, and answer as the mood of the turn is. */
const scripted = (mood: () => Mood, called: Called, made: readonly PublicBooking[] = []): AssistantPorts => {
  const records = new Map(made.map((one) => [one.bookingId, one]));
  const baskets = new Map(made.map(({ bookingId }) => [bookingId, [...records.keys()]]));
  const basketOf = (id: string): readonly PublicBooking[] =>
    (baskets.get(id) ?? []).flatMap((one) => records.get(one) ?? []);
  const troubled = (): BookingResult | undefined => {
    const now = mood();
    if (now === 'taken')
      return { kind: 'taken', alternatives: starts.slice(0, 2).map((start) => slotAt(start)) };
    if (now === 'expired') return { kind: 'expired' };
    if (now === 'wait') return { kind: 'wait', seconds: 3 };
    return now === 'refused' ? { kind: 'refused', reason: 'limit' } : undefined;
  };
  return {
    findSlots: async (query) => {
      called.searches.push(query);
      const from = Date.parse(query.from ?? '');
      const to = Date.parse(query.to ?? '');
      return starts
        .filter((start) => start >= from && start < to)
        .map((start) => slotAt(start, query.personId));
    },
    bookSlot: async ({ slotId, serviceId }) => {
      called.booked.push({ slotId, serviceId });
      const booking = record(`booking-${records.size}`, Number.parseInt(slotId, 10));
      const trouble = troubled();
      if (!trouble) records.set(booking.bookingId, booking);
      return trouble ?? { kind: 'booked', booking };
    },
    saveLead: async () => {
      called.leads += 1;
      return { kind: 'saved', leadId: 'lead' };
    },
    moveBooking: async (id) => {
      called.changed.push(id);
      const booking = records.get(id);
      return mood() === 'too_late' || !booking ? { kind: 'too_late' } : { kind: 'moved', booking };
    },
    findMoves: async ({ bookingId, from = '', to = '' }) => {
      if (!bookingId.startsWith('booking-')) throw new Error(`Not of this conversation: ${bookingId}`);
      called.moveSearches += 1;
      const offers = starts
        .filter((start) => start >= Date.parse(from) && start < Date.parse(to))
        .map((start) => moveTo(start, basketOf(bookingId)));
      return mood() === 'too_late'
        ? { kind: 'too_late' }
        : { kind: 'found', arrangement: 'in_a_row', offers };
    },
    moveBasket: async (id, offer) => {
      called.changed.push(id);
      called.movedTo.push(offer);
      const now = mood();
      if (now === 'too_late' || now === 'taken' || now === 'expired') return { kind: now };
      return now === 'refused'
        ? { kind: 'refused', reason: 'limit' }
        : { kind: 'moved', bookings: basketOf(id) };
    },
    cancelBookings: async (ids) => {
      called.changed.push(...ids);
      const bookings = ids.flatMap((id) => records.get(id) ?? []);
      if (mood() === 'too_late' || bookings.length === 0) return { kind: 'too_late' };
      for (const { bookingId } of bookings) records.delete(bookingId);
      return { kind: 'cancelled', bookings: bookings.map((one) => ({ ...one, status: 'cancelled' })) };
    },
    keepSms: async (ids) => {
      for (const id of ids)
        if (!id.startsWith('booking-')) throw new Error(`Not of this conversation: ${id}`);
      return { kind: mood() === 'too_late' ? 'too_late' : 'kept' };
    },
    addNote: async (ids) => {
      for (const id of ids)
        if (!id.startsWith('booking-')) throw new Error(`Not of this conversation: ${id}`);
      return { kind: mood() === 'too_late' ? 'too_late' : 'kept' };
    },
    findBaskets: async (query) => {
      called.basketSearches.push(query);
      return { offers: starts.slice(0, 4).map((start) => basketFrom(start, query)) };
    },
    bookBasket: async ({ offer }) => {
      called.offers.push(offer);
      const trouble = troubled();
      if (trouble) return trouble.kind === 'booked' || trouble.kind === 'taken' ? { kind: 'taken' } : trouble;
      const [first, ...rest] = offer
        .split('/')
        .map((start, at) => record(`booking-${records.size}-${at}`, Number(start)));
      if (!first) return { kind: 'expired' };
      const ids = [first, ...rest].map(({ bookingId }) => bookingId);
      for (const booking of [first, ...rest]) {
        records.set(booking.bookingId, booking);
        baskets.set(booking.bookingId, ids);
      }
      return { kind: 'booked', bookings: [first, ...rest] };
    },
    findBookings: async (ids) =>
      ids.flatMap((id) => {
        const booking = records.get(id);
        const change = booking?.status === 'confirmed' ? ('open' as const) : ('closed' as const);
        const basket = baskets.get(id);
        return booking ? { booking, change, ...(basket ? { basket } : {}) } : [];
      }),
  };
};

interface Spoken {
  readonly frame: Frame;
  readonly consent: boolean;
  readonly button: number | undefined;
  readonly mood: Mood;
}

const spoken: fc.Arbitrary<Spoken> = fc.record({
  frame: frameAbout(services, ['ana', 'karim']),
  consent: fc.constantFrom(true, true, true, true, false),
  button: sometimes(fc.nat(7)),
  mood: fc.constantFrom('well', 'well', 'well', 'taken', 'expired', 'wait', 'refused', 'too_late'),
});

interface Told {
  readonly turn: Spoken;
  readonly decision: Decision;
  readonly called: Called;
  readonly shown: readonly string[];
  readonly own: readonly string[];
}

const turnsOf = async (
  turns: readonly Spoken[],
  check: (told: Told) => void,
  made: readonly PublicBooking[] = [],
): Promise<void> => {
  let mood: Mood = 'well';
  let state: State = {
    ...newState,
    appointments: made.map((booked) => ({
      ...newAppointment,
      ...{ wish: { ...anyWish, serviceId: 'coupe-femme' }, booked, bookedUnder: 'Ana Roy' },
    })),
  };
  let shown: readonly string[] = [];
  const called: Called = {
    ...{ searches: [], booked: [], changed: [], basketSearches: [], offers: [], movedTo: [] },
    ...{ leads: 0, moveSearches: 0 },
  };
  const ports = scripted(() => mood, called, made);
  for (const turn of turns) {
    mood = turn.mood;
    const own = state.appointments.flatMap(({ booked }) => booked?.bookingId ?? []);
    called.searches.length = called.booked.length = called.changed.length = called.leads = 0;
    called.basketSearches.length = called.offers.length = called.movedTo.length = called.moveSearches = 0;
    const slotId = turn.button === undefined ? undefined : (shown[turn.button] ?? 'forged');
    const given = {
      message: '',
      history: [],
      consent: turn.consent,
      now: NOW,
      language: 'fr' as const,
      slotId,
    };
    const decision = await decide(turn.frame, state, business, ports, given);
    check({ turn, decision, called, shown, own });
    const kept = readConversation(JSON.parse(JSON.stringify({ language: 'fr', state: decision.state })));
    if (!kept) throw new Error(`not readable: ${JSON.stringify(decision.state)}`);
    state = kept.state;
    shown = [...shown, ...decision.slots.map((slot) => slot.slotId)];
  }
};

const conversations = fc.array(spoken, { minLength: 1, maxLength: 6 });

const always = (check: (told: Told) => void, count: number) =>
  fc.assert(
    fc.asyncProperty(conversations, (turns) => turnsOf(turns, check)),
    seededRuns(count),
  );

const TWO = [0, 1].map((at) => record(`booking-${at}`, starts[12 + at] ?? 0));

/** All of two is asked to be moved, whatever else is said. */
const movingAll = spoken.map((turn): Spoken => {
  const { frame } = turn;
  return {
    ...turn,
    button: undefined,
    frame: { ...frame, acts: [...frame.acts, 'move'], choice: { kind: 'all' } },
  };
});

/** The same, to some other time of those that there are, and nothing else is said. */
const dayOf = (start: number | undefined): string => new Date(start ?? NOW).toISOString().slice(0, 10);
const SOON: Clause = {
  ...{ polarity: 'wanted', persons: [], services: [] },
  when: { dates: [{ from: dayOf(starts[0]), to: dayOf(starts.at(-1)) }], weekdays: [], times: [] },
};
const onlyMovingAll = movingAll.map((turn): Spoken => {
  const said = { acts: ['move'] as const, asks: [], clauses: [SOON], contact: {}, remarks: [] };
  const frame: Frame = { ...turn.frame, ...said };
  return { ...turn, frame };
});

/** Presses the first of what was put forward. */
const pressing = spoken.map((turn): Spoken => ({ ...turn, button: 0 }));

const URGENT = ['emergency', 'complaint', 'late'] as const;

/** What a visitor says or does that may accept a moment put before them. */
const mayAccept = ({ frame, button }: Spoken): boolean =>
  button !== undefined ||
  does(frame, 'yes') ||
  frame.choice !== undefined ||
  Object.keys(frame.contact).length > 0 ||
  // "The soonest", said of times that were shown, chooses among them as a time told does.
  frame.clauses.some(
    ({ polarity, when, prefers }) => polarity === 'wanted' && (when !== undefined || prefers !== undefined),
  );

describe('whatever a reader makes of the messages', () => {
  test('nothing is booked, moved or cancelled that was not shown, accepted and agreed to', async () => {
    await always(({ turn, decision, called, shown, own }) => {
      for (const { slotId } of called.booked) expect(shown).toContain(slotId);
      for (const { serviceId } of called.booked) expect([undefined, ...services]).toContain(serviceId);
      for (const offer of [...called.offers, ...called.movedTo]) expect(shown).toContain(offer);
      for (const id of called.changed) expect(own).toContain(id);
      const attempts = called.booked.length + called.offers.length;
      if (attempts + called.changed.length > 0) expect(mayAccept(turn)).toBe(true);
      expect(attempts + Math.min(1, called.changed.length)).toBeLessThanOrEqual(1);
      if (!turn.consent) expect(attempts + called.leads).toBe(0);
      const isTold = decision.acts.some(({ kind }) => kind === 'booked' || kind === 'basket_booked');
      const isAgain = decision.basket !== undefined && attempts === 0;
      expect([decision.booking !== undefined, isTold]).toEqual([isTold, isTold]);
      if (isTold && !isAgain)
        expect([attempts, turn.mood === 'well' || turn.mood === 'too_late']).toEqual([1, true]);
    }, 120);
  });

  test('what was booked at once is moved at once only to an offer that was shown and accepted', async () => {
    let moves = 0;
    const check = ({ turn, decision, called, shown, own }: Told): void => {
      for (const offer of called.movedTo) expect(shown).toContain(offer);
      for (const id of called.changed) expect(own).toContain(id);
      if (called.movedTo.length > 0) expect(mayAccept(turn)).toBe(true);
      const told = decision.acts.filter(({ kind }) => kind === 'all_moved');
      const isMoved = called.movedTo.length === 1 && (turn.mood === 'well' || turn.mood === 'wait');
      expect(told).toHaveLength(isMoved ? 1 : 0);
      expect(called.moveSearches).toBeLessThanOrEqual(MOST_BASKET_SEARCHES);
      moves += told.length;
    };
    const talks = fc
      .tuple(fc.oneof(movingAll, onlyMovingAll), fc.array(pressing, { maxLength: 1 }), conversations)
      .map(([first, next, rest]) => [first, ...next, ...rest]);
    await fc.assert(
      fc.asyncProperty(talks, (turns) => turnsOf(turns, check, TWO)),
      seededRuns(160),
    );
    expect(moves).toBeGreaterThan(0);
  });

  test('every turn is answered, in bounds, with ids that were given', async () => {
    await always(({ turn, decision, called }) => {
      expect(decision.acts.length).toBeGreaterThan(0);
      expect(decision.slots.length).toBeLessThanOrEqual(6);
      expect(called.searches.length).toBeLessThanOrEqual(MOST_SEARCHES);
      expect(called.leads).toBeLessThanOrEqual(1);
      expect(called.basketSearches.length + called.moveSearches).toBeLessThanOrEqual(MOST_BASKET_SEARCHES);
      for (const { parts, count = 0 } of called.basketSearches) {
        for (const { serviceId } of parts) expect(services).toContain(serviceId);
        expect(Math.max(parts.length, count)).toBeLessThanOrEqual(MAX_IN_BASKET);
      }
      for (const { serviceId, personId } of called.searches) {
        expect([undefined, ...services]).toContain(serviceId);
        expect([undefined, 'ana', 'karim']).toContain(personId);
      }
      // Whoever is choosing a time of those that are shown is late for none yet: the team reads it with the booking.
      const { acts, choice } = turn.frame;
      const isChoosing = choice?.kind === 'shown' || choice?.kind === 'ordinal';
      const isUrgent =
        turn.button === undefined &&
        acts.some((act) => URGENT.some((one) => one === act) && !(act === 'late' && isChoosing));
      const isMessage = decision.acts.some(({ kind }) => kind === 'passed_on' || kind === 'ask_details');
      if (isUrgent && !isMessage) expect(decision.slots).toEqual([]);
    }, 120);
  });

  test('no slot that is offered contradicts what was said', async () => {
    await always(({ decision }) => {
      for (const act of decision.acts) {
        if (act.kind !== 'offered' && act.kind !== 'proposed') continue;
        const { options, excepts } = act.wish;
        const slots = act.kind === 'offered' ? act.slots : [act.proposal.slot];
        const isAsWished = act.kind === 'proposed' || act.fit === 'as_wished' || act.fit === 'not_offered';
        for (const slot of slots)
          expect([slot.startAt, fits(slot, { options: isAsWished ? options : [], excepts }, ZONE)]).toEqual([
            slot.startAt,
            act.kind === 'offered' && act.fit === 'taken' ? expect.any(Boolean) : true,
          ]);
      }
    }, 120);
  });
});
