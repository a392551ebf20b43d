import { describe, expect, test } from '@jest/globals';
import { type SetupFacts, setupOf } from '../../../web/features/overview/setup.ts';

const empty: SetupFacts = { services: [], windows: [], siteDescription: null, leads: [], bookings: [] };

const doneOf = (over: Partial<SetupFacts>) =>
  setupOf({ ...empty, ...over })
    .filter(({ done }) => done)
    .map(({ step }) => step);

describe('what is left to set up', () => {
  test('is everything for a business that has nothing', () => {
    expect(doneOf({})).toEqual([]);
    expect(setupOf(empty)).toHaveLength(5);
  });

  test('ticks off services and hours that are active, and a page that says something', () => {
    expect(
      doneOf({ services: [{ active: false }], windows: [{ active: false }], siteDescription: '' }),
    ).toEqual([]);
    expect(
      doneOf({ services: [{ active: true }], windows: [{ active: true }], siteDescription: 'Un salon.' }),
    ).toEqual(['services', 'hours', 'page']);
  });

  test('ticks off the widget by what came through it, and the first booking by one that a visitor made', () => {
    expect(doneOf({ bookings: [{ source: 'manual' }] })).toEqual([]);
    expect(doneOf({ bookings: [{ source: 'form' }] })).toEqual(['booking']);
    expect(doneOf({ leads: [{ source: 'widget' }] })).toEqual(['widget']);
    expect(doneOf({ bookings: [{ source: 'widget' }] })).toEqual(['widget', 'booking']);
  });
});
