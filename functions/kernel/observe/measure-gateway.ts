import { Metrics } from '@aws-lambda-powertools/metrics';
import { METRIC_NAMESPACE, METRICS, type ResourceMetric } from '../../../shared/domain/metrics.ts';

/**
 * Adds one, or `value`, to a metric of a service: `business` for all resources together, or one resource.
 */
export type Measure = (service: string, name: ResourceMetric, value?: number) => void;

/** Metrics in CloudWatch's embedded format, in a log line, by stage and service. */
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
