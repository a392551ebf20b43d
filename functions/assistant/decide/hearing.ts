import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../shared/domain/language.ts';
import type { Business, Turn } from '../contract.ts';
import type { OfferedSlot, Question, State } from '../conversation.ts';
import type { DateSpan } from '../frame.ts';
import type { Awaited, KnownBefore } from '../hear/context.ts';
import { namesTimes } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import type { Wish } from '../wish.ts';
import { currentOf } from './scene.ts';
import { isSeveral, lineAt, linesOf, openLine } from './several.ts';

const AWAITS: Record<Question, Awaited | undefined> = {
  service: 'service',
  time: 'time',
  slot: 'slot',
  look: undefined,
  details: 'details',
  confirm: 'confirm',
  message: 'message',
  contact: 'contact',
  offer: 'offer',
  cancel: 'confirm',
  which_booking: 'which_booking',
};

const choicesOf = (state: State): number => {
  const current = currentOf(state);
  if (state.pending === 'which_booking') return state.appointments.length;
  const { alternatives } = lineAt(current, openLine(current));
  return state.pending === 'service' ? alternatives.length : current.offered.length;
};

/** The one stretch of days that was asked for. */
const askedOf = ({ options: [only, ...others] }: Wish): DateSpan | undefined => {
  const [asked, ...further] = only?.dates ?? [];
  return others.length + further.length === 0 ? asked : undefined;
};

/** A day of the week in which all days asked for lie. */
const weekAsked = (wish: Wish): Temporal.PlainDate | undefined => {
  const asked = askedOf(wish);
  const from = asked && Temporal.PlainDate.from(asked.from);
  return from && from.until(asked.to).days <= 7 - from.dayOfWeek ? from : undefined;
};

/** Questions whose answer may be one of the times on offer: "2" to a list of services is none. */
const OF_TIMES: ReadonlySet<Question | undefined> = new Set<Question | undefined>([
  ...(['slot', 'details', 'confirm', 'time', 'look', undefined] as const),
]);

const shownOf = (state: State, zone: string): NonNullable<KnownBefore['shown']> =>
  (OF_TIMES.has(state.pending) ? currentOf(state).offered : []).map(({ startAt, whole }) => {
    const { date, minuteOfDay: minute } = localMoment(Date.parse(startAt), zone);
    return whole ? { date, minute, isNumbered: true } : { date, minute };
  });

/** The one day on which all that is offered lies, or the one that was asked for; days asked for where none of it lies. */
const dayOf = (offered: readonly OfferedSlot[], wish: Wish, zone: string): KnownBefore['before'] => {
  const dates = offered.map(({ startAt }) => localMoment(Date.parse(startAt), zone).date);
  const asked = askedOf(wish);
  const isMissed = asked && dates.map(String).every((date) => date < asked.from || date > asked.to);
  const [first] = dates;
  const isOneDay = first && dates.every((other) => other.equals(first));
  const isDayAsked = asked !== undefined && asked.from === asked.to;
  const date = isOneDay ? first : first && isDayAsked ? Temporal.PlainDate.from(asked.from) : undefined;
  return date && { date, ...(isMissed ? { asked } : {}), isTimed: wish.options.some(namesTimes) };
};

/** Of several that were booked and lie ahead the first. */
const firstAhead = ({ appointments }: State, { now }: Turn, zone: string) => {
  const starts = appointments
    .flatMap(({ booked }) => (booked?.status === 'confirmed' ? [Date.parse(booked.startAt)] : []))
    .filter((start) => start > now);
  if (starts.length < 2) return {};
  const { date, minuteOfDay: minute } = localMoment(Math.min(...starts), zone);
  return { first: { date, minute } };
};

/** The moment put forward or chosen, else the one offered alone, else the one that was booked last. */
const momentOf = (state: State, turn: Turn, zone: string): KnownBefore['before'] => {
  const { chosen, offered, wish } = currentOf(state);
  const alone = offered.length === 1 ? offered[0] : undefined;
  const booked = state.appointments.findLast((one) => one.booked)?.booked;
  const slot = chosen ?? alone ?? booked;
  if (!slot) return dayOf(offered, wish, zone);
  const { date, minuteOfDay } = localMoment(Date.parse(slot.startAt), zone);
  const first = slot === booked ? firstAhead(state, turn, zone) : {};
  return { date, minute: minuteOfDay, ...first };
};

const hasBooked = ({ appointments }: State): boolean =>
  appointments.some(({ booked }) => booked !== undefined);

/** Each that was booked, with its service and its hours. */
const bookedOf = ({ appointments }: State, zone: string): NonNullable<KnownBefore['booked']> =>
  appointments.flatMap(({ booked, wish: { serviceId: service } }) => {
    if (!booked || service === undefined) return [];
    const { date, minuteOfDay: starts } = localMoment(Date.parse(booked.startAt), zone);
    const minutes = (Date.parse(booked.endAt) - Date.parse(booked.startAt)) / 60_000;
    return [{ service, date, starts, ends: starts + minutes }];
  });

/** Who performs what was booked last. */
const personBefore = ({ appointments }: State, { people }: Business): string | undefined => {
  const last = appointments.findLast(({ booked }) => booked !== undefined);
  return people.find(({ name }) => name === last?.booked?.personName)?.id ?? last?.chosen?.personId;
};

/** What is being arranged, as far as services are known for it. */
const arrangedOf = (state: State): KnownBefore['arranged'] => {
  const lines = linesOf(currentOf(state)).map(({ serviceId, alternatives }) =>
    serviceId === undefined ? alternatives : [serviceId],
  );
  return lines.some(({ length }) => length > 0) ? lines : undefined;
};

/** What is known before a message is read: what the business offers, and what the last reply asked. */
export const hearingContext = (
  state: State,
  business: Business,
  turn: Turn,
  language: Language,
): KnownBefore => ({
  services: business.services,
  people: business.people,
  faq: business.faq,
  toldLast: state.told?.at(-1),
  saidLast: state.said?.at(-1),
  today: localMoment(turn.now, business.timezone).date,
  language,
  awaits: state.pending && AWAITS[state.pending],
  service: isSeveral(currentOf(state)) ? undefined : currentOf(state).wish.serviceId,
  arranged: arrangedOf(state),
  recipients: linesOf(currentOf(state)).map(({ forWhom }) => forWhom),
  isServiceAwaited: state.pending === 'service',
  isSmsAsked: state.sms !== undefined || (business.smsConsent !== null && hasBooked(state)),
  choices: choicesOf(state),
  shown: shownOf(state, business.timezone),
  before: momentOf(state, turn, business.timezone),
  weekAsked: weekAsked(currentOf(state).wish),
  booked: bookedOf(state, business.timezone),
  personBefore: personBefore(state, business),
  isTimed: currentOf(state).wish.options.length > 0,
  hasBooked: hasBooked(state),
});
