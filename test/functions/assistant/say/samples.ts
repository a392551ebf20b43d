import type { Business } from '../../../../functions/assistant/contract.ts';
import type { ShownSlot, Whole } from '../../../../functions/assistant/conversation.ts';
import type { Fit, WishSaid } from '../../../../functions/assistant/offer-acts.ts';
import type { ActOf, Kind } from '../../../../functions/assistant/say/scene.ts';
import { TOPICS } from '../../../../functions/assistant/topics.ts';
import { MATTERS } from '../../../../shared/domain/matter.ts';
import type { PublicBooking } from '../../../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import { SALON_SERVICES, salon } from '../../../support/assistant-ports.ts';

const [cut, mens, colour, wedding] = SALON_SERVICES;
if (!cut || !mens || !colour || !wedding) throw new Error('The salon has lost its services.');
export const services = { cut, mens, colour, wedding };

const karim = { id: 'karim', name: 'Karim' };
export const ana = { id: 'ana', name: 'Ana' };

export const business: Business = salon({
  people: [karim, ana],
  address: {
    line1: '12, rue Beaubien Est',
    line2: null,
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2S 1P8',
    country: 'CA',
  },
});

/** Hourly from nine in Montréal, `perDay` a day from Tuesday 24 November 2026 on. */
export const slotsOn = (days: number, perDay: number): readonly PublicSlot[] =>
  Array.from({ length: days * perDay }, (_, index) => {
    const startMs = Date.UTC(2026, 10, 24 + Math.floor(index / perDay), 14 + (index % perDay));
    return {
      slotId: `slot-${index}`,
      startAt: new Date(startMs).toISOString(),
      endAt: new Date(startMs + 3_600_000).toISOString(),
    };
  });

const slot: PublicSlot = {
  slotId: 'slot',
  startAt: '2026-11-24T20:00:00.000Z',
  endAt: '2026-11-24T21:00:00.000Z',
};

export const noWish: WishSaid = { persons: [], notPersons: [], options: [], excepts: [] };

const times = { dates: [], weekdays: [], times: [] };

export const wish: WishSaid = {
  service: cut,
  persons: [],
  notPersons: [karim],
  options: [{ ...times, times: [{ from: 900, to: 1440 }] }],
  excepts: [{ ...times, weekdays: [1] }],
};

export const proposal = { service: cut, person: ana, slot };

export const booking: PublicBooking = {
  bookingId: 'booking-1',
  title: 'Coupe femme',
  startAt: slot.startAt,
  endAt: slot.endAt,
  status: 'confirmed',
  personName: 'Ana',
  manageUrl: 'https://app.example/rdv/token-1',
};

const secondBooking: PublicBooking = {
  ...booking,
  bookingId: 'booking-2',
  title: 'Coloration',
  startAt: '2026-11-24T21:00:00.000Z',
  endAt: '2026-11-24T23:00:00.000Z',
};

const part = {
  ...{ serviceId: cut.id, title: cut.name, personName: 'Ana', price: 55, currency: 'CAD' },
  ...slot,
};
const { slotId: _slotId, ...first } = part;
const second = {
  ...{ serviceId: colour.id, title: colour.name, personName: 'Karim', price: 110, currency: 'CAD' },
  ...{ startAt: secondBooking.startAt, endAt: secondBooking.endAt, priceFrom: true },
};

const inWhole = (whole: Whole, slotId: string): ShownSlot => ({ ...slot, slotId, whole });

const row: Whole = { arrangement: 'in_a_row', parts: [first, second], gapMin: 0, skipped: [] };
const together: Whole = {
  ...{ arrangement: 'together', gapMin: 0, skipped: [] },
  parts: [first, { ...first, personName: 'Karim', price: null, currency: null }],
};
const series: Whole = {
  ...{ arrangement: 'series', gapMin: 0 },
  parts: [first, { ...first, startAt: '2026-12-01T20:00:00.000Z', endAt: '2026-12-01T21:00:00.000Z' }],
  skipped: [
    { date: '2026-12-08', reason: 'closed' },
    { date: '2026-12-15', reason: 'too_far' },
  ],
};

const wholes = [inWhole(row, 'row'), inWhole(together, 'together'), inWhole(series, 'series')];

