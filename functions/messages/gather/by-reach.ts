import { cutOffOf } from '../../../shared/domain/cut-off.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { ToldBooking } from '../../records/bookings/replaced-client.ts';
import { bookingPolicyOf } from '../../records/tenants/tenant-store.ts';
import type { EmailFacts, SmsFacts, VisitorFacts } from '../templates/facts.ts';
import { appointmentFacts } from './appointment.ts';
import { businessFacts } from './business.ts';
import type { AskedMessage, Gather, GatherPorts } from './gather.ts';
import { replyAddress } from './reply-address.ts';

export type VisitorMailFacts = Extract<EmailFacts & VisitorFacts, { readonly appointment: unknown }>;

type Common = Pick<VisitorMailFacts, 'business' | 'appointment' | 'others'>;

/** The bookings that a message is about, in their order; the first is what it says of a single one. */
export type Bookings<B extends ToldBooking = BookingItem> = readonly [B, ...B[]];

/** What a kind of message adds to what all of them say. */
export type Adding<Facts, B extends ToldBooking = BookingItem> = (
  common: Common,
  asked: AskedMessage,
  booking: B,
) => Facts;

const commonFacts = async (
  ports: GatherPorts,
  { tenant, now }: AskedMessage,
  [first, ...rest]: Bookings<ToldBooking>,
): Promise<Common> => {
  const factsOf = (booking: ToldBooking) => {
    const { language, title, visitorTitle = title } = booking;
    const isCutOff = now >= cutOffOf(booking, bookingPolicyOf(tenant));
    return {
      ...appointmentFacts(ports, tenant, booking, { language, title: visitorTitle }),
      ...(isCutOff ? { isCutOff } : {}),
    };
  };
  return {
    business: await businessFacts(ports, tenant),
    appointment: factsOf(first),
    others: rest.map(factsOf),
  };
};

/** An e-mail to the visitor of a booking, in their language. */
export const byEmail =
  <B extends ToldBooking>(factsOf: Adding<VisitorMailFacts, B>) =>
  async (ports: GatherPorts, asked: AskedMessage, bookings: Bookings<B>): ReturnType<Gather> => {
    const [booking] = bookings;
    const { email, language } = booking;
    if (email === null) return { kind: 'dropped', reason: 'no_address' };
    const [common, replyTo] = await Promise.all([
      commonFacts(ports, asked, bookings),
      replyAddress(ports, asked.tenant),
    ]);
    return {
      kind: 'ready',
      channel: 'email',
      to: email,
      language,
      facts: factsOf(common, asked, booking),
      replyTo,
    };
  };

/** An SMS to the visitor of a booking, in their language, if they accepted any. */
export const bySms =
  <B extends ToldBooking>(factsOf: Adding<SmsFacts, B>) =>
  async (ports: GatherPorts, asked: AskedMessage, bookings: Bookings<B>): ReturnType<Gather> => {
    const [booking] = bookings;
    const { phone, smsConsent, language } = booking;
    if (phone === null || smsConsent === undefined) return { kind: 'dropped', reason: 'no_address' };
    const facts = factsOf(await commonFacts(ports, asked, bookings), asked, booking);
    return { kind: 'ready', channel: 'sms', to: phone, language, facts };
  };

/** By e-mail; by SMS to whoever left a phone alone and accepted SMS. */
export const byReach =
  <B extends ToldBooking>(factsOf: Adding<VisitorMailFacts & SmsFacts, B>) =>
  (ports: GatherPorts, asked: AskedMessage, bookings: Bookings<B>): ReturnType<Gather> =>
    (bookings[0].email === null ? bySms : byEmail)(factsOf)(ports, asked, bookings);
