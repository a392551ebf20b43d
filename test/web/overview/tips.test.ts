import { describe, expect, test } from '@jest/globals';
import { type BusinessFacts, tipsFor } from '../../../web/features/overview/tips.ts';

const service = { active: true, description: 'Soin' };
const windows = [1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, active: true }));

const complete: BusinessFacts = {
  services: [service],
  windows,
  siteDescription: 'Un institut de quartier.',
  hasWidgetLead: true,
  waiting: 0,
  upcoming: [],
  trialDaysLeft: null,
};

const booking = { bookingId: 'fine', startAt: '2026-11-26T14:00:00.000Z', isInClosure: false };

const tips = (over: Partial<BusinessFacts>) => tipsFor({ ...complete, ...over });

describe('what is wrong', () => {
  test('comes before every suggestion, and leads to the soonest booking concerned', () => {
    const upcoming = [
      booking,
      { ...booking, bookingId: 'soon', confirmationBounced: true },
      { ...booking, bookingId: 'later', confirmationBounced: true },
      { ...booking, bookingId: 'clash', busyElsewhere: true },
    ];
    expect(tips({ upcoming, services: [] })).toEqual([
      { kind: 'reach-clients', count: 2, bookingId: 'soon' },
      { kind: 'resolve-overlaps', count: 1, bookingId: 'clash' },
      { kind: 'add-service' },
    ]);
  });

  test('is first an appointment that lies in a closure, with how many of their clients were asked', () => {
    const upcoming = [
      booking,
      { ...booking, startAt: '2026-11-27T14:00:00.000Z', isInClosure: true },
      { ...booking, startAt: '2026-11-28T14:00:00.000Z', isInClosure: true, askedToMove: true },
      { ...booking, confirmationBounced: true },
    ];
    expect(tips({ upcoming })).toEqual([
      { kind: 'resolve-closures', count: 2, asked: 1, startAt: '2026-11-27T14:00:00.000Z' },
      { kind: 'reach-clients', count: 1, bookingId: 'fine' },
    ]);
  });

  test('is all told, also where more is wrong than there are tips', () => {
    const upcoming = [
      { ...booking, confirmationBounced: true },
      { ...booking, busyElsewhere: true },
      { ...booking, unplaced: true },
      { ...booking, isInClosure: true },
    ];
    const kinds = tips({ upcoming, trialDaysLeft: 1, waiting: 3 }).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'resolve-closures',
      'reach-clients',
      'resolve-overlaps',
      'place-bookings',
      'trial-ends',
    ]);
  });

  test('is the end of a trial from three days before it, and for nobody else', () => {
    expect(tips({ trialDaysLeft: 4 })).toEqual([]);
    expect(tips({ trialDaysLeft: 3 })).toEqual([{ kind: 'trial-ends', days: 3 }]);
    expect(tips({ trialDaysLeft: null })).toEqual([]);
  });
});

describe('the tips', () => {
  test('are none for a business that has everything', () => {
    expect(tips({})).toEqual([]);
  });

  test('ask for a service when there is none, and for an active one when none is', () => {
    expect(tips({ services: [] })).toEqual([{ kind: 'add-service' }]);
    expect(tips({ services: [{ ...service, active: false }] })).toEqual([{ kind: 'activate-service' }]);
  });

  test('ask for a window when none is active', () => {
    expect(tips({ windows: [] })).toEqual([{ kind: 'add-window' }]);
    expect(tips({ windows: windows.map((window) => ({ ...window, active: false })) })).toEqual([
      { kind: 'add-window' },
    ]);
  });

  test('name the first working day without a window, Saturday last, Sunday never', () => {
    const without = (...days: number[]) => windows.filter(({ dayOfWeek }) => !days.includes(dayOfWeek));
    expect(tips({ windows: without(6) })).toEqual([{ kind: 'open-day', dayOfWeek: 6 }]);
    expect(tips({ windows: without(3, 6) })).toEqual([{ kind: 'open-day', dayOfWeek: 3 }]);
  });

  test('tell of requests without an answer, of missing descriptions and of the widget', () => {
    expect(tips({ waiting: 3 })).toEqual([{ kind: 'answer-leads', count: 3 }]);
    const upcoming = ['b1', 'b2'].map((bookingId) => ({ ...booking, bookingId, unplaced: true }));
    expect(tips({ upcoming })).toEqual([{ kind: 'place-bookings', count: 2 }]);
    expect(tips({ siteDescription: null })).toEqual([{ kind: 'describe-business' }]);
    expect(tips({ services: [service, { active: true, description: null }] })).toEqual([
      { kind: 'describe-services', count: 1 },
    ]);
    expect(tips({ hasWidgetLead: false })).toEqual([{ kind: 'install-widget' }]);
  });

  test('repeat nothing of the list of what is left to set up, where that is shown', () => {
    const facts = {
      ...complete,
      services: [],
      windows: [],
      siteDescription: null,
      hasWidgetLead: false,
      waiting: 2,
    };
    expect(tipsFor(facts, true)).toEqual([{ kind: 'answer-leads', count: 2 }]);
  });

  test('are four at most, what stops bookings first', () => {
    const all = tips({ services: [], windows: [], siteDescription: null, hasWidgetLead: false, waiting: 1 });
    expect(all.map(({ kind }) => kind)).toEqual([
      'add-service',
      'add-window',
      'answer-leads',
      'describe-business',
    ]);
  });
});
