import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { envOf, type Stage } from '../stage.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { WebStack } from './web-stack.ts';

interface EdgeAlarmsStackProps {
  readonly stage: Stage;
  readonly edge: EdgeStack;
  readonly web: WebStack;
}

/** Percentage of requests answered 5xx, by our functions or by the edge that could not reach them. */
const MOST_FAILED_PERCENT = 5;

/** Least requests in a period: with fewer, a failure proves nothing. */
const FEWEST = 20;

/** The distributions' alarms, in us-east-1, where CloudFront keeps its metrics; deployed after the web stack. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { stage, edge, web }: EdgeAlarmsStackProps) {
    super(scope, id, { env: { ...envOf(stage), region: 'us-east-1' }, crossRegionReferences: true });
    const alarms = new Alarms(this, 'Alarms', edge.topic);
    const period = Duration.minutes(5);
    for (const [name, { distributionId: DistributionId }] of Object.entries(web.distributions)) {
      const of = (metricName: string, statistic: string): Metric =>
        new Metric({
          namespace: 'AWS/CloudFront',
          metricName,
          dimensionsMap: { DistributionId, Region: 'Global' },
          statistic,
          period,
        });
      alarms.when(`${name}Edge5xx`, {
        metric: new MathExpression({
          expression: `IF(FILL(asked, 0) >= ${FEWEST}, failed, 0)`,
          label: 'percent that failed',
          period,
          usingMetrics: { asked: of('Requests', Stats.SUM), failed: of('5xxErrorRate', Stats.AVERAGE) },
        }),
        atLeast: MOST_FAILED_PERCENT,
        periods: 2,
        says: `${name}: CloudFront answers 5xx. If no resource alarm is on, CloudFront cannot reach the origin.`,
      });
    }
  }
}
