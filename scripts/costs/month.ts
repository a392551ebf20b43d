import { stageNamed } from '../../infra/stage-named.ts';
import { CHANGES_EVERY_MS } from '../../shared/domain/changes.ts';
import { HOUR_MS } from '../../shared/domain/duration.ts';
import type { Units } from './capacity.ts';
import { byMillion, PRICES } from './prices.ts';

/** One business's assumed month. Not measured: use your own figures. */
export const PROFILE = {
  bookings: 60,
  /** Requests of the business's own pages and API, by route of the manifest. */
  requests: {
    'GET /site/{slug}': 300,
    'GET /embed/{slug}': 100,
    'GET /public/sites/{slug}/config': 400,
    'GET /public/sites/{slug}/slots': 150,
    'GET /public/sites/{slug}/days': 200,
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
  /** Bookings created, moved and cancelled, and leads; each with an e-mail. */
  events: 120,
  /** Calendars that follow one outside. */
  outsideCalendars: 1,
  /** Members who sign in. */
  activeUsers: 1.5,
  /** Files that CloudFront serves from its cache, per request it forwards. */
  filesPerRequest: 2,
  /** KB per answer or file. */
  answerKb: 20,
  storedMb: 5,
} as const;

/** A screen that is looked at asks for changes: hours a day, days a month. Its function takes less than others. */
export const LOOKED_AT = { hours: 2, days: 22, seconds: 0.02 } as const;
/** Requests of `GET /v1/changes` of a business in a month. */
export const ASKS = Math.round((LOOKED_AT.hours * LOOKED_AT.days * HOUR_MS) / CHANGES_EVERY_MS);

/** Days of a month, each with one regeneration and one purge of each business. */
const DAYS = 30;
/**
 * Units of an event after its transaction, with one message to a person, when no webhook subscribes to it. Measured by
 * a test.
 */
export const EVENT_UNITS: Units = { read: 17.5, write: 14.5 };
/** Units of a daily purge of a business with nothing due. Measured by a test. */
export const PURGE_UNITS: Units = { read: 3, write: 0 };
/** Readings of one outside calendar: one in a quarter of an hour. */
export const READINGS = DAYS * 24 * 4;
/**
 * Units of a reading of an outside calendar that has not changed, its turn in the planner's list included. Measured by
 * a test.
 */
export const READING_UNITS: Units = { read: 2.5, write: 3 };
/** Readings in which an event has moved from one day to another, and units of one such. Measured by a test. */
const CHANGED_READINGS = DAYS;
export const CHANGED_READING_UNITS: Units = { read: 6.5, write: 12 };
/**
 * A visitor's page asks what is new: for five minutes after the last word, and while a member answers. Conversations of
 * a month in which it stays in sight, and their asks; units of an ask that finds nothing. Measured by a test.
 */
const FOLLOWED = { conversations: 100, asks: 30, byMembers: 5, asksOfThose: 100 } as const;
export const NEWS_UNITS: Units = { read: 2, write: 0 };
/** Requests of a business in a month for what is new in a conversation. */
export const NEWS_ASKS = FOLLOWED.conversations * FOLLOWED.asks + FOLLOWED.byMembers * FOLLOWED.asksOfThose;

/** Seconds that a reading waits for the other server. */
const READING_SECONDS = 0.5;
/** Whole walks of a business in a month: one in four weeks. */
const WALKS = DAYS / 28;
const READ_UNIT_KB = 4;
/** Writes to delete a month's data: two per chat turn, and about three hundred for other rows. */
const TAKEN_AWAY = 2 * PROFILE.requests['POST /public/sites/{slug}/chat'] + 600;
/**
 * Lambda calls per event and its message (relay and delivery of each, and the report on it), and per daily queue
 * message, in batches of ten.
 */
const EVENT_CALLS = 5;
const DAILY_CALLS = 1 / 10;
/** SQS requests to send, receive and delete a message alone, and in a batch of ten. */
const QUEUE_REQUESTS = 3;
const BATCHED_QUEUE_REQUESTS = 3 / 10;
/** Weekly copies of the table in the vault at any time. */
export const COPIES = Math.ceil(stageNamed('prod').backup.keptDays / 7);
/** Seconds that a Lambda of 1 GB takes for a request: the timeout is nine. */
export const LAMBDA_SECONDS = 0.15;
/** And for a turn of chat that a model answers. */
export const MODEL_SECONDS = { least: 3, most: 7 } as const;
const LOG_KB = 1.5;

export interface Month {
  readonly requests: number;
  /** Turns of chat among them. */
  readonly turns: number;
  readonly units: Units;
  /** US dollars by item. */
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
}

const unitsOf = (capacity: ReadonlyMap<string, Units>, route: string): Units => {
  const units = capacity.get(route);
  if (!units) throw new Error(`docs/capacity.md has no line for "${route}".`);
  return units;
};

/** Upper bound for daily regeneration: every day of the horizon rewritten. */
const regeneration = (capacity: ReadonlyMap<string, Units>): Units =>
  unitsOf(capacity, 'POST /v1/slots/generate');

const times = ({ read, write }: Units, by: number): Units => ({ read: read * by, write: write * by });

const sumOf = (parts: readonly Units[]): Units =>
  parts.reduce((sum, { read, write }) => ({ read: sum.read + read, write: sum.write + write }), {
    read: 0,
    write: 0,
  });

const purge = (): Units => ({
  read: PURGE_UNITS.read * DAYS + (WALKS * PROFILE.storedMb * 1000) / READ_UNIT_KB,
  write: PURGE_UNITS.write * DAYS + TAKEN_AWAY,
});

const databaseUnits = (capacity: ReadonlyMap<string, Units>): Units =>
  sumOf([
    ...Object.entries(PROFILE.requests).map(([route, count]) => times(unitsOf(capacity, route), count)),
    times(regeneration(capacity), DAYS),
    times(EVENT_UNITS, PROFILE.events),
    purge(),
  ]);

/** US dollars of so many requests for changes or news, whose answers are too small to count. */
const asksUsd = (asks: number, { read }: Units): number =>
  byMillion(
    asks,
    PRICES.apiRequests +
      PRICES.calls +
      LOOKED_AT.seconds * PRICES.gbSeconds +
      read * PRICES.readUnits +
      PRICES.edgeRequests +
      PRICES.edgeFunctions +
      PRICES.wafRequests +
      0.05 * PRICES.traces,
  ) +
  ((asks * LOG_KB) / 1_000_000) * PRICES.logGb;

/** A month of one outside calendar, in dollars: what its readings take of the table, of the queue and of Lambda. */
export const outsideUsd = (): number => {
  const units = sumOf([
    times(READING_UNITS, READINGS - CHANGED_READINGS),
    times(CHANGED_READING_UNITS, CHANGED_READINGS),
  ]);
  return (
    byMillion(units.read, PRICES.readUnits) +
    byMillion(units.write, PRICES.writeUnits) +
    byMillion(READINGS * QUEUE_REQUESTS, PRICES.queueRequests) +
    byMillion(READINGS, PRICES.calls) +
    byMillion(READINGS * READING_SECONDS, PRICES.gbSeconds)
  );
};

/** Monthly cost of this many businesses, including the idle stage. */
export const monthOf = (tenants: number, capacity: ReadonlyMap<string, Units>, idleUsd: number): Month => {
  const each = databaseUnits(capacity);
  const requests = tenants * Object.values(PROFILE.requests).reduce((sum, count) => sum + count, 0);
  const turns = tenants * PROFILE.requests['POST /public/sites/{slug}/chat'];
  const units = times(each, tenants);
  const edge = requests * (1 + PROFILE.filesPerRequest);
  const calls = requests + tenants * (DAYS + DAYS * DAILY_CALLS + PROFILE.events * EVENT_CALLS);
  const messages = tenants * (2 * DAYS * BATCHED_QUEUE_REQUESTS + PROFILE.events * 2 * QUEUE_REQUESTS);
  const storedGb = (tenants * PROFILE.storedMb) / 1000;
  const lines = {
    idle: idleUsd,
    DynamoDB:
      byMillion(units.read, PRICES.readUnits) +
      byMillion(units.write, PRICES.writeUnits) +
      storedGb * PRICES.storedGb,
    'copies in the vault': storedGb * COPIES * PRICES.vaultGb,
    Lambda: byMillion(calls, PRICES.calls) + byMillion(calls * LAMBDA_SECONDS, PRICES.gbSeconds),
    'API Gateway': byMillion(requests, PRICES.apiRequests),
    queues: byMillion(messages, PRICES.queueRequests),
    'CloudFront and WAF':
      byMillion(edge, PRICES.edgeRequests + PRICES.edgeFunctions + PRICES.wafRequests) +
      ((edge * PROFILE.answerKb) / 1_000_000) * PRICES.edgeGb,
    'screens that stay open': asksUsd(tenants * ASKS, unitsOf(capacity, 'GET /v1/changes')),
    'pages that follow a conversation': asksUsd(tenants * NEWS_ASKS, NEWS_UNITS),
    'outside calendars': tenants * PROFILE.outsideCalendars * outsideUsd(),
    'e-mails': byMillion(tenants * PROFILE.events, PRICES.emails),
    Cognito: tenants * PROFILE.activeUsers * PRICES.activeUser,
    'logs and traces': ((calls * LOG_KB) / 1_000_000) * PRICES.logGb + byMillion(calls * 0.05, PRICES.traces),
  };
  return { requests, turns, units, lines, total: Object.values(lines).reduce((sum, usd) => sum + usd, 0) };
};
