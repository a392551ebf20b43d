import type { Language } from '../../../shared/domain/language.ts';
import type { PublicBooking, PublicBookingCreate } from '../../../shared/schemas/booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { isBooking, isRecord, readData, readSlots } from '../../features/chat/wire.ts';

interface Issue {
  readonly path: string;
  readonly message: string;
}

export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booking: PublicBooking }
  | {
      readonly kind: 'refused';
      /** The server's words; null when it was not our server that refused. */
      readonly message: string | null;
      readonly code: string | null;
      readonly issues: readonly Issue[];
      readonly alternatives: readonly PublicSlot[];
    }
  | { readonly kind: 'failed' };

const TIMEOUT_MS = 10_000;
/** Slots that the form asks for. */
const SLOT_LIMIT = 60;
const MINUTE_MS = 60_000;

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

const readRefusal = (body: unknown): BookingOutcome => {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  return {
    kind: 'refused',
    message: typeof error.message === 'string' ? error.message : null,
    code: typeof error.code === 'string' ? error.code : null,
    issues: Array.isArray(error.issues) ? error.issues.filter(isIssue) : [],
    alternatives: readSlots(error.alternatives),
  };
};

/** Books by the form. Never throws: what could not be understood is `failed`, and may be sent again with its key. */
export const bookSlot = async (
  url: string,
  body: PublicBookingCreate,
  idempotencyKey: string,
): Promise<BookingOutcome> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Language': body.language ?? 'fr',
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (!response.ok) return readRefusal(answer);
    const booking = readData(answer);
    return isBooking(booking) ? { kind: 'booked', booking } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
};

export interface SlotsWanted {
  readonly url: string;
  readonly serviceId: string | null;
  /** Whose slots; anyone's when null. */
  readonly personId: string | null;
  /** Start of a slot; only later ones are wanted. */
  readonly after: string | null;
  readonly language: Language;
}

/** Free slots of a service, soonest first; throws when they could not be had. */
export const fetchSlots = async (
  { url, serviceId, personId, after, language }: SlotsWanted,
  signal: AbortSignal,
): Promise<PublicSlot[]> => {
  const query = new URLSearchParams({
    limit: String(SLOT_LIMIT),
    ...(serviceId === null ? {} : { serviceId }),
    ...(personId === null ? {} : { calendarId: personId }),
    ...(after === null ? {} : { from: new Date(Date.parse(after) + MINUTE_MS).toISOString() }),
  });
  const response = await fetch(`${url}?${query}`, {
    headers: { Accept: 'application/json', 'Accept-Language': language },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`Slots: ${response.status}`);
  const data = readData(await response.json());
  return readSlots(isRecord(data) ? data.slots : []);
};
