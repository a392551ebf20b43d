import { useRef, useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import { freshKey } from '../../features/chat/fresh-key.ts';
import { callAndRead, type PublicOutcome } from '../../lib/public-api/public-call.ts';
import type { ManageDone, ManageForm } from '../input/manage-input.ts';
import type { ManageView } from '../view/manage-view.ts';
import { bookingTexts, timeChoices } from '../view/shown-booking.ts';
import { readCancelled, readManaged } from './manage-routes.ts';

export interface Managed {
  readonly view: ManageView;
  readonly sending: ManageForm | null;
  readonly move: (slotId: string) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly cancelAll: () => Promise<void>;
}

/** What the visitor asks for. */
type Change =
  | { readonly form: 'move'; readonly slotId: string }
  | { readonly form: Exclude<ManageForm, 'move'> };

/** The appointment is absent when the answer has no body. */
type ManageOutcome = PublicOutcome<ManagedBooking | undefined>;

const withBooking = (view: ManageView, booking: ManagedBooking, language: Language): ManageView => ({
  ...view,
  ...bookingTexts(booking, language),
  times: view.times.filter(({ startAt }) => startAt !== booking.startAt),
});

/** The appointment once it is cancelled, and with it, if so asked, each that was booked at once and could be. */
const cancelled = (booking: ManagedBooking, isAll: boolean): ManagedBooking => ({
  ...(booking.canChange ? cancelledAlone(booking) : booking),
  basket: isAll
    ? booking.basket.map((one) => (one.canChange ? { ...one, ...NO_LONGER } : one))
    : booking.basket,
});

const NO_LONGER = { status: 'cancelled', canChange: false } as const;

const cancelledAlone = (booking: ManagedBooking): ManagedBooking => ({
  ...booking,
  ...NO_LONGER,
  sequence: booking.sequence + 1,
});

const changed = (
  view: ManageView,
  done: ManageDone,
  booking: ManagedBooking | undefined,
  language: Language,
): ManageView => ({
  ...withBooking(view, booking ?? cancelled(view.booking, done === 'all_cancelled'), language),
  proposed: [],
  nearest: [],
  error: null,
  done,
  confirmation: null,
});

/** Refusals of a time that nobody can choose any more. */
const LOST = new Set(['slot_taken', 'slot_too_soon']);

/** A time that was taken, or is too near by now, is no longer offered. */
const refused = (
  view: ManageView,
  change: Change,
  outcome: ManageOutcome,
  message: string,
  language: Language,
): ManageView => {
  const { timezone } = view.booking;
  const isLost = outcome.kind === 'refused' && LOST.has(outcome.code ?? '');
  const lost = isLost && change.form === 'move' ? change.slotId : null;
  return {
    ...view,
    done: null,
    error: { form: change.form, message },
    nearest: outcome.kind === 'refused' ? timeChoices(outcome.alternatives, language, timezone) : [],
    times: view.times.filter(({ slotId }) => slotId !== lost),
  };
};

const DONE = {
  move: 'moved',
  cancel: 'cancelled',
  cancel_all: 'all_cancelled',
} as const satisfies Readonly<Record<ManageForm, ManageDone>>;

/** Refusals that mean the appointment has changed since the page loaded. */
const STALE = new Set(['cut_off_passed', 'booking_closed']);

/** One idempotency key per change, so that sending it again after a failure does not repeat it. */
const useKeys = () => {
  const last = useRef({ change: '', key: '' });
  return {
    keyOf: (change: string): string => {
      if (last.current.change !== change) last.current = { change, key: freshKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = { change: '', key: '' };
    },
  };
};

/** State of the manage page: moves and cancels without a reload. */
export const useManage = (served: ManageView, language: Language, failed: string): Managed => {
  const [view, setView] = useState(served);
  const [sending, setSending] = useState<Managed['sending']>(null);
  const keys = useKeys();
  const at = { params: { manageToken: served.manageToken }, language };

  const refresh = async () => {
    const outcome = await callAndRead('GET /public/bookings/{manageToken}', at, readManaged);
    if (outcome.kind === 'done') setView((was) => withBooking(was, outcome.data, language));
  };

  const send = async (change: Change) => {
    if (sending) return;
    const { form } = change;
    setSending(form);
    const call = { ...at, idempotencyKey: keys.keyOf(change.form === 'move' ? change.slotId : change.form) };
    const outcome: ManageOutcome =
      change.form === 'move'
        ? await callAndRead(
            'PATCH /public/bookings/{manageToken}',
            { ...call, body: { slotId: change.slotId } },
            readManaged,
          )
        : await callAndRead(
            'DELETE /public/bookings/{manageToken}',
            { ...call, query: form === 'cancel_all' ? { scope: 'basket' } : {} },
            readCancelled,
          );
    setSending(null);
    if (outcome.kind === 'done') {
      keys.forget();
      setView((was) => changed(was, DONE[form], outcome.data, language));
      return form === 'cancel_all' ? refresh() : undefined;
    }
    const message = (outcome.kind === 'refused' && outcome.message) || failed;
    setView((was) => refused(was, change, outcome, message, language));
    if (outcome.kind === 'refused' && STALE.has(outcome.code ?? '')) await refresh();
  };

  return {
    ...{ view, sending, move: (slotId) => send({ form: 'move', slotId }) },
    ...{ cancel: () => send({ form: 'cancel' }), cancelAll: () => send({ form: 'cancel_all' }) },
  };
};
