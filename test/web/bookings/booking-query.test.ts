import { describe, expect, test } from '@jest/globals';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { allowedActions } from '../../../web/features/bookings/allowed-actions.ts';
import {
  bookingQuery,
  dividingInstant,
  inOrder,
  searched,
} from '../../../web/features/bookings/booking-query.ts';
import { bookingTexts } from '../../../web/features/bookings/texts.ts';
import { sampleBooking } from './sample-booking.ts';

const booking = (bookingId: string, startAt: string, over: Partial<Booking> = {}): Booking =>
  sampleBooking({ bookingId, startAt, ...over });

const ids = (bookings: readonly Booking[]) => bookings.map(({ bookingId }) => bookingId);

describe('the three lists', () => {
  test('ask for what is to come, for what has started, and for the cancelled ones', () => {
    const now = '2026-11-21T10:00:00.000Z';
    expect(bookingQuery('upcoming', now, null)).toEqual({ limit: 50, from: now, status: 'active' });
    expect(bookingQuery('past', now, null)).toEqual({ limit: 50, to: now, status: 'active' });
    expect(bookingQuery('cancelled', now, null)).toEqual({ limit: 50, status: 'cancelled' });
  });

  test('are those of one calendar when one is chosen', () => {
    expect(bookingQuery('past', '2026-11-21T10:00:00.000Z', 'm1')).toHaveProperty('calendarId', 'm1');
  });

  test('are sorted by the column asked for, either way', () => {
    const bookings = [
      booking('a', '2026-11-22T10:00:00Z', { title: 'Soin', leadName: 'Zoé' }),
      booking('b', '2026-11-21T10:00:00Z', { title: 'Épilation', leadName: 'Inès' }),
    ];
    const sorted = (key: string, direction: 'ascending' | 'descending') =>
      ids(inOrder(bookings, 'upcoming', { key, direction }));
    expect(sorted('title', 'ascending')).toEqual(['b', 'a']);
    expect(sorted('lead', 'descending')).toEqual(['a', 'b']);
    expect(sorted('start', 'descending')).toEqual(['a', 'b']);
  });

  test('share one dividing instant for five minutes', () => {
    const at = (iso: string) => dividingInstant(Date.parse(iso));
    expect(at('2026-11-21T10:04:59Z')).toBe('2026-11-21T10:00:00.000Z');
    expect(at('2026-11-21T10:05:00Z')).toBe('2026-11-21T10:05:00.000Z');
  });

  test('show the soonest first of what is to come, and the latest first of the rest', () => {
    const bookings = [booking('b', '2026-11-22T10:00:00Z'), booking('a', '2026-11-21T10:00:00Z')];
    expect(ids(inOrder(bookings, 'upcoming'))).toEqual(['a', 'b']);
    expect(ids(inOrder(bookings, 'past'))).toEqual(['b', 'a']);
  });

  test('are searched by title, client and contact, accents and case aside', () => {
    const bookings = [
      booking('a', '2026-11-21T10:00:00Z', { leadName: 'Inès Bélanger' }),
      booking('b', '2026-11-21T10:00:00Z', { email: 'zoe@exemple.ca' }),
    ];
    expect(ids(searched(bookings, 'belanger MASSAGE'))).toEqual(['a']);
    expect(ids(searched(bookings, 'zoe@'))).toEqual(['b']);
    expect(ids(searched(bookings, ''))).toEqual(['a', 'b']);
  });

  test('are found by a phone number however it is written', () => {
    const bookings = [booking('a', '2026-11-21T10:00:00Z', { phone: '+15145551234' })];
    expect(ids(searched(bookings, '(514) 555-12'))).toEqual(['a']);
    expect(ids(searched(bookings, '438 555'))).toEqual([]);
  });
});

describe('what may be done to a booking', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  test('until it starts: edit, move, lengthen and cancel', () => {
    expect(allowedActions({ startAt: '2026-11-21T10:00:01Z', status: 'confirmed' }, now)).toEqual({
      edit: true,
      restore: false,
      move: true,
      resize: true,
      cancel: true,
      mark: false,
      unmark: false,
    });
  });

  test('once it has started: tell whether the person came, or lengthen it while it lasts', () => {
    expect(allowedActions({ startAt: '2026-11-21T10:00:00Z', status: 'confirmed' }, now)).toEqual({
      edit: true,
      restore: false,
      move: false,
      resize: true,
      cancel: false,
      mark: true,
      unmark: false,
    });
  });

  test('once that is told: take it back; and a cancelled one can only be restored', () => {
    const startAt = '2026-11-20T10:00:00Z';
    expect(allowedActions({ startAt, status: 'no_show' }, now)).toMatchObject({ mark: false, unmark: true });
    const { restore, ...others } = allowedActions({ startAt, status: 'cancelled' }, now);
    expect([restore, Object.values(others)]).toEqual([true, Array(6).fill(false)]);
  });
});

test('the texts are the agreed ones', () => {
  expect(bookingTexts.fr.empty.upcoming).toBe('Aucune réservation planifiée.');
  expect(bookingTexts.fr.untitled).toBe('Sans titre');
  expect(bookingTexts.fr.cancelFailed).toBe('Impossible d’annuler la réservation');
});
