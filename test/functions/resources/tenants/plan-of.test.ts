import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  assistantLimitedAt,
  hasLapsedForLong,
  isCharged,
  planOf,
} from '../../../../functions/records/tenants/plan-of.ts';
import type { PaidPlan } from '../../../../functions/records/tenants/tenant-store.ts';
import { seededRuns } from '../../../support/seeded.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T13:00:00Z');

const at = (days: number): string => new Date(NOW + days * DAY).toISOString();

const paid = (untilDays: number, change: Partial<PaidPlan> = {}): PaidPlan => ({
  plan: 'pro',
  until: at(untilDays),
  status: 'active',
  currentPeriodEnd: at(untilDays),
  cancelAtPeriodEnd: false,
  ...change,
});

const OVER = { trialEndsAt: at(-1) };

describe('the plan of a business', () => {
  test('is Pro during its trial, whatever it pays', () => {
    expect(planOf({ trialEndsAt: at(1) }, NOW)).toBe('pro');
    expect(planOf({ trialEndsAt: at(1), paid: paid(30, { plan: 'basic' }) }, NOW)).toBe('pro');
    expect(planOf({ trialEndsAt: at(0) }, NOW)).toBe('basic');
  });

  test('is what it has paid for, up to the last moment of it', () => {
    expect(planOf({ ...OVER, paid: paid(1) }, NOW)).toBe('pro');
    expect(planOf({ ...OVER, paid: paid(1, { plan: 'basic' }) }, NOW)).toBe('basic');
    expect(planOf({ ...OVER, paid: paid(0) }, NOW)).toBe('basic');
  });

  test('falls back to Basic’s limits', () => {
    expect(planOf(OVER, NOW)).toBe('basic');
    expect(planOf({ ...OVER, paid: paid(-1) }, NOW)).toBe('basic');
  });
});

describe('the assistant only greets', () => {
  test('from thirty days after the end of a plan, be it paid for or tried', () => {
    expect(hasLapsedForLong({ trialEndsAt: at(-60), paid: paid(-30) }, NOW)).toBe(true);
    expect(hasLapsedForLong({ trialEndsAt: at(-60), paid: paid(-29.9) }, NOW)).toBe(false);
    expect(hasLapsedForLong({ ...OVER, paid: paid(1) }, NOW)).toBe(false);
    expect(hasLapsedForLong({ trialEndsAt: at(-30) }, NOW)).toBe(true);
    expect(hasLapsedForLong({ trialEndsAt: at(-29.9) }, NOW)).toBe(false);
    expect(hasLapsedForLong({ trialEndsAt: at(-3000) }, NOW)).toBe(true);
    expect(hasLapsedForLong({ trialEndsAt: at(-10), paid: paid(-40) }, NOW)).toBe(false);
  });

  test('never for a business that is on trial, and never sooner for one that paid', () => {
    expect(hasLapsedForLong({ trialEndsAt: at(1), paid: paid(-300) }, NOW)).toBe(false);
    const days = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(days, days, (trial, until) => {
        const tried = { trialEndsAt: at(trial) };
        const isLimited = hasLapsedForLong({ ...tried, paid: paid(until) }, NOW);
        expect(isLimited && !hasLapsedForLong(tried, NOW)).toBe(false);
        expect(isLimited).toBe(NOW >= assistantLimitedAt({ ...tried, paid: paid(until) }));
      }),
      seededRuns(100),
    );
  });
});

test('a subscription goes on being charged until it is cancelled or has ended', () => {
  expect(isCharged({})).toBe(false);
  expect(isCharged({ paid: paid(1) })).toBe(true);
  expect(isCharged({ paid: paid(-5, { status: 'past_due' }) })).toBe(true);
  expect(isCharged({ paid: paid(1, { cancelAtPeriodEnd: true }) })).toBe(false);
  expect(isCharged({ paid: paid(-1, { status: 'canceled' }) })).toBe(false);
});
