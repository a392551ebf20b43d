import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type BilledSubscription,
  countLive,
  standingOf,
} from '../../../../functions/records/tenants/standing.ts';
import { seededRuns } from '../../../support/seeded.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-01T00:00:00Z');
const END = Date.parse('2026-12-01T00:00:00Z');
const PRICES = { basic: 'price_basic', pro: 'price_pro' };

const subscription = (change: Partial<BilledSubscription> = {}): BilledSubscription => ({
  id: 'sub_1',
  status: 'active',
  priceIds: ['price_pro'],
  notedPlan: 'pro',
  createdAt: START,
  periodStart: START,
  periodEnd: END,
  endsAt: null,
  endedAt: null,
  ...change,
});

const standing = (change: Partial<BilledSubscription>) => standingOf([subscription(change)], PRICES);

const instant = (ms: number): string => new Date(ms).toISOString();

describe('until when a subscription gives its plan', () => {
  test.each(['active', 'trialing'])(
    '%s: to the end of its period, and seven days more for the renewal’s word',
    (status) => {
      expect(standing({ status })).toMatchObject({
        plan: 'pro',
        status,
        until: instant(END + 7 * DAY),
        currentPeriodEnd: instant(END),
        cancelAtPeriodEnd: false,
      });
    },
  );

  test('cancelled to the end of its period: to that very end', () => {
    expect(standing({ endsAt: END })).toMatchObject({
      until: instant(END),
      currentPeriodEnd: instant(END),
      cancelAtPeriodEnd: true,
    });
  });

  test.each(['past_due', 'unpaid', 'paused'])(
    '%s: seven days into the period that was not paid',
    (status) => {
      expect(standing({ status })).toMatchObject({ status, until: instant(START + 7 * DAY) });
    },
  );

  test('ended: to the moment at which it did, whatever its period says', () => {
    const endedAt = START + 3 * DAY;
    expect(standing({ status: 'canceled', endedAt, endsAt: END })).toMatchObject({
      until: instant(endedAt),
      currentPeriodEnd: instant(endedAt),
      cancelAtPeriodEnd: false,
    });
  });

  test.each(['incomplete', 'incomplete_expired', 'something_new'])(
    '%s: it was never begun, and gives nothing',
    (status) => {
      expect(standing({ status })).toBeUndefined();
    },
  );
});

describe('which plan it is', () => {
  test('that of its price, whatever was noted when it was bought: the portal changes prices', () => {
    expect(standing({ priceIds: ['price_basic'], notedPlan: 'pro' })?.plan).toBe('basic');
    expect(standing({ priceIds: ['price_pro'], notedPlan: 'basic' })?.plan).toBe('pro');
  });

  test('that which was noted, when its price is sold no more', () => {
    expect(standing({ priceIds: ['price_of_last_year'] })?.plan).toBe('pro');
    expect(standing({ priceIds: ['price_of_last_year'], notedPlan: undefined })?.plan).toBe('basic');
    expect(standing({ priceIds: ['price_of_last_year'], notedPlan: 'gold' })?.plan).toBe('basic');
  });

  test('no plan is that of a price that is not sold', () => {
    const unsold = { basic: '', pro: '' };
    expect(standingOf([subscription({ priceIds: [''], notedPlan: 'pro' })], unsold)?.plan).toBe('basic');
  });
});

describe('of several', () => {
  const anySubscription = fc.record({
    id: fc.constantFrom('sub_a', 'sub_b', 'sub_c', 'sub_d'),
    status: fc.constantFrom('active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete'),
    createdAt: fc.constantFrom(START, START + DAY, START + 2 * DAY),
  });
  const some = fc.uniqueArray(anySubscription, { selector: ({ id }) => id, maxLength: 4 });

  test('the one counts that gives most, whatever the order in which they are told', () => {
    fc.assert(
      fc.property(some, fc.func(fc.integer()), (told, by) => {
        const all = told.map(subscription);
        const shuffled = all.toSorted((a, b) => by(a.id) - by(b.id));
        expect(standingOf(shuffled, PRICES)).toEqual(standingOf(all, PRICES));
      }),
      seededRuns(200),
    );
  });

  test('an ended one never hides one that lives, however new it is', () => {
    const old = subscription({ id: 'sub_old', createdAt: START });
    const ended = subscription({ id: 'sub_new', status: 'canceled', createdAt: END, endedAt: END });
    expect(standingOf([ended, old], PRICES)).toMatchObject({ subscriptionId: 'sub_old', status: 'active' });
  });

  test('of two ended ones the newer is told of', () => {
    const ended = { status: 'canceled', endedAt: END };
    const [old, recent] = [
      subscription({ ...ended, id: 'sub_z', createdAt: START }),
      subscription({ ...ended, id: 'sub_a', createdAt: START + DAY }),
    ];
    expect(standingOf([old, recent], PRICES)?.subscriptionId).toBe('sub_a');
  });

  test('those are counted that could be paid still', () => {
    const states = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete'];
    expect(countLive(states.map((status) => subscription({ status })))).toBe(5);
  });
});
