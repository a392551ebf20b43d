import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BookingItem } from '../../../../functions/records/bookings/booking-store.ts';
import {
  type CalendarInput,
  calendarText,
} from '../../../../functions/resources/calendar-feeds/calendar-text.ts';
import { type BookingId, brandId, type CalendarId, MAIN_CALENDAR } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = Date.parse('2026-11-23T13:00:00Z');

const ALICE = {
  calendarId: brandId<CalendarId>('01kalice'),
  name: 'Alice',
  colour: 'blue',
  active: true,
} as const;

const input: CalendarInput = {
  tenant: { name: 'Garage Tremblay', calendars: [ALICE] },
  language: 'fr',
  appBase: 'https://app.example',
  now: NOW,
};

const booking = (over: Partial<BookingItem> = {}): BookingItem => ({
  bookingId: brandId<BookingId>('01kb1'),
  version: 1,
  calendarId: MAIN_CALENDAR,
  startAt: '2026-11-24T15:00:00.000Z',
  endAt: '2026-11-24T16:00:00.000Z',
  beforeMin: 0,
  afterMin: 0,
  status: 'confirmed',
  title: 'Vidange',
  serviceId: 's1',
  price: 60,
  currency: 'CAD',
  leadId: null,
  name: 'Ana Lévy',
  email: 'ana@example.org',
  phone: '+15145550142',
  note: 'Allergie aux arachides',
  language: 'fr',
  source: 'form',
  person: 'p1',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});

const entryOf = (over: Partial<BookingItem> = {}) =>
  readCalendar(calendarText([booking(over)], input)).entries[0];

const ADDRESS = {
  line1: '4210, rue Saint-Denis',
  line2: 'Bureau 2',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2J 2K8',
  country: 'CA',
} as const;

describe('the calendar', () => {
  test('says where appointments take place, if the business gives its address', () => {
    const tenant = { ...input.tenant, address: ADDRESS };
    const [entry] = readCalendar(calendarText([booking()], { ...input, tenant })).entries;
    expect(entry?.LOCATION).toBe('4210, rue Saint-Denis, Bureau 2, Montréal (Québec) H2J 2K8, Canada');
    expect(entryOf()?.LOCATION).toBeUndefined();
  });

  test('is published, named after the business, and asks to be read again in an hour', () => {
    const { calendar } = readCalendar(calendarText([], input));
    expect(calendar).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      'X-WR-CALNAME': 'Garage Tremblay · Comptoir',
      'REFRESH-INTERVAL': 'PT1H',
    });
    expect(calendar.PRODID).toContain('Comptoir');
  });

  test('holds a booking in UTC under an id of its own, with the person and how to reach them', () => {
    expect(entryOf()).toEqual({
      UID: '01kb1@comptoir',
      SEQUENCE: '0',
      DTSTAMP: '20261123T130000Z',
      DTSTART: '20261124T150000Z',
      DTEND: '20261124T160000Z',
      CREATED: '20261120T100000Z',
      SUMMARY: 'Vidange – Ana Lévy',
      DESCRIPTION: '+15145550142\nana@example.org',
      STATUS: 'CONFIRMED',
      TRANSP: 'OPAQUE',
      URL: 'https://app.example/dashboard/bookings',
    });
  });

  test('marks a cancelled one as cancelled and its time as free', () => {
    expect(entryOf({ status: 'cancelled', sequence: 3 })).toMatchObject({
      UID: '01kb1@comptoir',
      SEQUENCE: '3',
      STATUS: 'CANCELLED',
      TRANSP: 'TRANSPARENT',
    });
  });

  test('leaves out what the person wrote', () => {
    expect(calendarText([booking()], input)).not.toContain('arachides');
  });

  test('says who performs it: by today’s name, of somebody who left by the name it was booked under', () => {
    const gone = brandId<CalendarId>('01kgone');
    expect(entryOf({ calendarId: ALICE.calendarId, personName: 'Al' })?.DESCRIPTION).toMatch(/^Avec Alice/);
    expect(entryOf({ calendarId: gone, personName: 'Bruno' })?.DESCRIPTION).toMatch(/^Avec Bruno/);
    expect(entryOf()?.DESCRIPTION).not.toContain('Avec');
  });

  test('names what has no title and leaves out what there is not', () => {
    const entry = entryOf({ title: '', email: null, phone: null });
    expect(entry?.SUMMARY).toBe('Sans titre – Ana Lévy');
    expect(entry).not.toHaveProperty('DESCRIPTION');
  });

  test('is read back unchanged, whatever people are called: no text becomes a property', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '\r\n',
            '\n',
            '\r',
            ';',
            ',',
            '\\',
            ':',
            '"',
            'é',
            '👩‍👩‍👧',
            'END:VEVENT',
            'ATTENDEE:x',
            ' ',
          ),
          fc.string({ unit: 'grapheme', maxLength: 30 }),
        ),
        { minLength: 1, maxLength: 40 },
      )
      .map((parts) => `x${parts.join('').replace(/[^\P{Cc}\r\n]/gu, '')}x`);
    const asRead = (text: string) => text.replace(/\r\n?/g, '\n');
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, name, business) => {
        const bookings = [booking({ title, name }), booking({ bookingId: brandId<BookingId>('01kb2') })];
        const { calendar, entries } = readCalendar(
          calendarText(bookings, { ...input, tenant: { name: business } }),
        );
        expect(calendar['X-WR-CALNAME']).toBe(asRead(`${business} · Comptoir`));
        expect(entries.map(({ UID }) => UID)).toEqual(['01kb1@comptoir', '01kb2@comptoir']);
        expect(entries[0]?.SUMMARY).toBe(asRead(`${title} – ${name}`));
        expect(Object.keys(entries[0] ?? {})).toEqual(Object.keys(entries[1] ?? {}));
      }),
      seededRuns(200),
    );
  });
});
