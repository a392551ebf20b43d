import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { Telling } from '../../records/messages/message-log.ts';
import type { SmsFacts } from '../templates/facts.ts';
import { inOrder } from './appointment.ts';
import { byClient } from './by-client.ts';
import { type Adding, type Bookings, byEmail, byReach, bySms, type VisitorMailFacts } from './by-reach.ts';
import { choicesOf } from './choices.ts';
import type { AskedMessage, Gather, GatherPorts, Subject } from './gather.ts';
import { addressed, heardLast, type LastHeard } from './heard-last.ts';
import { onceSettled } from './once-settled.ts';
import { lateReason, movedFrom, presentBookings } from './present-booking.ts';
import { replacedClientTold } from './replaced-client.ts';
import { tellingOf } from './telling.ts';

/** What is still to be said of the bookings of one client, as `ready` says it. */
const ofBookings =
  (ready: (ports: GatherPorts, asked: AskedMessage, bookings: Bookings) => ReturnType<Gather>): Gather =>
  async (ports, asked) => {
    const present = await presentBookings(ports, asked);
    const clients = byClient(asked, present);
    if (clients.length > 1) return { kind: 'apart', groups: clients };
    const late = present.flatMap((booking): readonly Subject[] => {
      const drop = lateReason(asked, booking);
      return drop ? [{ subjectId: booking.bookingId, drop }] : [];
    });
    const isLate = ({ bookingId }: BookingItem) => late.some(({ subjectId }) => subjectId === bookingId);
    const [first, ...rest] = inOrder(present.filter((booking) => !isLate(booking)));
    if (!first) return { kind: 'dropped', reason: late[0]?.drop ?? 'subject_gone', subjects: late };
    const answer = await ready(ports, asked, [first, ...rest]);
    if (answer.kind === 'later' || answer.kind === 'apart') return answer;
    const told = [first, ...rest].map(({ bookingId }) => ({ subjectId: bookingId }));
    return { ...answer, subjects: [...(answer.subjects ?? told), ...late] };
  };

const by = ({ entry }: AskedMessage) => entry.by ?? 'business';

const confirmed: Adding<VisitorMailFacts & SmsFacts> = (common) => ({ kind: 'booking_confirmed', ...common });

/** To whoever heard of a cancellation: that it was undone, or a booking where it was moved since. */
const restored = ({ tells }: LastHeard, { startAt }: BookingItem): Adding<VisitorMailFacts & SmsFacts> => {
  const { startAt: known = startAt } = tells ?? {};
  return known === startAt ? (common) => ({ kind: 'booking_restored', ...common }) : confirmed;
};

interface Judged {
  readonly booking: BookingItem;
  readonly tells: Telling;
  readonly heard: LastHeard | undefined;
  readonly isSilent: boolean;
}

/** A change as it is one to the visitor: from the time that they know, whatever came between. */
const changed =
  (heard: LastHeard | undefined): Adding<VisitorMailFacts & SmsFacts> =>
  (common, asked, booking) => {
    const { startAt } = booking;
    const known = by(asked) === 'visitor' ? undefined : heard?.tells?.startAt;
    const from = known ?? movedFrom(asked, booking);
    return from === startAt
      ? { kind: 'booking_changed', ...common }
      : { kind: 'booking_moved', ...common, from, by: by(asked) };
  };

/** Several that were moved at once: one of them may have kept its hour, and have another person. */
const movedTogether: Adding<VisitorMailFacts & SmsFacts> = (common, asked, booking) => ({
  ...{ kind: 'booking_moved', ...common },
  ...{ from: movedFrom(asked, booking), by: by(asked) },
});

const newsOf = (
  { entry }: AskedMessage,
  [{ booking, heard }, ...others]: readonly [Judged, ...Judged[]],
): Adding<VisitorMailFacts & SmsFacts> => {
  if (entry.message === 'booking_confirmed') return confirmed;
  if (others.length > 0) return movedTogether;
  if (heard?.kind === 'booking_cancelled') return restored(heard, booking);
  const isFirst = entry.message === 'booking_restored' || addressed(entry, booking.bookingId) > 0;
  return isFirst && !heard ? confirmed : changed(heard);
};

/**
 * Whether its visitor knows the booking as it is. What they do themselves is told them all the same, and so is what
 * they may or may not have heard.
 */
const isKnown = (asked: AskedMessage, { state }: Telling, heard: LastHeard | undefined): boolean =>
  by(asked) === 'business' && heard?.tells?.state === state;

/**
 * Whether the business cancelled a booking before its client heard of it: one that they were given, or a walk-in, which
 * begins untold.
 */
const isNewsToNobody = (
  { entry }: AskedMessage,
  { bookingId, source }: BookingItem,
  heard: LastHeard | undefined,
): boolean =>
  entry.message === 'booking_cancelled' &&
  entry.by === 'business' &&
  (addressed(entry, bookingId) > 0 || source === 'walk_in') &&
  !heard;

/** A walk-in has nothing confirmed: they are there. */
const isThere = ({ entry }: AskedMessage, { source }: BookingItem): boolean =>
  entry.message === 'booking_confirmed' && source === 'walk_in';

/** A booking with what its visitor heard of it, and whether there is nothing to tell them. */
const judgedOf = async (ports: GatherPorts, asked: AskedMessage, booking: BookingItem): Promise<Judged> => {
  const tells = tellingOf(ports, booking);
  const isNew = asked.entry.type === 'booking.created';
  const heard = isNew ? undefined : await heardLast(ports.table, asked.entry, booking.bookingId);
  const isSilent = isKnown(asked, tells, heard) || isNewsToNobody(asked, booking, heard);
  return { booking, tells, heard, isSilent };
};

/** How bookings stand, told to their visitor; of several, those that they do not know. */
const told = (
  factsOf: (asked: AskedMessage, news: readonly [Judged, ...Judged[]]) => Adding<VisitorMailFacts & SmsFacts>,
): Gather =>
  ofBookings(async (ports, asked, bookings) => {
    if (isThere(asked, bookings[0])) return { kind: 'dropped', reason: 'not_wanted' };
    const judged = await Promise.all(bookings.map((booking) => judgedOf(ports, asked, booking)));
    const [first, ...rest] = judged.filter(({ isSilent }) => !isSilent);
    if (!first) return onceSettled(asked, 'not_wanted');
    const news = [first.booking, ...rest.map(({ booking }) => booking)] as const;
    const ready = await byReach(factsOf(asked, [first, ...rest]))(ports, asked, news);
    const subjects = judged.map(({ isSilent, tells, booking: { bookingId: subjectId } }) =>
      isSilent ? { subjectId, drop: 'not_wanted' as const } : { subjectId, tells },
    );
    return ready.kind === 'ready' ? { ...ready, subjects } : ready;
  });

export const bookingNews = told(newsOf);

const cancelled = told(() => (common, asked) => ({ kind: 'booking_cancelled', ...common, by: by(asked) }));

export const bookingCancelled: Gather = (ports, asked) =>
  (asked.entry.recipient === 'former_visitor' ? replacedClientTold : cancelled)(ports, asked);

export const bookingStranded: Gather = ofBookings(
  byReach((common, asked, booking) => ({
    ...{ kind: 'booking_stranded', ...common },
    choices: choicesOf(common.appointment, asked, booking),
  })),
);

export const reminderDay: Gather = ofBookings(byEmail((common) => ({ kind: 'reminder_day', ...common })));

export const reminderSoon: Gather = ofBookings(bySms((common) => ({ kind: 'reminder_soon', ...common })));
