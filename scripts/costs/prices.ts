/**
 * US dollars of ca-central-1, taken from AWS's public price lists as they were known in November 2026 and not asked of
 * AWS: check them before you count on them.
 */
export const PRICES = {
  /** A million read units of DynamoDB on demand. */
  readUnits: 0.1375,
  /** A million write units of DynamoDB on demand. */
  writeUnits: 0.6875,
  /** A GB and month of DynamoDB, with what point-in-time recovery adds. */
  storedGb: 0.275 + 0.22,
  /** A GB and month of a copy in AWS Backup's vault, where every copy of a table of DynamoDB is a full one. */
  vaultGb: 0.11,
  /** A million Lambda calls. */
  calls: 0.2,
  /** A million GB-seconds of Lambda on arm64. */
  gbSeconds: 13.3334,
  /** A million requests of an HTTP API. */
  apiRequests: 1.11,
  /** A million HTTPS requests of CloudFront. */
  edgeRequests: 1,
  /** A million runs of a CloudFront Function. */
  edgeFunctions: 0.1,
  /** A GB that CloudFront sends, in North America. */
  edgeGb: 0.085,
  /** A million requests through WAF. */
  wafRequests: 0.6,
  wafAcl: 5,
  wafRule: 1,
  kmsKey: 1,
  secret: 0.4,
  alarmMetric: 0.1,
  compositeAlarm: 0.5,
  dashboard: 3,
  customMetric: 0.3,
  /** A million scheduled runs. */
  scheduled: 1,
  /** A million requests of SQS. */
  queueRequests: 0.4,
  /** A million e-mails that SES sends; what is attached costs 0.12 USD a GB more, which is nothing. */
  emails: 100,
  /** A GB of log taken in. */
  logGb: 0.55,
  /** A million traces kept. */
  traces: 5,
  /** A user of Cognito's essentials plan who signed in this month. */
  activeUser: 0.015,
} as const;

/** AWS's monthly free tier that does not expire. Applied to an idle stage, which has its own account. */
export const ALLOWANCES = {
  alarmMetrics: 10,
  customMetrics: 10,
  dashboards: 3,
  queueRequests: 1_000_000,
  calls: 1_000_000,
  gbSeconds: 400_000,
  traces: 100_000,
  scheduled: 14_000_000,
  logGb: 5,
} as const;

/** The part of a count that is charged. */
export const beyond = (count: number, allowance: number): number => Math.max(0, count - allowance);

const MILLION = 1_000_000;

/** Price of a count, at a price per million. */
export const byMillion = (count: number, price: number): number => (count / MILLION) * price;
