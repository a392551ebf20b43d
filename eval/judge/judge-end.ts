import type { Booking } from '../../shared/schemas/booking.ts';
import { localTimeOf } from '../businesses/local-time.ts';
import type { OpenBusiness } from '../businesses/open-business.ts';
import { brokenBy } from '../play/suits.ts';
import type { Transcript } from '../play/transcript.ts';
import { folded } from '../reading/folded.ts';
import type { ExpectedBooking, Scenario } from '../scenarios/scenario.ts';
import type { Failure } from './failure.ts';
import { hasAsked, type Records } from './records.ts';

const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '').slice(-10);

const sameText = (one: string | null | undefined, other: string | undefined): boolean =>
  other === undefined || folded(one ?? '').trim() === folded(other).trim();

const samePhone = (one: string | null | undefined, other: string | undefined): boolean =>
  other === undefined || digits(one) === digits(other);

/** Every part of an expected booking that a booking does not fulfil. */
const differences = (
  booking: Booking,
  expected: ExpectedBooking,
  business: OpenBusiness,
): readonly string[] => {
  const { service, people, notPeople = [], name, email, phone, sms, ...when } = expected;
  const keyOf = Object.entries(business.calendarIds).find(([, id]) => id === booking.calendarId)?.[0] ?? '';
  const zone = business.spec.tenant.timezone;
  return [
    ...(booking.serviceId === business.serviceIds[service]
      ? []
      : [`service ${booking.title}, not ${service}`]),
    ...((people?.includes(keyOf) ?? true) && !notPeople.includes(keyOf) ? [] : [`person ${keyOf}`]),
    ...brokenBy(booking.startAt, zone, when).map((part) => `${part} (${JSON.stringify(when[part])})`),
    ...(sameText(booking.leadName, name) ? [] : [`name "${booking.leadName}", not "${name}"`]),
    ...(sameText(booking.email, email) ? [] : [`e-mail ${booking.email}, not ${email}`]),
    ...(samePhone(booking.phone, phone) ? [] : [`phone ${booking.phone}, not ${phone}`]),
    ...(sms === undefined || sms === (booking.smsConsent !== undefined) ? [] : [`texts accepted: ${!sms}`]),
  ];
};

const told = (booking: Booking, zone: string): string => {
  const { date, time } = localTimeOf(booking.startAt, zone);
  return `${booking.title} ${date} ${time} ${booking.personName ?? ''}`;
};

/** The bookings must be those expected, each by one, and no others. */
const judgeBookings = ({ made }: Records, scenario: Scenario, business: OpenBusiness): readonly Failure[] => {
  const left = [...made];
  const zone = business.spec.tenant.timezone;
  const failures = scenario.end.booked.flatMap((expected): readonly string[] => {
    const closest = left.toSorted(
      (one, other) =>
        differences(one, expected, business).length - differences(other, expected, business).length,
    )[0];
    if (!closest) return [`nothing is booked for ${expected.service}`];
    left.splice(left.indexOf(closest), 1);
    const wrong = differences(closest, expected, business);
    return wrong.length === 0 ? [] : [`${told(closest, zone)}: ${wrong.join('; ')}`];
  });
  const extra = left.map((booking) => `booked without being asked: ${told(booking, zone)}`);
  return [...failures, ...extra].map((text) => ({ kind: 'booked', text }));
};

/** Whoever was ruled out performs nothing of what was made. */
const judgeRuledOut = (
  { made }: Records,
  { end }: Scenario,
  { calendarIds }: OpenBusiness,
): readonly Failure[] =>
  end.booked
    .flatMap(({ notPeople = [] }) => notPeople)
    .filter((key) => end.booked.every(({ people = [] }) => !people.includes(key)))
    .filter((key) => made.some(({ calendarId }) => calendarId === calendarIds[key]))
    .map((key) => ({ kind: 'reversed', text: `booked with ${key}, who was ruled out` }));

/** What was chosen is what was booked, unless it was changed afterwards. */
const judgePicked = (
  { made, cancelled }: Records,
  { picked }: Transcript,
  { steps }: Scenario,
): readonly Failure[] => {
  const isChanged = steps.some(({ goOn }) => goOn === 'moved' || goOn === 'cancelled');
  if (isChanged || made.length === 0 || cancelled.length > 0) return [];
  const strange = made.filter(
    ({ startAt }) => picked.length > 0 && !picked.some((slot) => slot.startAt === startAt),
  );
  return strange.length < made.length || picked.length === 0
    ? []
    : [{ kind: 'wrong-hour', text: `books ${strange[0]?.startAt}, which was not chosen` }];
};

const judgeLead = ({ leads }: Records, { end }: Scenario): readonly Failure[] => {
  const { lead } = end;
  if (!lead) return [];
  const found = leads.find(
    (one) => hasAsked(one) && sameText(one.email, lead.email) && samePhone(one.phone, lead.phone),
  );
  if (!found) return [{ kind: 'lead', text: `no request of ${lead.email ?? lead.phone}` }];
  const isNamed = sameText(found.name, lead.name);
  const { matter } = found;
  const isMarked = lead.matters === undefined || (matter !== undefined && lead.matters.includes(matter));
  return [
    ...(isNamed ? [] : [{ kind: 'lead', text: `the request’s name is "${found.name}"` } as const]),
    ...(isMarked
      ? []
      : [{ kind: 'matter', text: `the request is about "${matter}", not ${lead.matters}` } as const]),
  ];
};

const judgeOthers = ({ others }: Records, { spec }: OpenBusiness): readonly Failure[] =>
  others.length === spec.bookings.length
    ? []
    : [{ kind: 'booked', text: 'an appointment of somebody else was changed' }];

/** Judges what a conversation has left in the records. */
export const judgeEnd = (
  records: Records,
  transcript: Transcript,
  scenario: Scenario,
  business: OpenBusiness,
): readonly Failure[] => [
  ...(transcript.deadEnd === undefined ? [] : [{ kind: 'dead-end', text: transcript.deadEnd } as const]),
  ...judgeBookings(records, scenario, business),
  ...judgeRuledOut(records, scenario, business),
  ...judgePicked(records, transcript, scenario),
  ...judgeLead(records, scenario),
  ...judgeOthers(records, business),
];
