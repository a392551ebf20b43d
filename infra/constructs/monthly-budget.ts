import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

export interface MonthlyBudgetProps {
  readonly usd: number;
  readonly email: string;
}

/** A threshold: a share of the budget spent, or forecast for the month. */
const TOLD = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/** Budget notifications for the account: each stage has its own account. */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { usd, email }: MonthlyBudgetProps) {
    super(scope, id);
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: usd, unit: 'USD' } },
      notificationsWithSubscribers: TOLD.map((told) => ({
        notification: { ...told, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
        subscribers: [{ subscriptionType: 'EMAIL', address: email }],
      })),
    });
  }
}
