import { useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import type { PublicBooking, PublicBookingCreate } from '../../../shared/schemas/public-booking.ts';
import { pageUtm } from '../../features/chat/page-utm.ts';
import { type PublicOutcome, publicCall } from '../../lib/public-api/public-call.ts';
import type { SiteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { type SlotDay, slotDays } from '../view/slot-days.ts';
import { bookingBody, type FieldErrors, issueErrors, missingFields, readFields } from './form-fields.ts';
import { type SendingPhase, useSending } from './use-sending.ts';

export interface BookingForm {
  readonly phase: 'filling' | SendingPhase['phase'] | 'done';
  /** Seconds until a waiting booking is sent again; 0 in any other phase. */
  readonly waitSeconds: number;
  readonly booking: PublicBooking | null;
  /** The form's error, and each input's. */
  readonly message: string | null;
  readonly errors: FieldErrors;
  readonly alternatives: readonly SlotDay[];
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  /** Stops the wait and returns to the form with its values. */
  readonly stopWaiting: () => void;
  readonly startAgain: () => void;
}

interface Shown extends Omit<BookingForm, 'submit' | 'stopWaiting' | 'startAgain'> {
  /** The service of the alternative times. */
  readonly of: string | null;
}

const EMPTY: Shown = {
  phase: 'filling',
  waitSeconds: 0,
  booking: null,
  message: null,
  errors: {},
  alternatives: [],
  of: null,
};

const servedState = ({ booking }: SiteView): Shown => ({
  ...EMPTY,
  message: booking.wait?.message ?? booking.error?.message ?? null,
  errors: issueErrors(booking.error?.issues ?? []),
  alternatives: booking.alternatives,
  of: booking.serviceId,
});

interface BookingOptions {
  readonly view: SiteView;
  readonly serviceId: string | null;
  readonly language: Language;
  readonly texts: SiteTexts['booking'];
  /** The slots offered before are no longer valid. */
  readonly onStaleSlots: () => void;
}

const shownOf = (
  outcome: PublicOutcome<PublicBooking>,
  { view, serviceId, language, texts }: BookingOptions,
): Shown => {
  if (outcome.kind === 'done') return { ...EMPTY, phase: 'done', booking: outcome.data };
  if (outcome.kind === 'failed') return { ...EMPTY, message: texts.failed };
  return {
    ...EMPTY,
    message: outcome.message ?? texts.failed,
    errors: issueErrors(outcome.issues),
    alternatives: slotDays(outcome.alternatives, language, view.chat.timezone),
    of: serviceId,
  };
};

const staleCodes = new Set(['slot_taken', 'slot_invalid', 'slot_in_past', 'day_full']);

/** Whether the times shown are no longer those that can be booked. */
export const isStale = (outcome: PublicOutcome<unknown>): boolean =>
  outcome.kind === 'refused' && staleCodes.has(outcome.code ?? '');

/** The booking form's phases: filling, sending, waiting, done. The server's issues show beside the inputs. */
export const useBooking = (options: BookingOptions): BookingForm => {
  const { view, texts } = options;
  const [shown, setShown] = useState<Shown>(() => servedState(view));
  const post = (body: PublicBookingCreate, idempotencyKey: string) =>
    publicCall('POST /public/sites/{slug}/bookings', {
      apiBase: view.booking.apiBase,
      params: { slug: view.chat.slug },
      body,
      language: options.language,
      idempotencyKey,
    });
  const { send, stopWaiting } = useSending(post, (phase) => setShown((was) => ({ ...was, ...phase })));

  const submit = async (form: HTMLFormElement) => {
    const fields = readFields(new FormData(form));
    const errors = missingFields(fields, texts);
    if (Object.keys(errors).length > 0) return setShown({ ...shown, message: null, errors });
    setShown({ ...shown, message: null, errors: {} });
    const outcome = await send(bookingBody(fields, options.serviceId, options.language, pageUtm()));
    if (outcome === 'stopped') return setShown((was) => ({ ...was, phase: 'filling', waitSeconds: 0 }));
    setShown(shownOf(outcome, options));
    if (isStale(outcome)) options.onStaleSlots();
  };

  const startAgain = () => {
    setShown(EMPTY);
    options.onStaleSlots();
  };

  const alternatives = shown.of === options.serviceId ? shown.alternatives : [];
  return { ...shown, alternatives, submit, stopWaiting, startAgain };
};
