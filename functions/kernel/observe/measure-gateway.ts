import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** What the resources count, under names that dashboards and alarms know. */
export type ResourceMetric =
  | 'BookingsMade'
  | 'BookingsMoved'
  | 'BookingsCancelled'
  | 'LeadsFiled'
  /** Attempts at a time that somebody else wrote first; most are won at the next try. */
  | 'SlotConflicts'
  | 'ChatTurnsByModel'
  | 'ChatTurnsByRules'
  | 'ChatGreetings'
  /** US dollars. */
  | 'ModelSpend'
  /** Turns, or sentences of them, that were not the model’s to give. */
  | 'ModelSetbacks'
  /** Answers that say that the fault was ours. */
  | 'Failures';

/**
 * Counts one more of something, of a service: `business` for what all resources do together, or a resource. Adds `value` instead of
 * one where it is given.
 */
export type Measure = (service: string, name: ResourceMetric, value?: number) => void;

const unitOf = (name: ResourceMetric) => (name === 'ModelSpend' ? MetricUnit.NoUnit : MetricUnit.Count);

/** Counts as CloudWatch reads them from a log line (its embedded metric format), by stage and service. */
export const openMeasure = (stage: string): Measure => {
  const services = new Map<string, Metrics>();
  const metricsOf = (serviceName: string): Metrics => {
    const metrics =
      services.get(serviceName) ??
      new Metrics({ namespace: 'Comptoir', serviceName, defaultDimensions: { stage } });
    services.set(serviceName, metrics);
    return metrics;
  };
  return (service, name, value = 1) => {
    const metrics = metricsOf(service);
    metrics.addMetric(name, unitOf(name), value);
    metrics.publishStoredMetrics();
  };
};
