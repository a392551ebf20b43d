import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** Tells how much of something a run of a job met, under a name that an alarm may watch. */
export type Measure = (name: JobMetric, value: number) => void;

export type JobMetric = keyof typeof UNITS;

const UNITS = {
  TurnsPlanned: MetricUnit.Count,
  LongestDue: MetricUnit.Milliseconds,
  EntriesSwept: MetricUnit.Count,
  LongestOwed: MetricUnit.Milliseconds,
  ExportsFinished: MetricUnit.Count,
  PurgesPlanned: MetricUnit.Count,
  ErasuresFinished: MetricUnit.Count,
} as const;

/** Figures as CloudWatch reads them from a log line, by stage and job. */
export const openMeasure = (stage: string, job: string): Measure => {
  const metrics = new Metrics({ namespace: 'Comptoir', serviceName: job, defaultDimensions: { stage } });
  return (name, value) => {
    metrics.addMetric(name, UNITS[name], value);
    metrics.publishStoredMetrics();
  };
};
