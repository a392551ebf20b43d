import type { JobName } from './jobs.ts';

/** The namespace of what the functions measure themselves. */
export const METRIC_NAMESPACE = 'Comptoir';

/** What reports a metric: all resources together, one resource, each resource, or a job. */
type Service = 'business' | 'chat' | 'each resource' | JobName;

interface Metric {
  readonly of: Service;
  /** CloudWatch's name of the unit. */
  readonly unit: 'Count' | 'Milliseconds' | 'None';
}

/**
 * **The** list of metrics that the functions report, with the jobs' below; dashboards and alarms are made from both. They
 * are apart because whatever serves a visitor reads its own at each cold start.
 */
export const RESOURCE_METRICS = {
  BookingsMade: { of: 'business', unit: 'Count' },
  BookingsMoved: { of: 'business', unit: 'Count' },
  BookingsCancelled: { of: 'business', unit: 'Count' },
  LeadsFiled: { of: 'business', unit: 'Count' },
  /** Attempts at a time that another writer changed first; most succeed at the next try. */
  SlotConflicts: { of: 'business', unit: 'Count' },
  /** Attempts that the database put off: throttled, met by another's transaction, or left without an answer. */
  WritesContended: { of: 'business', unit: 'Count' },
  ChatTurnsByModel: { of: 'chat', unit: 'Count' },
  ChatTurnsByRules: { of: 'chat', unit: 'Count' },
  ChatGreetings: { of: 'chat', unit: 'Count' },
  ChatTurnsByTeam: { of: 'chat', unit: 'Count' },
  /** US dollars. */
  ModelSpend: { of: 'chat', unit: 'None' },
  /** Turns, or sentences of them, that the model was not allowed to answer. */
  ModelSetbacks: { of: 'chat', unit: 'Count' },
  /** Answers with a server error. */
  Failures: { of: 'each resource', unit: 'Count' },
  /** The same of all resources together: one alarm looks at it. */
  AllFailures: { of: 'business', unit: 'Count' },
} as const satisfies Readonly<Record<string, Metric>>;

export const JOB_METRICS = {
  RegenerationsPlanned: { of: 'plan-regeneration', unit: 'Count' },
  /** How long the business that is most overdue has waited for its turn. */
  LongestDue: { of: 'plan-regeneration', unit: 'Milliseconds' },
  OutsidePlanned: { of: 'plan-outside', unit: 'Count' },
  /** How long the outside calendar that is most overdue has waited to be read. */
  LongestOutsideDue: { of: 'plan-outside', unit: 'Milliseconds' },
  EntriesSwept: { of: 'sweep-outbox', unit: 'Count' },
  /** How long the message that is most overdue has waited to be sent. */
  LongestPending: { of: 'sweep-outbox', unit: 'Milliseconds' },
  /** Attempts at a message that its sender has been failing for an hour or longer; a refused address is none. */
  MessagesFailing: { of: 'deliver', unit: 'Count' },
  /** SMS by which somebody asked for no more, or for more again. */
  SmsStopped: { of: 'receive-sms', unit: 'Count' },
  SmsResumed: { of: 'receive-sms', unit: 'Count' },
  /** SMS that ask for nothing that a number can do; nobody reads them. */
  SmsUnread: { of: 'receive-sms', unit: 'Count' },
  /** E-mail, by what SES reported of it. */
  MailsDelivered: { of: 'record-mail-events', unit: 'Count' },
  MailsDelayed: { of: 'record-mail-events', unit: 'Count' },
  MailsBounced: { of: 'record-mail-events', unit: 'Count' },
  MailsComplained: { of: 'record-mail-events', unit: 'Count' },
  /** What SES would not send, because of what was in it. */
  MailsRejected: { of: 'record-mail-events', unit: 'Count' },
  ExportsFinished: { of: 'continue-exports', unit: 'Count' },
  PurgesPlanned: { of: 'plan-purge', unit: 'Count' },
  PictureFilesDeleted: { of: 'delete-pictures', unit: 'Count' },
  ErasuresFinished: { of: 'continue-erasures', unit: 'Count' },
} as const satisfies Readonly<Record<string, Metric>>;

type JobMetrics = typeof JOB_METRICS;

export type JobMetric<J extends JobName = JobName> = {
  [Name in keyof JobMetrics]: JobMetrics[Name]['of'] extends J ? Name : never;
}[keyof JobMetrics];

export type ResourceMetric = keyof typeof RESOURCE_METRICS;

/** Metrics that a single service reports. */
export type OwnMetric = Exclude<ResourceMetric | JobMetric, 'Failures'>;
