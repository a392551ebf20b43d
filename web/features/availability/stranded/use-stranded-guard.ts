import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { MAX_ASKED_AT_ONCE } from '../../../../shared/schemas/bookings-ahead.ts';
import type { FreeColleague, StrandedAsk, StrandedBookings } from '../../../../shared/schemas/stranded.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { api } from '../../session/session.ts';
import { useRefresh } from '../../session/use-api.ts';
import { SavedSome } from '../saved-some.ts';
import { strandedTexts } from './stranded-texts.ts';

/** A booking that a colleague takes over. */
export interface Giving {
  readonly booking: Booking;
  readonly to: FreeColleague;
}

/** What was decided: the ids of the bookings whose clients are asked for another time, and those that are given away. */
export interface Chosen {
  readonly asked: readonly string[];
  readonly given: readonly Giving[];
}

/** Why each of some bookings, by their ids, was not given away or asked. */
type Failures = ReadonlyMap<string, string>;

/** Bookings that wait for a decision: what becomes of them, or null to go back. */
export interface Held {
  readonly found: StrandedBookings;
  /** Those that were given away just now. */
  readonly given: readonly Giving[];
  /** Present once all else is saved: what was decided of these was not done, and null leaves them as they are. */
  readonly failures?: Failures;
  readonly settle: (chosen: Chosen | null) => void;
}

/** The member went back from the list: nothing was saved, and there is nothing to tell them. */
export class WentBack extends Error {}

/** What was decided of the bookings of some calendars. */
const chosenOf = ({ bookings }: StrandedBookings, chosen: Chosen, calendarIds: readonly string[]): Chosen => {
  const ids = bookings
    .filter(({ calendarId }) => calendarIds.includes(calendarId))
    .map(({ bookingId }) => bookingId);
  return {
    asked: chosen.asked.filter((id) => ids.includes(id)),
    given: chosen.given.filter(({ booking }) => ids.includes(booking.bookingId)),
  };
};

const NOTHING: Chosen = { asked: [], given: [] };

const found = async (asks: readonly StrandedAsk[]): Promise<StrandedBookings> => {
  const answers = await Promise.all(asks.map((body) => api('POST /v1/availability/stranded', { body })));
  return {
    bookings: answers
      .flatMap(({ bookings }) => bookings)
      .toSorted((a, b) => a.startAt.localeCompare(b.startAt)),
    colleagues: answers.flatMap(({ colleagues }) => colleagues),
    isMore: answers.some(({ isMore }) => isMore),
  };
};

/** Gives each booking to its colleague and asks each client; answers what was not done of it. */
const useCarryingOut = () => {
  const t = useTexts(strandedTexts);
  const give = async ({ booking, to: { calendarId, personName } }: Giving): Promise<Failures> => {
    const { bookingId, version } = booking;
    try {
      await api('PATCH /v1/bookings/{bookingId}', { params: { bookingId }, body: { calendarId, version } });
      return new Map();
    } catch (error) {
      return new Map([[bookingId, t.notGiven(personName, errorText(error, t.giveFailed))]]);
    }
  };
  const ask = async (bookingIds: string[]): Promise<Failures> => {
    try {
      await api('POST /v1/bookings/ask-to-move', { body: { bookingIds } });
      return new Map();
    } catch (error) {
      return new Map(bookingIds.map((id) => [id, t.notAsked(errorText(error, t.askFailed))]));
    }
  };
  return async ({ asked, given }: Chosen): Promise<Failures> => {
    const failures: Failures[] = [];
    // One after the other: two of them may be for the same person.
    for (const giving of given) failures.push(await give(giving));
    for (let first = 0; first < asked.length; first += MAX_ASKED_AT_ONCE)
      failures.push(await ask(asked.slice(first, first + MAX_ASKED_AT_ONCE)));
    return new Map(failures.flatMap((one) => [...one]));
  };
};

/** The bookings that are still to be decided, what was given away of the others, and who was not tried yet. */
const leftOf = ({ found, given }: Omit<Held, 'settle'>, chosen: Chosen, failures: Failures) => {
  const tried = new Set(chosen.given.map(({ to }) => to));
  return {
    found: {
      bookings: found.bookings.filter(({ bookingId }) => failures.has(bookingId)),
      colleagues: found.colleagues.filter((one) => failures.has(one.bookingId) && !tried.has(one)),
      isMore: false,
    },
    given: [...given, ...chosen.given.filter(({ booking }) => !failures.has(booking.bookingId))],
    failures,
  };
};

/**
 * Saves changes of hours or a closure once the bookings that they strand were shown and decided; render the dialog
 * while some are `held`: nothing is in progress then. What was decided and not done is shown again, each with its reason,
 * until it is done or left. Throws `WentBack`, and what the check and the save throw.
 */
export const useStrandedGuard = () => {
  const [held, setHeld] = useState<Held | null>(null);
  const refresh = useRefresh();
  const carryOut = useCarryingOut();
  const decide = (waiting: Omit<Held, 'settle'>) =>
    new Promise<Chosen | null>((settle) => setHeld({ ...waiting, settle })).finally(() => setHeld(null));
  const finish = async (decided: Omit<Held, 'settle'>, chosen: Chosen): Promise<void> => {
    const failures = await carryOut(chosen);
    if (chosen.asked.length + chosen.given.length > 0) await refresh('bookings');
    if (failures.size === 0) return;
    const left = leftOf(decided, chosen, failures);
    const again = await decide(left);
    if (again) await finish(left, again);
  };
  const guard = async (asks: readonly StrandedAsk[], save: () => Promise<unknown>): Promise<void> => {
    const stranded = { found: await found(asks), given: [] };
    const chosen = stranded.found.bookings.length === 0 ? NOTHING : await decide(stranded);
    if (chosen === null) throw new WentBack();
    try {
      await save();
    } catch (error) {
      // What was decided of the bookings that are stranded now is done: the next save lists them no more.
      if (error instanceof SavedSome)
        await finish(stranded, chosenOf(stranded.found, chosen, error.calendarIds));
      throw error;
    }
    await finish(stranded, chosen);
  };
  return { held, guard };
};
