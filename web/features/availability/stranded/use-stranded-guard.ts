import { useState } from 'react';
import { MAX_ASKED_AT_ONCE } from '../../../../shared/schemas/bookings-ahead.ts';
import type { StrandedAsk, StrandedBookings } from '../../../../shared/schemas/stranded.ts';
import { api } from '../../session/session.ts';
import { useRefresh } from '../../session/use-api.ts';

/** Bookings that wait for a decision: the ids of those to be asked, or null to go back. */
export interface Held {
  readonly found: StrandedBookings;
  readonly settle: (chosen: readonly string[] | null) => void;
}

/** The member went back from the list: nothing was saved, and there is nothing to tell them. */
export class WentBack extends Error {}

/** `not-asked`: saved, and not every request went out. */
export type Guarded = 'saved' | 'not-asked';

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
    isMore: answers.some(({ isMore }) => isMore),
  };
};

/**
 * Saves changes of hours or a closure once the bookings that they strand were shown and decided; render the dialog
 * while some are `held`: nothing is in progress then. Throws `WentBack`, and what the check and the save throw.
 */
export const useStrandedGuard = () => {
  const [held, hold] = useState<Held | null>(null);
  const refresh = useRefresh();
  const decide = (stranded: StrandedBookings) =>
    new Promise<readonly string[] | null>((settle) => hold({ found: stranded, settle })).finally(() =>
      hold(null),
    );
  const guard = async (asks: readonly StrandedAsk[], save: () => Promise<unknown>): Promise<Guarded> => {
    const stranded = await found(asks);
    const chosen = stranded.bookings.length === 0 ? [] : await decide(stranded);
    if (chosen === null) throw new WentBack();
    await save();
    try {
      await askToMove(chosen);
    } catch {
      return 'not-asked';
    } finally {
      if (chosen.length > 0) await refresh('GET /v1/bookings');
    }
    return 'saved';
  };
  return { held, guard };
};
