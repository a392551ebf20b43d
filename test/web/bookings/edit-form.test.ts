import { describe, expect, test } from '@jest/globals';
import type { Booking } from '../../../shared/schemas/booking.ts';
import {
  editChange,
  editValues,
  newsOf,
  validateEdit,
} from '../../../web/features/bookings/edit/edit-form.ts';
import { editTexts } from '../../../web/features/bookings/edit/edit-texts.ts';
import { amountTexts } from '../../../web/i18n/amount.ts';

const LOOK = { timezone: 'America/Toronto', language: 'fr' } as const;
const booking: Booking = {
  ...{ bookingId: 'b', calendarId: 'alice', title: 'Coupe', serviceId: 'coupe', status: 'confirmed' },
  ...{ startAt: '2026-11-24T15:00:00.000Z', endAt: '2026-11-24T16:00:00.000Z', price: 45, currency: 'CAD' },
  ...{ leadId: 'l', leadName: 'Ana Lévy', email: 'ana@example.org', phone: '+15145550142', note: null },
  ...{ source: 'manual', createdAt: '2026-11-20T15:00:00.000Z', version: 3 },
};
const values = editValues(booking, LOOK);
const edited = (more: Partial<typeof values>) => editChange({ ...values, ...more }, booking, LOOK);
const news = (more: Partial<typeof values>) => newsOf({ ...values, ...more }, booking, LOOK);

describe('the form of a booking', () => {
  test('shows its time on the business’s clock, and asks for nothing that was not changed', () => {
    expect(values).toMatchObject({ date: '2026-11-24', time: '10:00', durationMin: '60', price: '45' });
    expect(edited({})).toEqual({});
    expect(validateEdit(values, booking, LOOK)).toEqual({});
  });

  test('asks for any minute, and for the same clock time on another date across a clock change', () => {
    expect(edited({ time: '09:07' })).toEqual({ startAt: '2026-11-24T14:07:00.000Z' });
    expect(edited({ date: '2027-03-15' })).toEqual({ startAt: '2027-03-15T14:00:00.000Z' });
  });

  test('sends length and price with another service, since those of the form are meant', () => {
    expect(edited({ serviceId: 'teinture', durationMin: 90, price: '' })).toEqual({
      ...{ serviceId: 'teinture', durationMin: 90, price: null },
    });
  });

  test('removes what was emptied, and reads a comma as the decimal point', () => {
    expect(edited({ email: ' ', phone: '', price: '39,50' })).toEqual({ email: '', phone: '', price: 39.5 });
  });

  test('shows a price as the reader’s language writes it, and takes the other’s sign for the same price', () => {
    const priced = { ...booking, price: 55.5 };
    const shown = editValues(priced, LOOK);
    expect(shown.price).toBe('55,50');
    expect(editValues(priced, { ...LOOK, language: 'en' }).price).toBe('55.50');
    expect(editChange({ ...shown, price: '55.5' }, priced, LOOK)).toEqual({});
    expect(editChange({ ...shown, price: '' }, priced, LOOK)).toEqual({ price: null });
  });

  test('refuses a missing time and a length that is no number', () => {
    expect(validateEdit({ ...values, time: '' }, booking, LOOK)).toMatchObject({
      date: editTexts.fr.faults.timeRequired,
    });
    const wrong = validateEdit({ ...values, durationMin: 'long' }, booking, LOOK);
    expect(Object.keys(wrong)).toEqual(['durationMin']);
  });

  test('says what a price is to whoever types something else, and takes none', () => {
    expect(validateEdit({ ...values, price: 'cinquante' }, booking, LOOK)).toEqual({
      price: amountTexts.fr.invalid,
    });
    expect(validateEdit({ ...values, price: ' ' }, booking, LOOK)).toEqual({});
  });
});

describe('what the customer hears of an edit', () => {
  test.each([
    [{ time: '11:00' }, ['time']],
    [{ calendarId: 'bruno', serviceId: 'teinture' }, ['person', 'service']],
    [{ durationMin: 75 }, ['length']],
    [{ email: 'ana.levy@example.org' }, ['address']],
    [{ note: 'Frange', price: '50', name: 'Ana Roy', phone: '' }, []],
    [{ email: '' }, []],
  ])('of %j is %j', (more, told) => {
    expect(news(more)).toEqual(told);
  });
});
