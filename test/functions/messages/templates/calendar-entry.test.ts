import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  type CalendarFacts,
  calendarEntry,
} from '../../../../functions/messages/templates/calendar/entry.ts';
import { SAMPLES } from '../../../../functions/messages/templates/samples.ts';
import { calendarUid } from '../../../../shared/domain/calendar-uid.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { business, COMPOSING, NOW } from './all-facts.ts';

const of = { business, language: 'fr', now: NOW, base: 'https://comptoir.example' } as const;

const read = (facts: CalendarFacts) => {
  const { method, content } = calendarEntry(facts, 'fr', COMPOSING, NOW);
  for (const line of content.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(content));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const event = calendar.getFirstSubcomponent('vevent');
  if (!zone || !event) throw new Error('The calendar has no zone or no event.');
  const text = (name: string) => event.getFirstPropertyValue(name);
  return { method, content, calendar, event, text, zone: new ICAL.Timezone(zone) };
};

type Read = ReturnType<typeof read>;

/** The instant that a program which knows the zone only from the entry reads. */
const instant = ({ event, zone }: Read, name: 'dtstart' | 'dtend'): string => {
  const value = event.getFirstPropertyValue(name);
  if (!(value instanceof ICAL.Time)) throw new Error(`${name} is no time.`);
  const time = value.clone();
  if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = zone;
  return new Date(time.toUnixTime() * 1000).toISOString();
};

describe('the calendar entry of a booking', () => {
  const confirmed = SAMPLES.booking_confirmed(of);

  test('asks to be entered with what, when, where and by whom', () => {
    const entry = read(confirmed);
    expect(entry.method).toBe('REQUEST');
    expect(entry.calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(entry.text('uid')).toBe(calendarUid(confirmed.appointment.bookingId));
    expect(entry.text('summary')).toBe('Première rencontre – Studio Lumière');
    expect(entry.text('location')).toBe(
      '12, rue Notre-Dame Est, Bureau 300, Montréal (Québec) H2Y 1B7, Canada',
    );
    expect(entry.text('description')).toContain('Avec Camille Tremblay');
    expect(entry.text('url')).toBe(confirmed.appointment.manageUrl);
    expect(entry.text('organizer')).toBe(`mailto:${business.email}`);
    expect(String(entry.text('attendee')).toLowerCase()).toBe(`mailto:${COMPOSING.to}`);
    expect(String(entry.text('dtstamp'))).toBe('2026-11-22T20:10:00Z');
  });

  test('is told in the business’s zone, which it brings along', () => {
    const entry = read(confirmed);
    expect(entry.content).toContain('DTSTART;TZID=America/Toronto:20261124T160000');
    expect(entry.zone.tzid).toBe('America/Toronto');
    expect(instant(entry, 'dtstart')).toBe(confirmed.appointment.startAt);
  });

  test('keeps its UID and grows its SEQUENCE from the booking to its move and its cancellation', () => {
    const at = (sequence: number) => ({ appointment: { ...confirmed.appointment, sequence } });
    const lives = [
      read({ ...confirmed, ...at(0) }),
      read({ ...SAMPLES.booking_moved(of), ...at(1) }),
      read({ ...SAMPLES.booking_cancelled(of), ...at(2) }),
    ];
    expect(new Set(lives.map(({ text }) => text('uid'))).size).toBe(1);
    expect(lives.map(({ text }) => text('sequence'))).toEqual([0, 1, 2]);
    expect(lives.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(lives.map(({ text }) => text('status'))).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  });

  test('names its sender as the organizer when the business has no address of its own', () => {
    const entry = read({ ...confirmed, business: { ...business, email: null, address: null } });
    expect(entry.text('organizer')).toBe(`mailto:${COMPOSING.from}`);
    expect(entry.text('location')).toBeNull();
  });

  test('is read back at its own instants in every zone, also around a change of the clocks', () => {
    const zones = [
      'America/Toronto',
      'America/St_Johns',
      'America/Regina',
      'America/Vancouver',
      'UTC',
      'Europe/Paris',
    ];
    const start = fc.integer({
      min: Date.parse('2026-01-01T00:00:00Z') / 900_000,
      max: Date.parse('2028-01-01T00:00:00Z') / 900_000,
    });
    const changes = fc.constantFrom(
      ...[
        '2026-11-01T04:30:00Z',
        '2026-11-01T05:30:00Z',
        '2026-11-01T06:00:00Z',
        '2027-03-14T06:30:00Z',
        '2027-03-14T07:00:00Z',
      ].map((iso) => Date.parse(iso) / 900_000),
    );
    fc.assert(
      fc.property(
        fc.oneof(start, changes),
        fc.integer({ min: 1, max: 96 }),
        fc.constantFrom(...zones),
        (quarter, length, timeZone) => {
          const [startAt, endAt] = [quarter, quarter + length].map((one) =>
            new Date(one * 900_000).toISOString(),
          );
          const appointment = { ...confirmed.appointment, startAt: `${startAt}`, endAt: `${endAt}` };
          const entry = read({ ...confirmed, business: { ...business, timeZone }, appointment });
          expect([instant(entry, 'dtstart'), instant(entry, 'dtend')]).toEqual([startAt, endAt]);
        },
      ),
      seededRuns(200),
    );
  });
});
