import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PLANS } from '../../../shared/domain/plans.ts';
import { SUBSCRIPTION_STATUSES } from '../../../shared/domain/subscription.ts';
import type { Subscription } from '../../../shared/schemas/billing.ts';
import { isInForce, pauseMs, standingOf } from '../../../web/features/settings/billing/plan-standing.ts';
import { seededRuns } from '../../support/seeded.ts';

const at = '2026-12-21T15:00:00.000Z';

const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  plan: 'pro',
  status: 'active',
  currentPeriodEnd: at,
  cancelAtPeriodEnd: false,
  ...over,
});

const standing = (over: Partial<Subscription>) => standingOf({ subscription: subscription(over) });

describe('how a business stands', () => {
  test('without a subscription, or once it is over, is unpaid: a plan is to be chosen', () => {
    expect(standingOf({ subscription: null })).toEqual({ kind: 'none', endedAt: null });
    expect(standing({ status: 'canceled' })).toEqual({ kind: 'none', endedAt: at });
  });

  test('is renewed on a day, unless it was cancelled: then it ends on it', () => {
    expect(standing({})).toEqual({ kind: 'renews', plan: 'pro', at });
    expect(standing({ cancelAtPeriodEnd: true })).toEqual({ kind: 'ends', plan: 'pro', at });
  });

  test('pays for the first time when the free days are over', () => {
    expect(standing({ status: 'trialing', plan: 'basic' })).toEqual({ kind: 'begins', plan: 'basic', at });
    expect(standing({ status: 'trialing', cancelAtPeriodEnd: true }).kind).toBe('ends');
  });

  test('is late when a payment failed, and stopped when no more is tried', () => {
    expect(standing({ status: 'past_due' }).kind).toBe('late');
    expect(standing({ status: 'unpaid' }).kind).toBe('stopped');
    expect(standing({ status: 'paused' }).kind).toBe('stopped');
  });
});

describe('a plan that was just paid for', () => {
  test('is in force by the word of the payment service alone, and no other plan is', () => {
    const anyOne = fc.record({
      plan: fc.constantFrom(...PLANS),
      status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    });
    fc.assert(
      fc.property(anyOne, fc.constantFrom(...PLANS), (over, paid) => {
        const isGood = over.status === 'active' || over.status === 'trialing';
        expect(isInForce({ subscription: subscription(over) }, paid)).toBe(isGood && over.plan === paid);
      }),
      seededRuns(100),
    );
    expect(isInForce({ subscription: null }, 'pro')).toBe(false);
  });

  test('is looked for often at first, and seldom later', () => {
    expect(pauseMs(0, true)).toBe(2_000);
    expect(pauseMs(60_000, true)).toBe(15_000);
  });

  test('is not looked for any longer where nothing need have changed', () => {
    expect([pauseMs(0, false), pauseMs(60_000, false)]).toEqual([2_000, 0]);
  });
});
