import type { JobName } from './jobs.ts';

/** The namespace of what the functions measure themselves. */
export const METRIC_NAMESPACE = 'Comptoir';

/** Who tells a figure: what all resources did together, one resource or each of them, or a job. */
type Service = 'business' | 'chat' | 'each resource' | JobName;

interface Metric {
  readonly of: Service;
  /** As CloudWatch names it. */
  readonly unit: 'Count' | 'Milliseconds' | 'None';
}

/** **The** list of figures that the functions measure, of which dashboards and alarms are made. */
export const METRICS = {
  BookingsMade: { of: 'business', unit: 'Count' },
  BookingsMoved: { of: 'business', unit: 'Count' },
  BookingsCancelled: { of: 'business', unit: 'Count' },
  LeadsFiled: { of: 'business', unit: 'Count' },
  /** Attempts at a time that somebody else wrote first; most are won at the next try. */
  SlotConflicts: { of: 'business', unit: 'Count' },
  ChatTurnsByModel: { of: 'chat', unit: 'Count' },
  ChatTurnsByRules: { of: 'chat', unit: 'Count' },
  ChatGreetings: { of: 'chat', unit: 'Count' },
  /** US dollars. */
  ModelSpend: { of: 'chat', unit: 'None' },
  /** Turns, or sentences of them, that were not the model's to give. */
  ModelSetbacks: { of: 'chat', unit: 'Count' },
  /** Answers that say that the fault was ours. */
  Failures: { of: 'each resource', unit: 'Count' },
  TurnsPlanned: { of: 'plan-regeneration', unit: 'Count' },
  /** How long the most late business has waited for its turn. */
  LongestDue: { of: 'plan-regeneration', unit: 'Milliseconds' },
  EntriesSwept: { of: 'sweep-outbox', unit: 'Count' },
  /** How long the most late message has waited to be sent. */
  LongestPending: { of: 'sweep-outbox', unit: 'Milliseconds' },
  ExportsFinished: { of: 'export-tenants', unit: 'Count' },
  PurgesPlanned: { of: 'plan-purge', unit: 'Count' },
  ErasuresFinished: { of: 'purge-erasures', unit: 'Count' },
} as const satisfies Readonly<Record<string, Metric>>;

type Metrics = typeof METRICS;
type NamesOf<S extends Service> = {
  [Name in keyof Metrics]: Metrics[Name]['of'] extends S ? Name : never;
}[keyof Metrics];

export type JobMetric<J extends JobName = JobName> = NamesOf<J>;
export type ResourceMetric = NamesOf<Exclude<Service, JobName>>;
/** Figures that one service alone tells. */
export type OwnMetric = Exclude<keyof Metrics, NamesOf<'each resource'>>;
