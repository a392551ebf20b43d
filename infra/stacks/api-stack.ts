import { Stack } from 'aws-cdk-lib';
import { type Alarm, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms, ownMetric } from '../constructs/alarms.ts';
import { ResourceApi } from '../constructs/resource-api.ts';
import { TOO_MANY_FAILURES } from '../constructs/resource-function.ts';
import { envOf, type Stage } from '../stage.ts';
import type { AlertsStack } from './alerts-stack.ts';

interface ApiStackProps {
  readonly stage: Stage;
  readonly alerts: AlertsStack;
}

/** The HTTP API, without its routes: each group of resources adds its own. */
export class ApiStack extends Stack {
  readonly api: ResourceApi;
  /** Rings for failures of any resource. */
  readonly resourcesFail: Alarm;

  constructor(scope: Construct, id: string, { stage, alerts }: ApiStackProps) {
    super(scope, id, { env: envOf(stage) });
    this.api = new ResourceApi(this, 'Api', stage);
    this.resourcesFail = new Alarms(this, 'Alarms', alerts.topic).when('ResourcesFail', {
      metric: ownMetric(stage.name, 'AllFailures', 1).with({ statistic: Stats.SUM }),
      atLeast: TOO_MANY_FAILURES,
      says: 'Resources answer 5xx: the dashboard shows which; look in its log for "unexpected failure".',
    });
  }
}
