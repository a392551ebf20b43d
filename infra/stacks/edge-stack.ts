import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Firewall } from '../constructs/firewall.ts';
import { MonthlyBudget } from '../constructs/monthly-budget.ts';
import { envOf, type Stage } from '../stage.ts';

/** What CloudFront, and the account's bill, know in us-east-1 only. */
export class EdgeStack extends Stack {
  readonly firewall: Firewall;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { ...envOf(stage), region: 'us-east-1' }, crossRegionReferences: true });
    this.firewall = new Firewall(this, 'Firewall', stage.firewall);
    const { monthlyBudgetUsd: usd, alarmEmail: email } = stage;
    if (usd !== undefined && email) new MonthlyBudget(this, 'Budget', { usd, email });
  }
}
