import { expect, test } from '@jest/globals';
import { joinDays, slotDays } from '../../../web/site/view/slot-days.ts';
import { demoAddress } from './demo-config.ts';
import { page } from './rendered.ts';

const slot = (startAt: string) => ({ slotId: startAt, startAt, endAt: startAt });

test('free times stand by day and part of the day, in the zone of the business', () => {
  const days = slotDays(
    ['2026-11-24T16:59:00Z', '2026-11-24T17:00:00Z', '2026-11-24T22:00:00Z', '2026-11-25T05:00:00Z'].map(
      slot,
    ),
    'en',
    'America/Toronto',
  );
  expect(days.map(({ slots }) => slots.map(({ part }) => part))).toEqual([
    ['morning', 'afternoon', 'evening'],
    ['morning'],
  ]);
});

test('later times of the same day join its earlier ones', () => {
  const [morning, evening] = ['2026-11-24T14:00:00Z', '2026-11-24T23:00:00Z'].map((startAt) =>
    slotDays([slot(startAt)], 'fr', 'America/Toronto'),
  );
  const joined = joinDays(morning ?? [], evening ?? []);
  expect(joined.map(({ slots }) => slots.map(({ part }) => part))).toEqual([['morning', 'evening']]);
});

test('an address leads to a map, and without one there is no link', () => {
  const map = 'https://www.google.com/maps/search/?api=1&amp;query=';
  expect(page({ address: demoAddress })).toContain(`href="${map}`);
  expect(page({ address: null })).not.toContain('google.com/maps');
});
