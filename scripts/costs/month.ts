import type { Units } from './capacity.ts';
import { byMillion, PRICES } from './prices.ts';

/** What one business is taken to do in a month. Assumed, not measured: put your own figures here. */
export const PROFILE = {
  bookings: 60,
  /** Requests of the business's own pages and API, by route of the manifest. */
  requests: {
    'GET /site/{slug}': 300,
    'GET /embed/{slug}': 100,
    'GET /public/sites/{slug}/config': 400,
    'GET /public/sites/{slug}/slots': 150,
    'POST /public/sites/{slug}/chat': 300,
    'POST /public/sites/{slug}/bookings': 30,
    'GET /public/bookings/{manageToken}': 40,
    'DELETE /public/bookings/{manageToken}': 5,
    'GET /v1/me': 120,
    'GET /v1/bookings': 200,
    'GET /v1/leads': 120,
    'GET /v1/conversations': 40,
    'GET /v1/reports/summary': 60,
    'POST /v1/bookings': 10,
    'PATCH /v1/leads/{leadId}': 30,
    'PATCH /v1/bookings/{bookingId}': 50,
  },
  /** Members who sign in. */
  activeUsers: 1.5,
  /** Files that CloudFront answers by itself, for each request that it hands on. */
  filesPerRequest: 2,
  /** KB that an answer, or a file, is long. */
  answerKb: 20,
  storedMb: 5,
} as const;

/** Days of a month, each with one regeneration of each business. */
const DAYS = 30;
/** Seconds that a Lambda of 1 GB takes for a request: the timeout is nine. */
export const LAMBDA_SECONDS = 0.15;
const LOG_KB = 1.5;

export interface Month {
  readonly requests: number;
  readonly units: Units;
  /** US dollars, by what is paid for. */
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
}

const unitsOf = (capacity: ReadonlyMap<string, Units>, route: string): Units => {
  const units = capacity.get(route);
  if (!units) throw new Error(`docs/capacity.md has no line for "${route}".`);
  return units;
};

/** What regenerating every day takes at most: all the days of the horizon written anew. */
const regeneration = (capacity: ReadonlyMap<string, Units>): Units =>
  unitsOf(capacity, 'POST /v1/slots/generate');

const databaseUnits = (capacity: ReadonlyMap<string, Units>): Units => {
  const daily = regeneration(capacity);
  return Object.entries(PROFILE.requests).reduce<Units>(
    (sum, [route, count]) => {
      const { read, write } = unitsOf(capacity, route);
      return { read: sum.read + read * count, write: sum.write + write * count };
    },
    { read: daily.read * DAYS, write: daily.write * DAYS },
  );
};

/** What so many businesses cost in a month, with what stands there idle. */
export const monthOf = (tenants: number, capacity: ReadonlyMap<string, Units>, idleUsd: number): Month => {
  const each = databaseUnits(capacity);
  const requests = tenants * Object.values(PROFILE.requests).reduce((sum, count) => sum + count, 0);
  const units = { read: each.read * tenants, write: each.write * tenants };
  const edge = requests * (1 + PROFILE.filesPerRequest);
  const calls = requests + tenants * DAYS;
  const lines = {
    idle: idleUsd,
    DynamoDB:
      byMillion(units.read, PRICES.readUnits) +
      byMillion(units.write, PRICES.writeUnits) +
      ((tenants * PROFILE.storedMb) / 1000) * PRICES.storedGb,
    Lambda: byMillion(calls, PRICES.calls) + byMillion(calls * LAMBDA_SECONDS, PRICES.gbSeconds),
    'API Gateway': byMillion(requests, PRICES.apiRequests),
    'CloudFront and WAF':
      byMillion(edge, PRICES.edgeRequests + PRICES.wafRequests) +
      ((edge * PROFILE.answerKb) / 1_000_000) * PRICES.edgeGb,
    Cognito: tenants * PROFILE.activeUsers * PRICES.activeUser,
    'logs and traces': ((calls * LOG_KB) / 1_000_000) * PRICES.logGb + byMillion(calls * 0.05, PRICES.traces),
  };
  return { requests, units, lines, total: Object.values(lines).reduce((sum, usd) => sum + usd, 0) };
};
