import type { Booking } from '../../../shared/schemas/booking.ts';

export interface AllowedActions {
  readonly edit: boolean;
  readonly restore: boolean;
  readonly move: boolean;
  readonly resize: boolean;
  readonly cancel: boolean;
  readonly mark: boolean;
  readonly unmark: boolean;
}

/**
 * What staff may still do: edit a booking that is not cancelled or else restore it, move or cancel an appointment
 * before its start, mark attendance from then on, and make it longer or shorter until it is marked.
 */
export const allowedActions = (
  booking: Pick<Booking, 'startAt' | 'status'>,
  nowMs: number,
): AllowedActions => {
  const hasStarted = Date.parse(booking.startAt) <= nowMs;
  const isConfirmed = booking.status === 'confirmed';
  return {
    edit: booking.status !== 'cancelled',
    restore: booking.status === 'cancelled',
    move: isConfirmed && !hasStarted,
    resize: isConfirmed,
    cancel: isConfirmed && !hasStarted,
    mark: isConfirmed && hasStarted,
    unmark: booking.status === 'attended' || booking.status === 'no_show',
  };
};
