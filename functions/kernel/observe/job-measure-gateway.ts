import { Metrics } from '@aws-lambda-powertools/metrics';
import type { JobName } from '../../../shared/domain/jobs.ts';
import { type JobMetric, METRIC_NAMESPACE, METRICS } from '../../../shared/domain/metrics.ts';

/** Records a value of a job's run under a metric name that an alarm may watch. */
export type Measure<J extends JobName> = (name: JobMetric<J>, value: number) => void;

/** Metrics in CloudWatch's embedded format, in a log line, by stage and job. */
export const openMeasure = <J extends JobName>(stage: string, job: J): Measure<J> => {
  const metrics = new Metrics({
    namespace: METRIC_NAMESPACE,
    serviceName: job,
    defaultDimensions: { stage },
  });
  return (name, value) => {
    metrics.addMetric(name, METRICS[name].unit, value);
    metrics.publishStoredMetrics();
  };
};
