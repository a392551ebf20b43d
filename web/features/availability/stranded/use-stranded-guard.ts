import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { MAX_ASKED_AT_ONCE } from '../../../../shared/schemas/bookings-ahead.ts';
import type { FreeColleague, StrandedAsk, StrandedBookings } from '../../../../shared/schemas/stranded.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { api } from '../../session/session.ts';
import { useRefresh } from '../../session/use-api.ts';
import { strandedTexts } from './stranded-texts.ts';
import { useWhatOf } from './use-what-of.ts';

/** A booking that a colleague takes over. */
interface Giving {
  readonly booking: Booking;
  readonly to: FreeColleague;
}

/** What was decided: the ids of the bookings whose clients are asked for another time, and those that are given away. */
export interface Chosen {
  readonly asked: readonly string[];
  readonly given: readonly Giving[];
}

/** Bookings that wait for a decision: what becomes of them, or null to go back. */
export interface Held {
  readonly found: StrandedBookings;
  readonly settle: (chosen: Chosen | null) => void;
}

/** The member went back from the list: nothing was saved, and there is nothing to tell them. */
export class WentBack extends Error {}

const NOTHING: Chosen = { asked: [], given: [] };

const askToMove = async (ids: readonly string[]): Promise<void> => {
  for (let first = 0; first < ids.length; first += MAX_ASKED_AT_ONCE)
    await api('POST /v1/bookings/ask-to-move', {
      body: { bookingIds: ids.slice(first, first + MAX_ASKED_AT_ONCE) },
    });
};

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

/** Gives each booking to its colleague and asks each client; answers what was not done of it, in sentences. */
const useCarryingOut = () => {
  const t = useTexts(strandedTexts);
  const whatOf = useWhatOf();
  const give = async ({ booking, to: { calendarId, personName } }: Giving): Promise<readonly string[]> => {
    const { bookingId, version } = booking;
    try {
      await api('PATCH /v1/bookings/{bookingId}', { params: { bookingId }, body: { calendarId, version } });
      return [];
    } catch (error) {
      return [t.notGiven(whatOf(booking), personName, errorText(error, t.giveFailed))];
    }
  };
  return async ({ asked, given }: Chosen): Promise<readonly string[]> => {
    const problems: string[] = [];
    // One after the other: two of them may be for the same person.
    for (const giving of given) problems.push(...(await give(giving)));
    try {
      await askToMove(asked);
    } catch {
      problems.push(t.askFailed);
    }
    return problems;
  };
};

/**
 * Saves changes of hours or a closure once the bookings that they strand were shown and decided; render the dialog
 * while some are `held`: nothing is in progress then. Answers null where all was done, and else what is to be told: all
 * is saved then, and some of what was decided was not done. Throws `WentBack`, and what the check and the save throw.
 */
export const useStrandedGuard = () => {
  const t = useTexts(strandedTexts);
  const [held, hold] = useState<Held | null>(null);
  const refresh = useRefresh();
  const carryOut = useCarryingOut();
  const decide = (stranded: StrandedBookings) =>
    new Promise<Chosen | null>((settle) => hold({ found: stranded, settle })).finally(() => hold(null));
  const guard = async (
    asks: readonly StrandedAsk[],
    save: () => Promise<unknown>,
  ): Promise<string | null> => {
    const stranded = await found(asks);
    const chosen = stranded.bookings.length === 0 ? NOTHING : await decide(stranded);
    if (chosen === null) throw new WentBack();
    await save();
    const problems = await carryOut(chosen);
    if (chosen.asked.length + chosen.given.length > 0)
      await refresh('GET /v1/bookings', 'GET /v1/slots', 'GET /v1/closures');
    return problems.length === 0 ? null : [t.savedBut, ...problems].join(' ');
  };
  return { held, guard };
};
