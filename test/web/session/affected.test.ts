import { expect, test } from '@jest/globals';
import { routeKeys } from '../../../shared/routes.ts';
import { AFFECTED, READ_ALONE } from '../../../web/features/session/affected.ts';

const reads: readonly string[] = routeKeys.filter((key) => key.startsWith('GET /v1/'));
const affected = new Set<string>(Object.values(AFFECTED).flat());

test('every route that a member reads is read again after some change, or is named with why it is not', () => {
  expect(reads.filter((key) => !affected.has(key) && !Object.hasOwn(READ_ALONE, key))).toEqual([]);
  expect(reads.length).toBeGreaterThan(40);
});

test('no route is both, and what is named as read alone exists', () => {
  const alone = Object.keys(READ_ALONE);
  expect(alone.filter((key) => affected.has(key))).toEqual([]);
  expect(alone.filter((key) => !reads.includes(key))).toEqual([]);
});

test('a booking touches the waiting list, rescues and all that is told of its client', () => {
  const told = ['/waitlist', '/bookings/rescues', '/leads/{leadId}/timeline', '/leads/{leadId}/visits'];
  expect(AFFECTED.bookings).toEqual(expect.arrayContaining(told.map((path) => `GET /v1${path}`)));
});

test('a merged lead touches the search for clients, their visits and their bookings', () => {
  const told = ['/leads/search', '/leads/{leadId}/visits', '/bookings/{bookingId}', '/bookings'];
  expect(AFFECTED.leads).toEqual(expect.arrayContaining(told.map((path) => `GET /v1${path}`)));
});
