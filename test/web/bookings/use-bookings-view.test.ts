import { describe, expect, test } from '@jest/globals';
import { viewNameOf } from '../../../web/features/bookings/use-bookings-view.ts';

const nameOf = (address: string, hasTeam: boolean) => viewNameOf(new URLSearchParams(address), hasTeam);

describe('the view of the bookings', () => {
  test('is the team’s day where several people take bookings, else the list', () => {
    expect([nameOf('', true), nameOf('', false)]).toEqual(['team', 'list']);
    expect(nameOf('new=1&at=2026-11-25T15:00:00Z', true)).toBe('team');
  });

  test('is the one that the address names', () => {
    expect(['list', 'week', 'day'].map((name) => nameOf(`view=${name}`, true))).toEqual([
      'list',
      'week',
      'day',
    ]);
    expect(nameOf('view=team', false)).toBe('team');
    expect(nameOf('view=nonsense', true)).toBe('team');
  });

  test.each(['show=past', 'q=roy', 'sort=-start'])(
    'is the list where the address has %s, which only it has',
    (address) => {
      expect(nameOf(address, true)).toBe('list');
    },
  );
});
