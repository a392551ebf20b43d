import { isRecord } from '../../lib/shapes.ts';

/**
 * Messages between the embed page (the frame) and the loader (the host). The frame greets first, since only it knows
 * when it is ready; the host's answer tells it the origin to post to.
 */

/** What a host page is told of an appointment, without the manage link. */
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

/** Parses a message of the frame; null for anything else. */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  if (!isRecord(data)) return null;
  if (data.comptoir === 'ready' || data.comptoir === 'close') return { comptoir: data.comptoir };
  const booking = data.comptoir === 'booking' ? readBooking(data.booking) : null;
  return booking && { comptoir: 'booking', booking };
};

/** True for the host's answer to the frame's greeting. */
export const isHostMessage = (data: unknown): data is HostMessage =>
  isRecord(data) && data.comptoir === 'hello';
