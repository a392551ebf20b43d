import { SECOND_MS } from '../../../shared/domain/duration.ts';
import type { BookingItem } from '../../records/booking-store.ts';
import type { Telling } from '../../records/message-log.ts';
import { LEASE_MS } from '../../records/outbox-store.ts';
import type { EmailFacts, SmsFacts, VisitorFacts } from '../templates/facts.ts';
import { appointmentFacts, inOrder } from './appointment.ts';
import { businessFacts } from './business.ts';
import { byClient } from './by-client.ts';
import type { Asked, Gather, GatherPorts, Subject } from './gather.ts';
import { type Heard, heardLast } from './heard-last.ts';
import { lateReason, presentBookings } from './present-booking.ts';
import { replyAddress } from './reply-address.ts';
import { tellingOf } from './telling.ts';

type Told = Extract<EmailFacts & VisitorFacts, { readonly appointment: unknown }>;

type Common = Pick<Told, 'business' | 'appointment' | 'others'>;

/** The bookings that a message is about, in their order; the first is what it says of a single one. */
type Bookings = readonly [BookingItem, ...BookingItem[]];

/** What a kind of message adds to what all of them say. */
type Adding<Facts> = (common: Common, asked: Asked, booking: BookingItem) => Facts;

const commonFacts = async (
  ports: GatherPorts,
  { tenant }: Asked,
  [first, ...rest]: Bookings,
): Promise<Common> => {
  const factsOf = (booking: BookingItem) => {
    const { language, title, visitorTitle = title } = booking;
    return appointmentFacts(ports, tenant, booking, { language, title: visitorTitle });
  };
  return {
    business: await businessFacts(ports, tenant),
    appointment: factsOf(first),
    others: rest.map(factsOf),
  };
};

/** What is still to be said of the bookings of one client, as `ready` says it. */
const ofBookings =
  (ready: (ports: GatherPorts, asked: Asked, bookings: Bookings) => ReturnType<Gather>): Gather =>
  async (ports, asked) => {
    const present = await presentBookings(ports, asked);
    const clients = byClient(asked, present);
    if (clients.length > 1) return { apart: clients };
    const late = present.flatMap((booking): readonly Subject[] => {
      const drop = lateReason(asked, booking);
      return drop ? [{ subjectId: booking.bookingId, drop }] : [];
    });
    const isLate = ({ bookingId }: BookingItem) => late.some(({ subjectId }) => subjectId === bookingId);
    const [first, ...rest] = inOrder(present.filter((booking) => !isLate(booking)));
    if (!first) return { drop: late[0]?.drop ?? 'subject_gone', subjects: late };
    const answer = await ready(ports, asked, [first, ...rest]);
    if ('until' in answer || 'apart' in answer) return answer;
    const told = [first, ...rest].map(({ bookingId }) => ({ subjectId: bookingId }));
    return { ...answer, subjects: [...(answer.subjects ?? told), ...late] };
  };

/** An e-mail to the visitor of a booking, in their language. */
const byEmail =
  (factsOf: Adding<Told>) =>
  async (ports: GatherPorts, asked: Asked, bookings: Bookings): ReturnType<Gather> => {
    const [booking] = bookings;
    const { email, language } = booking;
    if (email === null) return { drop: 'no_address' };
    const [common, replyTo] = await Promise.all([
      commonFacts(ports, asked, bookings),
      replyAddress(ports, asked.tenant),
    ]);
    return { channel: 'email', to: email, language, facts: factsOf(common, asked, booking), replyTo };
  };

/** An SMS to the visitor of a booking, in their language, if they accepted any. */
const bySms =
  (factsOf: Adding<SmsFacts>) =>
  async (ports: GatherPorts, asked: Asked, bookings: Bookings): ReturnType<Gather> => {
    const [booking] = bookings;
    const { phone, smsConsent, language } = booking;
    if (phone === null || smsConsent === undefined) return { drop: 'no_address' };
    const facts = factsOf(await commonFacts(ports, asked, bookings), asked, booking);
    return { channel: 'sms', to: phone, language, facts };
  };

