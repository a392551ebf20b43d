import { Metrics } from '@aws-lambda-powertools/metrics';
import type { JobName } from '../../../shared/domain/jobs.ts';
import {
  JOB_METRICS,
  type JobMetric,
  METRIC_NAMESPACE,
  RESOURCE_METRICS,
  type ResourceMetric,
} from '../../../shared/domain/metrics.ts';

/**
 * Adds one, or `value`, to a metric of a service: `business` for all resources together, or one resource.
 */
export type ResourceMeasure = (service: string, name: ResourceMetric, value?: number) => void;

/** Records a value of a job's run under a metric name that an alarm may watch. */
export type JobMeasure<J extends JobName> = (name: JobMetric<J>, value: number) => void;

type Units<Name extends string> = Readonly<
  Record<Name, { readonly unit: 'Count' | 'Milliseconds' | 'None' }>
>;

/** Metrics in CloudWatch's embedded format, in a log line, by stage and service. */
const openMetrics = <Name extends string>(stage: string, units: Units<Name>) => {
  const services = new Map<string, Metrics>();
  const metricsOf = (serviceName: string): Metrics => {
    const metrics =
      services.get(serviceName) ??
      new Metrics({ namespace: METRIC_NAMESPACE, serviceName, defaultDimensions: { stage } });
    services.set(serviceName, metrics);
    return metrics;
  };
  return (service: string, name: Name, value: number): void => {
    const metrics = metricsOf(service);
    metrics.addMetric(name, units[name].unit, value);
    metrics.publishStoredMetrics();
  };
};

/** What the resources of a stage measure by. */
export const openResourceMeasure = (stage: string): ResourceMeasure => {
  const measure = openMetrics<ResourceMetric>(stage, RESOURCE_METRICS);
  return (service, name, value = 1) => measure(service, name, value);
};

/** What a job of a stage measures by. */
export const openJobMeasure = <J extends JobName>(stage: string, job: J): JobMeasure<J> => {
  const measure = openMetrics<JobMetric>(stage, JOB_METRICS);
  return (name, value) => measure(job, name, value);
};
