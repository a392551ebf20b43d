/*
 * What the embed page and the loader say to each other. The frame greets first (it alone knows when it listens), the
 * host answers, and from then on the frame knows to which origin it speaks.
 */

/** What a host page learns of an appointment; the manage link stays with the visitor. */
export interface FrameBooking {
  readonly bookingId: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
}

export type FrameMessage =
  | { readonly comptoir: 'ready' | 'close' }
  | { readonly comptoir: 'booking'; readonly booking: FrameBooking };

export interface HostMessage {
  readonly comptoir: 'hello';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readBooking = (value: unknown): FrameBooking | null => {
  if (!isRecord(value)) return null;
  const { bookingId, title, startAt, endAt } = value;
  return typeof bookingId === 'string' &&
    typeof title === 'string' &&
    typeof startAt === 'string' &&
    typeof endAt === 'string'
    ? { bookingId, title, startAt, endAt }
    : null;
};

/** What the frame said; null for anything that is not one of its messages. */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  if (!isRecord(data)) return null;
  if (data.comptoir === 'ready' || data.comptoir === 'close') return { comptoir: data.comptoir };
  const booking = data.comptoir === 'booking' ? readBooking(data.booking) : null;
  return booking && { comptoir: 'booking', booking };
};

/** True for the host's answer to the frame's greeting. */
export const isHostMessage = (data: unknown): data is HostMessage =>
  isRecord(data) && data.comptoir === 'hello';
