import { describe, expect, test } from '@jest/globals';
import { blankBooking, toBookingBody, validateBooking } from '../../../web/features/bookings/booking-form.ts';

const filled = {
  serviceId: 's1',
  startAt: '2026-11-24T14:00:00Z',
  calendarId: '',
  leadId: '',
  name: ' Zoé ',
  email: '',
  phone: ' 514 555-1234 ',
  note: '',
  overbook: false,
  anyPerformer: false,
};

describe('a booking made by hand', () => {
  test('starts without a service, unless there is only one', () => {
    expect(blankBooking(['s1', 's2']).serviceId).toBe('');
    expect(blankBooking(['s1']).serviceId).toBe('s1');
    expect(blankBooking([]).serviceId).toBe('');
  });

  test('starts with what is known: a time pressed in the calendar, a lead, a service that is still offered', () => {
    const known = { startAt: '2026-11-24T14:00:00Z', name: 'Zoé', serviceId: 's2' };
    expect(blankBooking(['s1', 's2'], known)).toMatchObject(known);
    expect(blankBooking(['s1', 's3'], known).serviceId).toBe('');
  });

  test('sends whose time it is only when somebody was chosen', () => {
    expect(toBookingBody(filled)).not.toHaveProperty('calendarId');
    expect(toBookingBody({ ...filled, calendarId: 'm1' })).toHaveProperty('calendarId', 'm1');
  });

  test('sends the chosen time and what was filled in, trimmed', () => {
    expect(toBookingBody(filled)).toEqual({
      serviceId: 's1',
      startAt: '2026-11-24T14:00:00Z',
      name: 'Zoé',
      phone: '514 555-1234',
    });
  });

  test('goes past capacity only on an admin’s word', () => {
    expect(toBookingBody(filled)).not.toHaveProperty('overbook');
    expect(toBookingBody({ ...filled, overbook: true })).toHaveProperty('overbook', true);
  });

  test('goes to who does not perform the service only where that is asked for', () => {
    expect(toBookingBody(filled)).not.toHaveProperty('anyPerformer');
    expect(toBookingBody({ ...filled, anyPerformer: true })).toHaveProperty('anyPerformer', true);
  });

  test('needs a service, a slot and a name', () => {
    expect(validateBooking(blankBooking([]), 'fr', 'Choisissez un créneau.')).toEqual({
      serviceId: 'Ce champ est requis.',
      startAt: 'Choisissez un créneau.',
      name: 'Ce champ est requis.',
    });
  });

  test('needs neither e-mail nor phone, but right ones', () => {
    expect(validateBooking({ ...filled, phone: '' }, 'fr', '')).toEqual({});
    expect(validateBooking({ ...filled, email: 'zoe@', phone: '12' }, 'fr', '')).toEqual({
      email: 'Adresse e-mail invalide.',
      phone: 'Numéro de téléphone invalide.',
    });
  });
});
