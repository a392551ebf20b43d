import type { BookingItem } from '../../records/booking-store.ts';
import type { EmailFacts, VisitorFacts } from '../templates/facts.ts';
import { appointmentFacts } from './appointment.ts';
import { businessFacts } from './business.ts';
import type { Asked, Gather, GatherPorts } from './gather.ts';
import { lateReason, presentBooking } from './present-booking.ts';
import { replyAddress } from './reply-address.ts';

type Told = Extract<
  VisitorFacts,
  { readonly kind: 'booking_confirmed' | 'booking_moved' | 'booking_cancelled' }
>;

type Common = Pick<Told, 'business' | 'appointment'>;

/** What a kind of message adds to what all of them say. */
type FactsOf = (common: Common, asked: Asked, booking: BookingItem) => Told;

const commonFacts = async (ports: GatherPorts, { tenant }: Asked, booking: BookingItem): Promise<Common> => {
  const { language, title, visitorTitle = title } = booking;
  return {
    business: await businessFacts(ports, tenant),
    appointment: appointmentFacts(ports, tenant, booking, { language, title: visitorTitle }),
  };
};

/** A message to the visitor of a booking, in their language, at the address that they left. */
const toVisitor =
  (factsOf: FactsOf): Gather =>
  async (ports, asked) => {
    const booking = await presentBooking(ports, asked);
    if (!booking) return { drop: 'subject_gone' };
    const late = lateReason(asked, booking);
    if (late) return { drop: late };
    if (booking.email === null) return { drop: 'no_address' };
    const [common, replyTo] = await Promise.all([
      commonFacts(ports, asked, booking),
      replyAddress(ports, asked.tenant),
    ]);
    const facts: EmailFacts = factsOf(common, asked, booking);
    return { channel: 'email', to: booking.email, language: booking.language, facts, replyTo };
  };

const by = ({ entry }: Asked) => entry.by ?? 'business';

export const bookingConfirmed = toVisitor((common) => ({ kind: 'booking_confirmed', ...common }));

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
