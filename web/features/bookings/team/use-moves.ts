import { useMemo, useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { formatSpan } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useMe } from '../../session/use-me.ts';
import { type FreeTime, freeTimesOf, withFreshSlots } from '../slot-taken.ts';
import { bookingTexts } from '../texts.ts';
import type { BookingActions } from '../use-bookings.ts';
import type { Place } from './board-drag.ts';
import { teamTexts } from './team-texts.ts';

/** Why a move was refused, and the free times that the server names instead. */
export interface Refusal {
  readonly text: string;
  readonly booking: Booking;
  readonly to: Place;
  /** Whose column it was dropped on. */
  readonly who: string;
  readonly freeTimes: readonly FreeTime[];
}

type Actions = Pick<BookingActions, 'change' | 'reloadSlots'>;

const placeOf = ({ calendarId, startAt }: Booking): Place => ({ calendarId, startAt });

/** The change that brings a booking to a place; what stays as it is is not sent. */
const changeTo = (booking: Booking, { calendarId, startAt }: Place) => ({
  ...(startAt === booking.startAt ? {} : { startAt }),
  ...(calendarId === booking.calendarId ? {} : { calendarId }),
});

/** A booking as it is at another place. */
export const placed = (booking: Booking, { calendarId, startAt }: Place): Booking => {
  const lastsMs = Date.parse(booking.endAt) - Date.parse(booking.startAt);
  return { ...booking, calendarId, startAt, endAt: new Date(Date.parse(startAt) + lastsMs).toISOString() };
};

/** Sends moves; until the server's answer is read again, a booking is shown where it was put. */
const useSending = (actions: Actions) => {
  const [pending, setPending] = useState<ReadonlyMap<string, Place>>(new Map());
  const send = async (booking: Booking, place: Place): Promise<Booking> => {
    const id = booking.bookingId;
    setPending((known) => new Map(known).set(id, place));
    try {
      return await withFreshSlots(() => actions.change(booking, changeTo(booking, place)), actions);
    } finally {
      setPending((known) => new Map([...known].filter(([key]) => key !== id)));
    }
  };
  return { send, pending };
};

/**
 * Moves a booking to another person, another time or both. It is shown there at once, snaps back when the server refuses
 * it, and can be undone for as long as the message stands.
 */
export const useMoves = (bookings: readonly Booking[], actions: Actions) => {
  const t = useTexts(teamTexts);
  const words = useTexts(bookingTexts);
  const language = useLanguage();
  const toast = useToast();
  const { timezone } = useMe().tenant;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { send, pending } = useSending(actions);
  const refuse = (booking: Booking, to: Place, who: string, error: unknown, say: typeof t.refused) => {
    const text = say(booking.leadName || booking.title || words.untitled, errorText(error, words.moveFailed));
    setRefusal({ text, booking, to, who, freeTimes: freeTimesOf(error) });
  };
  const undo = async (moved: Booking, before: Place, who: string) => {
    try {
      await send(moved, before);
      toast(t.undone);
    } catch (error) {
      refuse(moved, before, who, error, t.undoRefused);
    }
  };
  const move = async (booking: Booking, to: Place, who: string) => {
    setRefusal(null);
    try {
      const moved = await send(booking, to);
      const when = formatSpan(moved.startAt, moved.endAt, language, timezone);
      const back = () => void undo(moved, placeOf(booking), booking.personName ?? '');
      toast(t.moved(who, when), { label: t.undo, run: back });
    } catch (error) {
      refuse(booking, to, who, error, t.refused);
    }
  };
  const shown = useMemo(
    () =>
      bookings.map((booking) => {
        const place = pending.get(booking.bookingId);
        return place ? placed(booking, place) : booking;
      }),
    [bookings, pending],
  );
  return { bookings: shown, move, refusal, dismiss: () => setRefusal(null) };
};

export type Moves = ReturnType<typeof useMoves>;
