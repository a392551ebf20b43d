import type { Language } from '../../../shared/domain/language.ts';
import type { ManagedBooking } from '../../../shared/schemas/booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { isBooking, isRecord, readData, readSlots } from '../../features/chat/wire.ts';

export type ChangeOutcome =
  /** Without the appointment when the answer has no body. */
  | { readonly kind: 'changed'; readonly booking: ManagedBooking | null }
  | {
      readonly kind: 'refused';
      /** The server's words; null when it was not our server that refused. */
      readonly message: string | null;
      readonly code: string | null;
      readonly alternatives: readonly PublicSlot[];
    }
  | { readonly kind: 'failed' };

const TIMEOUT_MS = 10_000;
const NO_CONTENT = 204;

const isManaged = (value: unknown): value is ManagedBooking =>
  isBooking(value) &&
  'canChange' in value &&
  typeof value.canChange === 'boolean' &&
  'cutOffAt' in value &&
  typeof value.cutOffAt === 'string' &&
  'timezone' in value &&
  typeof value.timezone === 'string';

const readRefusal = (body: unknown): ChangeOutcome => {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  return {
    kind: 'refused',
    message: typeof error.message === 'string' ? error.message : null,
    code: typeof error.code === 'string' ? error.code : null,
    alternatives: readSlots(error.alternatives),
  };
};

interface ChangeCall {
  readonly url: string;
  readonly method: 'GET' | 'PATCH' | 'DELETE';
  readonly language: Language;
  readonly slotId?: string;
  readonly key?: string;
}

/** Reads, moves or cancels an appointment. Never throws: what could not be understood is `failed`. */
export const callManaged = async ({
  url,
  method,
  language,
  slotId,
  key,
}: ChangeCall): Promise<ChangeOutcome> => {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        ...(slotId === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(slotId === undefined ? {} : { body: JSON.stringify({ slotId }) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === NO_CONTENT) return { kind: 'changed', booking: null };
    const answer: unknown = await response.json();
    if (!response.ok) return readRefusal(answer);
    const booking = readData(answer);
    return isManaged(booking) ? { kind: 'changed', booking } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
};
