import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarEntry } from '../../../../functions/messages/templates/calendar/entry.ts';
import { compose } from '../../../../functions/messages/templates/compose.ts';
import type { AppointmentFacts } from '../../../../functions/messages/templates/facts.ts';
import { SAMPLES } from '../../../../functions/messages/templates/samples.ts';
import { composeSms, segmentsOf } from '../../../../functions/messages/templates/sms/compose-sms.ts';
import { type BookingId, brandId } from '../../../../shared/domain/ids.ts';
import { LANGUAGES, type Language } from '../../../../shared/domain/language.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { business, COMPOSING, NOW } from './all-facts.ts';

const DAY_MS = 86_400_000;

const of = (language: Language) => ({ business, language, now: NOW, base: 'https://comptoir.example' });

/** Appointments like one, each so many days after the one before. */
const followingOf = (first: AppointmentFacts, count: number, days: number): readonly AppointmentFacts[] =>
  Array.from({ length: count }, (_, n) => {
    const moved = (iso: string) => new Date(Date.parse(iso) + (n + 1) * days * DAY_MS).toISOString();
    const bookingId = brandId<BookingId>(`bk_${n}`);
    return { ...first, bookingId, startAt: moved(first.startAt), endAt: moved(first.endAt) };
  });

const MAILS = [
  'booking_confirmed',
  'booking_cancelled',
  'reminder_day',
  'team_new_booking',
  'team_booking_cancelled',
] as const;
const TEXTS = ['booking_confirmed', 'booking_cancelled', 'reminder_soon'] as const;

describe.each(LANGUAGES)('a message about several appointments (%s)', (language) => {
  test.each(MAILS)('%s names each of them and their total, and asks for nothing that it lacks', (kind) => {
    const one = SAMPLES[kind](of(language));
    const facts = { ...one, others: followingOf(one.appointment, 2, 7) };
    const { subject, text } = compose(facts, language, COMPOSING);
    expect(`${subject}${text}`).not.toMatch(/[{}]/);
    expect(text.split(one.appointment.title).length - 1).toBeGreaterThanOrEqual(3);
    expect(text.replace(/\s/g, ' ')).toMatch(language === 'fr' ? /Total : 255,00/ : /Total: \$255\.00/);
    const [heading] = text.split('\n');
    expect(compose(one, language, COMPOSING).text.split('\n')).not.toContain(heading);
  });

  test.each(TEXTS)('%s fits into two segments of SMS however long the names', (kind) => {
    const one = SAMPLES[kind](of(language));
    const long = { ...one.appointment, title: 'Massothérapie profonde'.repeat(5) };
    const named = { ...one, business: { ...business, name: 'Studio'.repeat(20) } };
    const text = composeSms({ ...named, appointment: long, others: followingOf(long, 11, 7) }, language);
    expect(text).toContain('12');
    expect(text).toContain(one.appointment.manageUrl);
    expect(segmentsOf(text)).toBeLessThanOrEqual(2);
  });

  test('has no total where one of them has no price', () => {
    const one = SAMPLES.booking_confirmed(of(language));
    const free = { ...one.appointment, price: null, currency: null };
    const { text } = compose({ ...one, others: followingOf(free, 1, 1) }, language, COMPOSING);
    expect(text).not.toContain('Total');
  });
});

test('one calendar file holds each under its own UID, at its own instant across every change of the clocks', () => {
  const one = SAMPLES.booking_confirmed(of('fr'));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 56 }), (count, days) => {
      const others = followingOf(one.appointment, count, days);
      const { method, content } = calendarEntry({ ...one, others }, 'fr', COMPOSING, NOW);
      const calendar = new ICAL.Component(ICAL.parse(content));
      const vtimezone = calendar.getFirstSubcomponent('vtimezone');
      if (!vtimezone) throw new Error('The file has no zone.');
      const zone = new ICAL.Timezone(vtimezone);
      const read = calendar.getAllSubcomponents('vevent').map((event) => {
        const start = event.getFirstPropertyValue('dtstart');
        if (!(start instanceof ICAL.Time)) throw new Error('An entry has no start.');
        const time = start.clone();
        if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = zone;
        expect(event.getAllProperties('attendee')).toEqual([]);
        return [event.getFirstPropertyValue('uid'), new Date(time.toUnixTime() * 1000).toISOString()];
      });
      expect(method).toBe('PUBLISH');
      expect(new Set(read.map(([uid]) => uid)).size).toBe(count + 1);
      expect(read.map(([, startAt]) => startAt)).toEqual(
        [one.appointment, ...others].map(({ startAt }) => startAt),
      );
    }),
    seededRuns(60),
  );
});
