import { describe, expect, test } from '@jest/globals';
import { freeTimesOf } from '../../../web/features/bookings/slot-taken.ts';
import { ApiError, NetworkError } from '../../../web/lib/api-error.ts';

const request = { method: 'PATCH', path: '/v1/bookings/b1' };
const times = [{ startAt: '2026-11-24T14:00:00Z', endAt: '2026-11-24T15:00:00Z' }];
const refused = (body: unknown, status = 409) => new ApiError(request, status, JSON.stringify(body));

describe('a time that was refused', () => {
  test('comes with the nearest free ones, as the server told them', () => {
    const body = { error: { code: 'slot_taken', message: 'Pris.', alternatives: times } };
    expect(freeTimesOf(refused(body))).toEqual(times);
  });

  test('comes without any after other failures and unknown bodies', () => {
    expect(freeTimesOf(refused({ error: { code: 'booking_closed', message: 'Close.' } }))).toEqual([]);
    expect(freeTimesOf(refused({ error: { alternatives: times } }, 503))).toEqual([]);
    expect(freeTimesOf(new ApiError(request, 409, '<html>'))).toEqual([]);
    expect(freeTimesOf(new NetworkError(null))).toEqual([]);
  });
});
