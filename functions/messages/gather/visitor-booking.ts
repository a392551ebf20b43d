import type { BookingItem } from '../../records/booking-store.ts';
import type { EmailFacts, SmsFacts, VisitorFacts } from '../templates/facts.ts';
import { appointmentFacts } from './appointment.ts';
import { businessFacts } from './business.ts';
import type { Asked, Gather, GatherPorts } from './gather.ts';
import { heardLast } from './heard-last.ts';
import { lateReason, presentBooking } from './present-booking.ts';
import { replyAddress } from './reply-address.ts';

type Told = Extract<EmailFacts & VisitorFacts, { readonly appointment: unknown }>;

type Common = Pick<Told, 'business' | 'appointment'>;

/** What a kind of message adds to what all of them say. */
type Adding<Facts> = (common: Common, asked: Asked, booking: BookingItem) => Facts;

const commonFacts = async (ports: GatherPorts, { tenant }: Asked, booking: BookingItem): Promise<Common> => {
  const { language, title, visitorTitle = title } = booking;
  return {
    business: await businessFacts(ports, tenant),
    appointment: appointmentFacts(ports, tenant, booking, { language, title: visitorTitle }),
  };
};

/** What is still to be said of a booking, as `ready` says it. */
const ofBooking =
  (ready: (ports: GatherPorts, asked: Asked, booking: BookingItem) => ReturnType<Gather>): Gather =>
  async (ports, asked) => {
    const booking = await presentBooking(ports, asked);
    if (!booking) return { drop: 'subject_gone' };
    const late = lateReason(asked, booking);
    return late ? { drop: late } : ready(ports, asked, booking);
  };

/** An e-mail to the visitor of a booking, in their language. */
const byEmail =
  (factsOf: Adding<Told>) =>
  async (ports: GatherPorts, asked: Asked, booking: BookingItem): ReturnType<Gather> => {
    const { email, language } = booking;
    if (email === null) return { drop: 'no_address' };
    const [common, replyTo] = await Promise.all([
      commonFacts(ports, asked, booking),
      replyAddress(ports, asked.tenant),
    ]);
    return { channel: 'email', to: email, language, facts: factsOf(common, asked, booking), replyTo };
  };

/** An SMS to the visitor of a booking, in their language, if they accepted any. */
const bySms =
  (factsOf: Adding<SmsFacts>) =>
  async (ports: GatherPorts, asked: Asked, booking: BookingItem): ReturnType<Gather> => {
    const { phone, smsConsent, language } = booking;
    if (phone === null || smsConsent === undefined) return { drop: 'no_address' };
    const facts = factsOf(await commonFacts(ports, asked, booking), asked, booking);
    return { channel: 'sms', to: phone, language, facts };
  };

/** By e-mail; by SMS to whoever left a phone alone and accepted SMS. */
const reached =
  (factsOf: Adding<Told & SmsFacts>) =>
  (ports: GatherPorts, asked: Asked, booking: BookingItem): ReturnType<Gather> =>
    (booking.email === null ? bySms : byEmail)(factsOf)(ports, asked, booking);

const toVisitor = (factsOf: Adding<Told & SmsFacts>): Gather => ofBooking(reached(factsOf));

const by = ({ entry }: Asked) => entry.by ?? 'business';

const confirmed = reached((common) => ({ kind: 'booking_confirmed', ...common }));

/** A walk-in has nothing confirmed: they are there. */
export const bookingConfirmed = ofBooking(async (ports, asked, booking) =>
  booking.source === 'walk_in' ? { drop: 'not_wanted' } : confirmed(ports, asked, booking),
);

/** A booking that only got somebody else at its own time is confirmed again, since it has no new time. */
export const bookingMoved = toVisitor((common, asked, { startAt }) => {
  const { from = startAt } = asked.entry;
  return from === startAt
    ? { kind: 'booking_confirmed', ...common }
    : { kind: 'booking_moved', ...common, from, by: by(asked) };
});

export const bookingCancelled = toVisitor((common, asked) => ({
  kind: 'booking_cancelled',
  ...common,
  by: by(asked),
}));

const restored = toVisitor((common) => ({ kind: 'booking_restored', ...common }));

/** Only to a visitor who heard last that it was cancelled: to any other nothing has changed. */
export const bookingRestored: Gather = async (ports, asked) =>
  (await heardLast(ports.table, asked.entry)) === 'booking_cancelled'
    ? restored(ports, asked)
    : { drop: 'not_wanted' };

export const bookingStranded = toVisitor((common) => ({ kind: 'booking_stranded', ...common }));

export const reminderDay: Gather = ofBooking(byEmail((common) => ({ kind: 'reminder_day', ...common })));

export const reminderSoon: Gather = ofBooking(bySms((common) => ({ kind: 'reminder_soon', ...common })));
