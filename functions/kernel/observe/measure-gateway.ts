import { Metrics } from '@aws-lambda-powertools/metrics';
import { METRIC_NAMESPACE, METRICS, type ResourceMetric } from '../../../shared/domain/metrics.ts';

/**
 * Counts one more of something, of a service: `business` for what all resources do together, or a resource. Adds `value` instead of
 * one where it is given.
 */
export type Measure = (service: string, name: ResourceMetric, value?: number) => void;

/** Counts as CloudWatch reads them from a log line (its embedded metric format), by stage and service. */
export const openMeasure = (stage: string): Measure => {
  const services = new Map<string, Metrics>();
  const metricsOf = (serviceName: string): Metrics => {
    const metrics =
      services.get(serviceName) ??
      new Metrics({ namespace: METRIC_NAMESPACE, serviceName, defaultDimensions: { stage } });
    services.set(serviceName, metrics);
    return metrics;
  };
  return (service, name, value = 1) => {
    const metrics = metricsOf(service);
    metrics.addMetric(name, METRICS[name].unit, value);
    metrics.publishStoredMetrics();
  };
};