const severalWish: WishSaid = {
  ...wish,
  besides: [{ service: colour, persons: [karim] }],
  arrangement: 'in_a_row',
};
const seriesWish: WishSaid = { ...noWish, service: cut, repeats: { weeks: 2, times: 6 } };

const FITS: Readonly<Record<Fit, true>> = {
  as_wished: true,
  others: true,
  nearest: true,
  apart: true,
  past: true,
  beyond: true,
  taken: true,
  too_soon: true,
  expired: true,
  not_offered: true,
};

const keysOf = <K extends string>(of: Readonly<Record<K, true>>): readonly K[] =>
  Object.keys(of).filter((key): key is K => key in of);

export const fits = keysOf(FITS);

const christmas = { from: '2026-12-25', to: '2026-12-25', hours: [], holiday: 'christmas' as const };
const lastDate = '2026-12-05';
const all = SALON_SERVICES;

/** Every kind of act, in the shapes that it has. */
export const samples: { readonly [K in Kind]: readonly [ActOf<K>, ...ActOf<K>[]] } = {
  hello: [{ kind: 'hello' }],
  welcome: [{ kind: 'welcome' }],
  capabilities: [{ kind: 'capabilities' }],
  identity: [{ kind: 'identity' }],
  thanks: [{ kind: 'thanks' }],
  bye: [
    { kind: 'bye' },
    { kind: 'bye', isThanked: true, until: { date: '2026-11-26', inDays: 3 } },
    { kind: 'bye', until: { date: '2026-11-24', inDays: 1 } },
    { kind: 'bye', until: { date: '2026-12-09', inDays: 16 } },
  ],
  in_this_language: [{ kind: 'in_this_language', language: 'fr' }],
  noted: [{ kind: 'noted' }],
  dropped: [{ kind: 'dropped' }],
  anything_else: [{ kind: 'anything_else' }],
  calm: [{ kind: 'calm' }],
  books_nothing: [{ kind: 'books_nothing' }],
  take_your_time: [{ kind: 'take_your_time' }],
  not_understood: [
    { kind: 'not_understood', misses: 1 },
    { kind: 'not_understood', misses: 2 },
  ],
  lost: [
    { kind: 'lost', isPersonNear: true },
    { kind: 'lost', isPersonNear: false },
  ],
  services: [
    { kind: 'services', services: all },
    { kind: 'services', services: [] },
  ],
  service_details: [
    { kind: 'service_details', services: [{ ...cut, description: 'Lavage compris.' }, mens] },
  ],
  prices: [{ kind: 'prices', services: [cut, wedding, { ...mens, price: 0 }] }],
  lengths: [{ kind: 'lengths', services: [cut, colour] }],
  extreme: [
    { kind: 'extreme', which: 'cheapest', services: [mens] },
    { kind: 'extreme', which: 'dearest', services: [colour, cut] },
    { kind: 'extreme', which: 'longest', services: [colour] },
    { kind: 'extreme', which: 'shortest', services: [mens] },
    { kind: 'extreme', which: 'cheapest', services: [] },
    { kind: 'extreme', which: 'longest', services: [] },
  ],
  sum: [
    { kind: 'sum', services: [cut, colour], total: { price: 165, currency: 'CAD' }, minutes: 180 },
    { kind: 'sum', services: [cut, wedding], total: undefined, minutes: 150 },
  ],
  comparison: [{ kind: 'comparison', services: [cut, mens] }],
  is_offered: [{ kind: 'is_offered', services: [cut, colour] }],
  not_offered: [
    { kind: 'not_offered', thing: 'massage', services: all },
    { kind: 'not_offered', services: [] },
  ],
  people: [
    { kind: 'people', people: [karim, ana] },
    { kind: 'people', people: [] },
  ],
  performers: [
    { kind: 'performers', service: cut, people: [karim, ana] },
    { kind: 'performers', service: cut, people: [] },
  ],
  performers_then: [
    { kind: 'performers_then', startAt: '2026-11-24T15:00:00Z', people: [ana, karim], isBooked: false },
    { kind: 'performers_then', startAt: '2026-11-24T15:00:00Z', people: [ana, karim], isBooked: true },
  ],
  performs: [
    { kind: 'performs', person: ana, services: [cut, colour] },
    { kind: 'performs', person: ana, services: [] },
  ],
  does_not_perform: [
    { kind: 'does_not_perform', person: karim, service: colour, people: [ana] },
    { kind: 'does_not_perform', person: karim, service: colour, people: [] },
  ],
  nobody_of_that_name: [{ kind: 'nobody_of_that_name', name: 'Zoé', people: [karim, ana] }],
  hours: [
    { kind: 'hours', week: business.openingHours, exceptions: [christmas] },
    { kind: 'hours', week: [], exceptions: [] },
  ],
  hours_on: [
    {
      kind: 'hours_on',
      days: [
        { day: { weekday: 2 }, spans: [{ opens: '09:00', closes: '17:00' }] },
        { day: { weekday: 0 }, spans: [] },
        { day: { date: '2026-11-24' }, spans: [{ opens: '10:30', closes: '15:00' }] },
        { day: { date: '2026-12-25' }, spans: [], special: christmas },
      ],
    },
  ],
  weekday_differs: [{ kind: 'weekday_differs', misdated: { date: '2026-11-28', weekday: 5 } }],
  closed_on: [{ kind: 'closed_on', days: [{ day: { date: '2026-12-25' }, spans: [], special: christmas }] }],
  phone: [
    { kind: 'phone', phone: '+15145550199' },
    { kind: 'phone', phone: null },
  ],
  address: [
    { kind: 'address', address: business.address },
    { kind: 'address', address: null },
  ],
  about: [{ kind: 'about', text: 'Coiffure douce au cœur de Rosemont.' }],
  answer: [{ kind: 'answer', text: 'Stationnement gratuit derrière.' }],
  near_answer: [
    { kind: 'near_answer', question: 'Y a-t-il du stationnement\u00a0?', text: 'Gratuit derrière.' },
    { kind: 'near_answer', question: 'Est-ce grave\u00a0?', text: 'Non.', topic: 'other' },
  ],
  waitlist: [{ kind: 'waitlist', url: 'https://app.example/site/salon-lumiere/attente' }],
  unknown: [
    { kind: 'unknown', topic: 'parking' },
    { kind: 'unknown', topic: 'other', thing: 'piscine' },
    ...TOPICS.map((topic) => ({ kind: 'unknown' as const, topic })),
    { kind: 'unknown', topic: 'other', words: 'do you have gift cards' },
    { kind: 'unknown', topic: 'other', words: 'do you have gift cards', isAttached: true },
  ],
  remarks_kept: [{ kind: 'remarks_kept' }],
  note_added: [{ kind: 'note_added', words: ['je suis enceinte'] }],
  remarks_unread: [{ kind: 'remarks_unread', words: ['je suis enceinte'] }],
  taxes: [
    { kind: 'taxes', taxes: 'extra' },
    { kind: 'taxes', taxes: 'included' },
  ],
  before_cut_off: [
    { kind: 'before_cut_off', startAt: '2026-11-27T15:00:00Z', until: '2026-11-26T15:00:00Z' },
  ],
  inside_cut_off: [
    { kind: 'inside_cut_off', startAt: '2026-11-24T15:00:00Z', cutOffHours: 24, isBooked: true },
    { kind: 'inside_cut_off', startAt: '2026-11-24T15:00:00Z', cutOffHours: 1, isBooked: false },
  ],
  policy: [
    { kind: 'policy', cutOffHours: 24 },
    { kind: 'policy', cutOffHours: 0 },
  ],
  privacy: [{ kind: 'privacy' }],
  their_appointment: [{ kind: 'their_appointment' }],
  staff_contact: [{ kind: 'staff_contact' }],
  person_free: [
    { kind: 'person_free', person: ana, isFree: true, date: '2026-11-27' },
    { kind: 'person_free', person: ana, isFree: false, date: '2026-11-27' },
    { kind: 'person_free', person: karim, isFree: false, date: '2026-11-27', next: '2026-12-01' },
  ],
  kept: [
    { kind: 'kept', bookings: [booking] },
    { kind: 'kept', bookings: [booking, booking] },
  ],
  my_appointments: [
    { kind: 'my_appointments', bookings: [booking, { ...booking, status: 'cancelled' }] },
    { kind: 'my_appointments', bookings: [] },
  ],
  offered: [
    { kind: 'offered', wish, fit: 'as_wished', slots: slotsOn(3, 2), unread: [], lastDate },
    { kind: 'offered', wish, fit: 'as_wished', slots: [slot], unread: ['vendrdi'], lastDate },
    { kind: 'offered', wish: severalWish, fit: 'as_wished', slots: wholes, unread: [], lastDate },
    { kind: 'offered', wish: seriesWish, fit: 'apart', slots: wholes.slice(1, 2), unread: [], lastDate },
    ...fits.flatMap((fit) =>
      [wish, noWish].map((asked) => ({
        kind: 'offered' as const,
        wish: asked,
        fit,
        slots: slotsOn(6, 1),
        unread: [],
        lastDate,
      })),
    ),
  ],
  proposed: [
    { kind: 'proposed', proposal, wish },
    { kind: 'proposed', proposal, wish: { ...noWish, prefers: 'soonest' } },
    { kind: 'proposed', proposal: { slot }, wish: { ...noWish, prefers: 'latest' } },
  ],
  nothing_free: [
    { kind: 'nothing_free', wish, lastDate },
    { kind: 'nothing_free', wish: noWish, lastDate },
  ],
  nothing_then: [
    { kind: 'nothing_then', wish },
    { kind: 'nothing_then', wish: noWish },
  ],
  person_full: [{ kind: 'person_full', person: karim }],
  nobody_else_performs: [{ kind: 'nobody_else_performs', service: cut, people: [karim] }],
  no_more: [
    { kind: 'no_more', earlier: true },
    { kind: 'no_more', earlier: false },
  ],
  chosen: [
    { kind: 'chosen', proposal },
    { kind: 'chosen', proposal: { slot: inWhole(row, 'row') } },
  ],
  ask_service: [
    { kind: 'ask_service', services: all, isUnsure: false },
    { kind: 'ask_service', services: [cut, mens], isUnsure: true },
    { kind: 'ask_service', services: [cut], isUnsure: true },
    { kind: 'ask_service', services: all, isUnsure: false, wish },
  ],
  length_not_offered: [
    { kind: 'length_not_offered', minutes: 90, services: [cut] },
    { kind: 'length_not_offered', minutes: 75, services: [cut, mens] },
  ],
  ask_which_slot: [{ kind: 'ask_which_slot' }],
  ask_time: [
    { kind: 'ask_time', unread: ['vendrdi'], wish },
    { kind: 'ask_time', unread: ['le 32'], wish: noWish },
  ],
  ask_look: [{ kind: 'ask_look' }],
  ask_details: [
    { kind: 'ask_details', missing: { name: true, contact: true }, why: 'book' },
    { kind: 'ask_details', missing: { name: true, contact: false }, why: 'callback' },
    { kind: 'ask_details', missing: { name: false, contact: true }, why: 'answer' },
  ],
  ask_confirm: [
    { kind: 'ask_confirm', proposal, name: 'Marie Roy', isAnother: false },
    { kind: 'ask_confirm', proposal: { slot }, isAnother: true },
    ...wholes.map((whole, at) => ({
      ...{ kind: 'ask_confirm' as const, proposal: { slot: whole }, isAnother: at > 0 },
      ...(at === 0 ? { name: 'Marie Roy' } : {}),
    })),
  ],
  booked: [
    { kind: 'booked', booking, service: cut, name: 'Marie Roy', isSms: true, differs: [] },
    ...['marie@exemple.ca', '+15145550142', null].map((confirmedTo) => ({
      ...{ kind: 'booked' as const, booking, service: cut, name: 'Marie Roy', isSms: false, differs: [] },
      confirmedTo,
    })),
    { kind: 'booked', booking, service: cut, name: 'Marie Roy', greets: 'Luc', isSms: true, differs: [] },
    { kind: 'booked', booking, service: cut, name: 'Marie Roy', isSms: false, differs: ['start', 'person'] },
    { kind: 'booked', booking, service: mens, name: 'Marie Roy', isSms: false, differs: ['service'] },
    {
      ...{ kind: 'booked', booking, service: cut, name: 'Marie Roy', isSms: false, differs: [] },
      notes: ['je suis enceinte', 'My knee hurts.'],
    },
  ],
  basket_booked: [
    {
      kind: 'basket_booked',
      bookings: [booking, secondBooking],
      name: 'Marie Roy',
      isSms: true,
      notes: ['je suis enceinte'],
      differs: [],
    },
    {
      kind: 'basket_booked',
      bookings: [booking, secondBooking],
      name: 'Marie Roy',
      isSms: false,
      differs: ['start'],
    },
  ],
  sms_text: [
    { kind: 'sms_text', isPhoneKnown: true },
    { kind: 'sms_text', isPhoneKnown: false },
  ],
  sms_noted: [
    { kind: 'sms_noted', answer: 'accepted' },
    { kind: 'sms_noted', answer: 'refused' },
  ],
  sms_kept: [
    { kind: 'sms_kept', answer: 'accepted' },
    { kind: 'sms_kept', answer: 'refused' },
  ],
  sms_needs_phone: [{ kind: 'sms_needs_phone' }],
  sms_too_late: [
    { kind: 'sms_too_late', answer: 'accepted' },
    { kind: 'sms_too_late', answer: 'refused' },
  ],
  wait: [
    { kind: 'wait', seconds: 1 },
    { kind: 'wait', seconds: 5 },
  ],
  refused: [
    { kind: 'refused', reason: 'preview' },
    { kind: 'refused', reason: 'closed' },
    { kind: 'refused', reason: 'limit' },
  ],
  need_consent: [{ kind: 'need_consent' }],
  next_wish: [
    { kind: 'next_wish', wish },
    { kind: 'next_wish', wish: noWish },
  ],
  one_by_one: [{ kind: 'one_by_one' }],
  open_until: [{ kind: 'open_until', lastDate: '2026-12-05' }],
  missed_series: [
    {
      kind: 'missed_series',
      missed: {
        startAt: '2026-11-24T15:00:00.000Z',
        skipped: [
          { date: '2026-12-01', reason: 'closed' },
          { date: '2026-12-08', reason: 'off' },
          { date: '2026-12-15', reason: 'too_far' },
        ],
      },
    },
    {
      kind: 'missed_series',
      missed: {
        startAt: '2026-11-24T15:00:00.000Z',
        skipped: [
          { date: '2026-11-24', reason: 'taken' },
          { date: '2026-12-01', reason: 'no_such_time' },
        ],
      },
    },
    {
      ...{ kind: 'missed_series', isBeside: true },
      missed: {
        startAt: '2026-11-24T15:00:00.000Z',
        skipped: ['2026-12-01', '2026-12-08', '2026-12-15'].map((date) => ({
          date,
          reason: 'taken' as const,
        })),
      },
    },
    {
      ...{ kind: 'missed_series', isBeside: true },
      missed: { startAt: '2026-11-24T15:00:00.000Z', skipped: [{ date: '2026-12-01', reason: 'closed' }] },
    },
  ],
  search_stopped: [
    { kind: 'search_stopped', until: '2026-11-24T15:00:00.000Z' },
    { kind: 'search_stopped', until: null },
  ],
  too_many: [
    { kind: 'too_many', most: 1 },
    { kind: 'too_many', most: 3 },
  ],
  fewer_dates: [
    { kind: 'fewer_dates', most: 3, dates: 3 },
    { kind: 'fewer_dates', most: 8, dates: 4 },
  ],
  no_series_of_several: [{ kind: 'no_series_of_several' }],
  ask_cancel: [
    { kind: 'ask_cancel', bookings: [booking] },
    { kind: 'ask_cancel', bookings: [booking, secondBooking] },
  ],
  cancelled: [
    { kind: 'cancelled', bookings: [{ ...booking, status: 'cancelled' }] },
    { kind: 'cancelled', bookings: [booking, secondBooking] },
  ],
  ask_move: [
    { kind: 'ask_move', booking, proposal },
    { kind: 'ask_move', booking, proposal, isOtherService: true },
  ],
  ask_move_all: [
    { kind: 'ask_move_all', bookings: [booking, secondBooking], proposal: { slot: wholes[0] ?? slot } },
  ],
  ask_new_time: [
    { kind: 'ask_new_time', bookings: [booking] },
    { kind: 'ask_new_time', bookings: [booking, secondBooking] },
  ],
  moved: [
    { kind: 'moved', booking },
    { kind: 'moved', booking, isOtherService: true },
  ],
  all_moved: [{ kind: 'all_moved', bookings: [booking, secondBooking] }],
  moved_apart: [
    { kind: 'moved_apart', why: 'apart', first: booking },
    { kind: 'moved_apart', why: 'closed', first: booking },
    { kind: 'moved_apart', why: 'otherwise', first: booking },
    { kind: 'moved_apart', why: 'none_free', first: booking },
  ],
  stay_booked: [
    { kind: 'stay_booked', bookings: [booking], cutOffHours: 24 },
    { kind: 'stay_booked', bookings: [booking, secondBooking], cutOffHours: 0 },
  ],
  too_late_to_change: [
    { kind: 'too_late_to_change', cutOffHours: 24 },
    { kind: 'too_late_to_change', cutOffHours: 0 },
  ],
  which_booking: [{ kind: 'which_booking', bookings: [booking, { ...booking, title: 'Coloration' }] }],
  use_link: [
    { kind: 'use_link', cutOffHours: 24 },
    { kind: 'use_link', cutOffHours: 0 },
  ],
  bad_email: [
    { kind: 'bad_email', given: 'marie@exemple' },
    { kind: 'bad_email', given: 'marie roy@exemple.ca' },
  ],
  bad_phone: [{ kind: 'bad_phone', given: '555-01' }],
  ask_email: [{ kind: 'ask_email' }],
  ask_phone: [{ kind: 'ask_phone' }],
  contact_changed: [
    { kind: 'contact_changed', email: 'marie@exemple.ca', phone: '+15145550123' },
    { kind: 'contact_changed', name: 'Julie Roy' },
  ],
  guest_noted: [{ kind: 'guest_noted', guest: 'Émile' }],
  booked_under: [{ kind: 'booked_under', name: 'Marie Roy' }],
  name_stays: [{ kind: 'name_stays', name: 'Ana Roy' }],
  ask_message: [{ kind: 'ask_message' }],
  offer_to_pass_on: [
    { kind: 'offer_to_pass_on', matter: 'question' },
    { kind: 'offer_to_pass_on', matter: 'message', words: ['je suis enceinte', 'My knee hurts.'] },
    { kind: 'offer_to_pass_on', matter: 'question', isHelped: true },
    ...MATTERS.map((matter) => ({ kind: 'offer_to_pass_on' as const, matter })),
  ],
  passed_on: [
    { kind: 'passed_on', matter: 'message' },
    { kind: 'passed_on', matter: 'callback', isMore: true },
    { kind: 'passed_on', matter: 'question', words: ['je suis enceinte'] },
    ...MATTERS.map((matter) => ({ kind: 'passed_on' as const, matter })),
  ],
  not_passed_on: [{ kind: 'not_passed_on' }],
  nobody_free: [
    { kind: 'nobody_free', isOpen: true },
    { kind: 'nobody_free', isOpen: false },
  ],
  apology: [
    { kind: 'apology', matter: 'complaint' },
    { kind: 'apology', matter: 'complaint', wish: { persons: [], notPersons: [], options: [], excepts: [] } },
    { kind: 'apology', matter: 'late' },
  ],
  caution: [
    { kind: 'caution', inDanger: 'person' },
    { kind: 'caution', inDanger: 'self' },
    { kind: 'caution', inDanger: 'animal' },
    { kind: 'caution', inDanger: 'property' },
    { kind: 'caution', inDanger: 'vehicle' },
  ],
  emergency: [
    { kind: 'emergency', inDanger: 'person' },
    { kind: 'emergency', inDanger: 'self' },
    { kind: 'emergency', inDanger: 'animal' },
    { kind: 'emergency', inDanger: 'property' },
    { kind: 'emergency', inDanger: 'vehicle' },
  ],
  greeting_only: [{ kind: 'greeting_only' }],
};

/** Each sample of each kind, by itself. */
export const everyAct: readonly ActOf[] = Object.values(samples).flat();
