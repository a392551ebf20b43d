import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { repeatValues, startAfter } from '../../../web/features/bookings/repeat/repeat-form.ts';
import { seededRuns } from '../../support/seeded.ts';

const ZONES = ['America/Toronto', 'America/St_Johns', 'Europe/Paris', 'UTC'] as const;

describe('the same appointment some weeks later', () => {
  test('is at the same time of the business’s clock, on the same day of the week', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...ZONES),
        (minutes, weeks, timezone) => {
          const at = Date.parse('2026-01-01T15:00:00Z') + minutes * 60_000;
          const before = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone);
          const after = Temporal.Instant.from(
            startAfter(new Date(at).toISOString(), weeks, timezone),
          ).toZonedDateTimeISO(timezone);
          const expected = before.toPlainDateTime().add({ weeks }).toZonedDateTime(timezone);
          expect(after.toString()).toBe(expected.toString());
        },
      ),
      seededRuns(200),
    );
  });

  test('keeps its hour over a change of the clocks', () => {
    expect(startAfter('2026-10-20T14:00:00.000Z', 4, 'America/Toronto')).toBe('2026-11-17T15:00:00.000Z');
  });

  test('is with the same person, if they still take bookings', () => {
    const booking: Booking = {
      ...{ bookingId: 'b', calendarId: 'lea', title: 'Coupe', serviceId: 's', leadId: 'l' },
      ...{ startAt: '2026-10-20T14:00:00.000Z', endAt: '2026-10-20T15:00:00.000Z' },
      ...{ leadName: 'Ana', email: null, phone: '+15145550142', note: 'Frange', price: 45, currency: 'CAD' },
      status: 'attended',
      source: 'form',
      createdAt: '2026-10-01T14:00:00.000Z',
      version: 3,
    };
    const valuesWith = (active: readonly string[]) => repeatValues(booking, active, 'America/Toronto');
    expect(valuesWith(['lea', 'zoe'])).toMatchObject({
      ...{
        serviceId: 's',
        calendarId: 'lea',
        name: 'Ana',
        email: '',
        phone: formatPhone('+15145550142'),
        note: '',
      },
    });
    expect(valuesWith(['zoe']).calendarId).toBe('');
  });
});
