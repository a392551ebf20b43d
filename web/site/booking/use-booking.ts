import { useRef, useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import type { PublicBooking, PublicBookingCreate } from '../../../shared/schemas/booking.ts';
import { freshKey } from '../../features/chat/fresh-key.ts';
import { pageUtm } from '../../features/chat/page-utm.ts';
import { type PublicOutcome, publicCall } from '../../lib/public-api/public-call.ts';
import type { SiteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { type SlotDay, slotDays } from '../view/slot-days.ts';
import { bookingBody, type FieldErrors, issueErrors, missingFields, readFields } from './form-fields.ts';

export interface BookingForm {
  readonly phase: 'filling' | 'sending' | 'done';
  readonly booking: PublicBooking | null;
  /** What is wrong with the whole, and with each input. */
  readonly message: string | null;
  readonly errors: FieldErrors;
  readonly alternatives: readonly SlotDay[];
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  readonly startAgain: () => void;
}

interface Shown extends Omit<BookingForm, 'submit' | 'startAgain'> {
  /** The service that the alternatives are of. */
  readonly of: string | null;
}

const EMPTY: Shown = {
  phase: 'filling',
  booking: null,
  message: null,
  errors: {},
  alternatives: [],
  of: null,
};

const servedState = ({ booking }: SiteView): Shown => ({
  ...EMPTY,
  message: booking.error?.message ?? null,
  errors: issueErrors(booking.error?.issues ?? []),
  alternatives: booking.alternatives,
  of: booking.serviceId,
});

interface BookingOptions {
  readonly view: SiteView;
  readonly serviceId: string | null;
  readonly language: Language;
  readonly texts: SiteTexts['booking'];
  /** The offered slots no longer hold. */
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

/** The same words sent again are the same booking; other words are another one. */
const useKeys = () => {
  const last = useRef({ text: '', key: '' });
  return (body: PublicBookingCreate): string => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: freshKey() };
    return last.current.key;
  };
};

/** The booking form's life: filling, sending, done; what the server refused is told beside the inputs. */
export const useBooking = (options: BookingOptions): BookingForm => {
  const [shown, setShown] = useState<Shown>(() => servedState(options.view));
  const keyOf = useKeys();

  const submit = async (form: HTMLFormElement) => {
    const fields = readFields(new FormData(form));
    const errors = missingFields(fields, options.texts);
    if (Object.keys(errors).length > 0) return setShown({ ...shown, message: null, errors });
    setShown({ ...shown, phase: 'sending', message: null, errors: {} });
    const { view, serviceId, language } = options;
    const body = bookingBody(fields, serviceId, language, pageUtm());
    const outcome = await publicCall('POST /public/sites/{slug}/bookings', {
      apiBase: view.booking.apiBase,
      params: { slug: view.chat.slug },
      body,
      language,
      idempotencyKey: keyOf(body),
    });
    setShown(shownOf(outcome, options));
    if (outcome.kind === 'refused' && staleCodes.has(outcome.code ?? '')) options.onStaleSlots();
  };

  const startAgain = () => {
    setShown(EMPTY);
    options.onStaleSlots();
  };

  const alternatives = shown.of === options.serviceId ? shown.alternatives : [];
  return { ...shown, alternatives, submit, startAgain };
};
