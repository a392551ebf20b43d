import type { AppointmentFacts, MessageFacts } from './facts.ts';

/** The kinds that may tell of several appointments: those booked, moved or cancelled at once, or of one day. */
const SEVERAL_KINDS = [
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'reminder_day',
  'reminder_soon',
  'team_new_booking',
  'team_booking_moved',
  'team_booking_cancelled',
] as const satisfies ReadonlyArray<MessageFacts['kind']>;

export type SeveralKind = (typeof SEVERAL_KINDS)[number];

/** The kind of a message that tells of several appointments. Throws for one that cannot. */
export const severalKindOf = (facts: MessageFacts): SeveralKind | undefined => {
  if (appointmentsOf(facts).length < 2) return undefined;
  const kind = SEVERAL_KINDS.find((one) => one === facts.kind);
  if (!kind) throw new Error(`${facts.kind} tells of one appointment.`);
  return kind;
};

/** All appointments that a message tells of, the earliest first. */
export const appointmentsOf = (facts: MessageFacts): readonly AppointmentFacts[] =>
  'appointment' in facts ? [facts.appointment, ...(facts.others ?? [])] : [];
