import { describe, expect, test } from '@jest/globals';
import { ranges } from '../../../../functions/kernel/table/keys.ts';
import { queryInput, resumedIn } from '../../../../functions/kernel/table/query-input.ts';
import { brandId, type CalendarId, type TenantId } from '../../../../shared/domain/ids.ts';

const [tenantId, calendarId] = [brandId<TenantId>('salon'), brandId<CalendarId>('alice')];
const bounds = { from: '2026-11-24T10:00:00.000Z', to: '2026-11-24T18:00:00.000Z' };
const ahead = ranges.bookingsOf(tenantId, calendarId, bounds);
const at = (indexSk: string) => ({ sk: 'BOOKING#1', indexSk });
const before = at('2026-11-24T09:00:00.000Z#1');
const inside = at('2026-11-24T12:00:00.000Z#1');
const behind = at('2026-11-24T19:00:00.000Z#1');

/** Where the next page begins, as the database is asked for it. */
const start = (after: typeof before, newestFirst = false) => {
  const left = resumedIn(ahead, { limit: 20, after, newestFirst });
  return left && (queryInput(ahead, left).ExclusiveStartKey?.sk ?? 'at the beginning');
};

// DynamoDB refuses a start that lies outside of the range; the databases of tests take it.
describe('the next page of a range whose bounds the clock moves', () => {
  test('begins at the position, as long as that lies inside', () => {
    expect([start(inside), start(inside, true)]).toEqual([inside.sk, inside.sk]);
  });

  test('is all of it where the position lies before by now, in the order that is read', () => {
    expect([start(before), start(behind, true)]).toEqual(['at the beginning', 'at the beginning']);
  });

  test('is empty where the position lies behind by now', () => {
    expect([start(behind), start(before, true)]).toEqual([undefined, undefined]);
  });
});