/** By e-mail; by SMS to whoever left a phone alone and accepted SMS. */
const byReach =
  (factsOf: Adding<Told & SmsFacts>) =>
  (ports: GatherPorts, asked: Asked, bookings: Bookings): ReturnType<Gather> =>
    (bookings[0].email === null ? bySms : byEmail)(factsOf)(ports, asked, bookings);

const by = ({ entry }: Asked) => entry.by ?? 'business';

const confirmed: Adding<Told & SmsFacts> = (common) => ({ kind: 'booking_confirmed', ...common });

/** To whoever heard of a cancellation: that it was undone, or a booking where it was moved since. */
const restored = ({ tells }: Heard, { startAt }: BookingItem): Adding<Told & SmsFacts> => {
  const { startAt: known = startAt } = tells ?? {};
  return known === startAt ? (common) => ({ kind: 'booking_restored', ...common }) : confirmed;
};

/** A change as it is one to the visitor: from the time that they know, whatever came between. */
const changed =
  (heard: Heard | undefined): Adding<Told & SmsFacts> =>
  (common, asked, { startAt }) => {
    const known = by(asked) === 'visitor' ? undefined : heard?.tells?.startAt;
    const from = known ?? asked.entry.from ?? startAt;
    return from === startAt
      ? { kind: 'booking_changed', ...common }
      : { kind: 'booking_moved', ...common, from, by: by(asked) };
  };

const newsOf = (
  { entry }: Asked,
  booking: BookingItem,
  heard: Heard | undefined,
): Adding<Told & SmsFacts> => {
  if (entry.message === 'booking_confirmed') return confirmed;
  if (heard?.kind === 'booking_cancelled') return restored(heard, booking);
  return entry.message === 'booking_restored' && !heard ? confirmed : changed(heard);
};

/**
 * Whether its visitor knows the booking as it is. What they do themselves is told them all the same, and so is what
 * they may or may not have heard.
 */
const isKnown = (asked: Asked, { state }: Telling, heard: Heard | undefined): boolean =>
  by(asked) === 'business' && heard?.tells?.state === state;

/** A walk-in has nothing confirmed: they are there. */
const isThere = ({ entry }: Asked, { source }: BookingItem): boolean =>
  entry.message === 'booking_confirmed' && source === 'walk_in';

/** From when on no worker can still be sending what a change overtook. */
const settledAt = ({ entry }: Asked): number => Date.parse(entry.at) + LEASE_MS + SECOND_MS;

/**
 * How bookings stand, told to their visitor unless they know it. Several are told together only of what the visitor did
 * themselves, and that is always told.
 */
const told = (
  factsOf: (asked: Asked, booking: BookingItem, heard: Heard | undefined) => Adding<Told & SmsFacts>,
): Gather =>
  ofBookings(async (ports, asked, bookings) => {
    const [booking] = bookings;
    if (isThere(asked, booking)) return { drop: 'not_wanted' };
    const tells = tellingOf(ports, booking);
    const isNew = asked.entry.type === 'booking.created';
    const { bookingId: subjectId } = booking;
    const heard = isNew ? undefined : await heardLast(ports.table, { ...asked.entry, subjectId });
    if (isKnown(asked, tells, heard))
      return asked.now < settledAt(asked) ? { until: settledAt(asked) } : { drop: 'not_wanted' };
    const ready = await byReach(factsOf(asked, booking, heard))(ports, asked, bookings);
    const subjects = bookings.map((one) => ({ subjectId: one.bookingId, tells: tellingOf(ports, one) }));
    return 'channel' in ready ? { ...ready, subjects } : ready;
  });

export const bookingNews = told(newsOf);

export const bookingCancelled = told(() => (common, asked) => ({
  kind: 'booking_cancelled',
  ...common,
  by: by(asked),
}));

export const bookingStranded: Gather = ofBookings(
  byReach((common) => ({ kind: 'booking_stranded', ...common })),
);

export const reminderDay: Gather = ofBookings(byEmail((common) => ({ kind: 'reminder_day', ...common })));

export const reminderSoon: Gather = ofBookings(bySms((common) => ({ kind: 'reminder_soon', ...common })));
