import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Plan } from '../../../shared/domain/plans.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';

/** The most that a model may cost per business and UTC month, in US dollars; after that the rules answer. */
export const MODEL_BUDGET_USD: Readonly<Record<Plan, number>> = { basic: 2, pro: 10 };

const MICRODOLLARS = 1_000_000;
/** Longer than any month, so that none expires before it is over. */
const KEPT_SECONDS = 62 * DAY_SECONDS;

interface Spend {
  readonly microdollars: number;
}

const spendKey = (tenantId: TenantId, now: number) =>
  keys.counter(`model:${tenantId}`, toInstant(now).slice(0, 7));

/** Whether this month's budget is spent. A turn in progress is finished, and its cost may exceed the budget. */
export const isBudgetSpent = async (
  table: Table,
  tenantId: TenantId,
  plan: Plan,
  now: number,
): Promise<boolean> => {
  const spend = await table.get<Spend>(spendKey(tenantId, now));
  return (spend?.microdollars ?? 0) >= MODEL_BUDGET_USD[plan] * MICRODOLLARS;
};

/** Adds a turn's cost to its month; exact even when many turns end at once. */
export const addSpend = async (
  table: Table,
  tenantId: TenantId,
  microdollars: number,
  now: number,
): Promise<void> => {
  const key = spendKey(tenantId, now);
  await table.increase(key, 'microdollars', microdollars, expiryAfter(now, KEPT_SECONDS));
};

export const usdOf = (microdollars: number): number => microdollars / MICRODOLLARS;
