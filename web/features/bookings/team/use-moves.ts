import { useMemo, useState } from 'react';
import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useClientName } from '../../../i18n/client-name.ts';
import { formatSpan } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useMe } from '../../session/use-me.ts';
import { type FreeTime, freeTimesOf, withFreshSlots } from '../slot-taken.ts';
import { bookingTexts } from '../texts.ts';
import { useUnreached } from '../unreached.ts';
import type { BookingActions } from '../use-bookings.ts';
import type { Placement } from './board-drag.ts';
import { teamTexts } from './team-texts.ts';

/** Why a change was refused, and the free times that the server names instead. */
export interface Refusal {
  readonly text: string;
  readonly booking: Booking;
  readonly to: Placement;
  /** Whose column it was dropped on. */
  readonly who: string;
  readonly freeTimes: readonly FreeTime[];
}

type Refused = (what: string, why: string) => string;

type Actions = Pick<BookingActions, 'change' | 'reloadSlots'>;

const placementOf = ({ calendarId, startAt, endAt }: Booking): Placement => ({ calendarId, startAt, endAt });

const minutesOf = ({ startAt, endAt }: Placement): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / MINUTE_MS;

/** The change that gives a booking another placement; what stays as it is is not sent. */
const changeTo = (booking: Booking, to: Placement) => ({
  ...(to.startAt === booking.startAt ? {} : { startAt: to.startAt }),
  ...(to.calendarId === booking.calendarId ? {} : { calendarId: to.calendarId }),
  ...(minutesOf(to) === minutesOf(booking) ? {} : { durationMin: minutesOf(to) }),
});

/** What a change is called. */
const kindOf = (booking: Booking, { calendarId, startAt }: Placement): 'move' | 'resize' =>
  calendarId === booking.calendarId && startAt === booking.startAt ? 'resize' : 'move';

/** Sends changes; until the server's answer is read again, a booking is shown where it was put. */
const useSending = (actions: Actions) => {
  const [pending, setPending] = useState<ReadonlyMap<string, Placement>>(new Map());
  const send = async (booking: Booking, to: Placement): Promise<Booking> => {
    const id = booking.bookingId;
    setPending((known) => new Map(known).set(id, to));
    try {
      return await withFreshSlots(() => actions.change(booking, changeTo(booking, to)), actions);
    } finally {
      setPending((known) => new Map([...known].filter(([key]) => key !== id)));
    }
  };
  return { send, pending };
};

/**
 * Moves a booking to another person, another time or both, or gives it another length. It is shown so at once, snaps
 * back when the server refuses it, and can be undone for as long as the message stands.
 */
export const useMoves = (bookings: readonly Booking[], actions: Actions) => {
  const t = useTexts(teamTexts);
  const words = useTexts(bookingTexts);
  const language = useLanguage();
  const clientName = useClientName();
  const unreached = useUnreached();
  const toast = useToast();
  const { timezone } = useMe().tenant;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { send, pending } = useSending(actions);
  const refuse = (refused: Omit<Refusal, 'text'>, error: unknown, say: Refused) => {
    const what = clientName(refused.booking) || refused.booking.title || words.untitled;
    setRefusal({ ...refused, text: say(what, errorText(error, words.moveFailed)) });
  };
  const undo = async (booking: Booking, to: Placement, who: string) => {
    const say = t[kindOf(booking, to)];
    try {
      await send(booking, to);
      toast(say.undone);
    } catch (error) {
      refuse({ booking, to, who, freeTimes: freeTimesOf(error) }, error, say.undoRefused);
    }
  };
  const move = async (booking: Booking, to: Placement, who: string) => {
    const say = t[kindOf(booking, to)];
    setRefusal(null);
    try {
      const moved = await send(booking, to);
      const when = formatSpan(moved.startAt, moved.endAt, language, timezone);
      const back = () => void undo(moved, placementOf(booking), booking.personName ?? '');
      toast([say.done(when, who), unreached(moved)].filter(Boolean).join('. '), {
        label: say.undo,
        run: back,
      });
    } catch (error) {
      refuse({ booking, to, who, freeTimes: freeTimesOf(error) }, error, say.refused);
    }
  };
  const shown = useMemo(
    () =>
      bookings.map((booking) => {
        const to = pending.get(booking.bookingId);
        return to ? { ...booking, ...to } : booking;
      }),
    [bookings, pending],
  );
  return { bookings: shown, move, refusal, dismiss: () => setRefusal(null) };
};

export type Moves = ReturnType<typeof useMoves>;
