import { describe, expect, test } from '@jest/globals';
import { type Entry, inGroups, matching, stepped } from '../../../web/features/palette/entries.ts';

const entry = (group: Entry['group'], label: string, detail?: string): Entry => ({
  ...{ id: `${group} ${label}`, group, label, detail },
  to: '/dashboard/overview',
});

const labels = (entries: readonly Entry[]) => entries.map(({ label }) => label);

describe('what the palette finds', () => {
  const entries = [
    entry('pages', 'Réservations'),
    entry('pages', 'Services'),
    entry('actions', 'Nouvelle réservation'),
  ];

  test('is everything until something is typed, actions first', () => {
    expect(labels(matching(entries, '  '))).toEqual(['Nouvelle réservation', 'Réservations', 'Services']);
  });

  test('holds every word, accents and case aside, in its name or its detail', () => {
    expect(labels(matching(entries, 'RESERV'))).toEqual(['Nouvelle réservation', 'Réservations']);
    expect(labels(matching([entry('bookings', 'Zoé Roy', 'Coupe')], 'roy coupe'))).toEqual(['Zoé Roy']);
    expect(matching(entries, 'reserv xyz')).toEqual([]);
  });

  test('is all that matches, of which six of a kind are shown', () => {
    const many = Array.from({ length: 9 }, (_, n) => entry('bookings', `Zoé ${n}`));
    expect(matching(many, 'zoe')).toHaveLength(9);
    expect(inGroups(matching(many, 'zoe'))).toHaveLength(6);
  });

  test('is six of a kind at most, so that no kind hides another', () => {
    const many = Array.from({ length: 9 }, (_, n) => entry('clients', `Zoé ${n}`));
    const found = inGroups([...many, entry('bookings', 'Zoé Roy')]);
    expect(found).toHaveLength(7);
    expect(found.at(-1)?.group).toBe('bookings');
  });

  test('is walked through round and round', () => {
    expect([stepped(entries, 0, 1), stepped(entries, 2, 1), stepped(entries, 0, -1)]).toEqual([1, 0, 2]);
    expect(stepped([], -1, 1)).toBe(-1);
  });
});
