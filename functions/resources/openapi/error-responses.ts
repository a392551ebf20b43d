import { ERROR_CODES, type ErrorCode, errorMessage, errorStatus } from '../../../shared/domain/errors.ts';
import { issueText } from '../../../shared/domain/issues.ts';
import { type RouteKey, routeSpec } from '../../../shared/routes.ts';
import { service } from '../../../shared/schemas/service.ts';
import { exampleOf as exampleValue } from './examples.ts';
import type { Json, JsonSchema } from './json-schema.ts';
import { errorsOf } from './route-errors.ts';

/** Records that are saved by version. */
const VERSIONED = [
  ...['Site', 'Service', 'AvailabilityWindow', 'Lead', 'Booking'],
  ...['Tenant', 'Member', 'Person', 'Automation'],
] as const;

/** Both forms of a failure: ours, and the gateway's when it answers before any function is called. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  Error: {
    type: 'object',
    description: 'A failure that the product tells, in the language of Accept-Language.',
    properties: {
      error: {
        type: 'object',
        properties: {
          code: { type: 'string', pattern: '^[a-z_]+$' },
          message: { type: 'string', minLength: 1 },
          issues: { type: 'array', items: { $ref: '#/components/schemas/Issue' } },
          alternatives: {
            type: 'array',
            description:
              'The nearest free times, where a time was refused; to visitors each under its handle.',
            items: { $ref: '#/components/schemas/Alternative' },
          },
          inTheWay: {
            type: 'array',
            description: 'What takes a refused time, to members: at most three, soonest first.',
            items: { $ref: '#/components/schemas/Obstacle' },
          },
          phone: {
            type: ['string', 'null'],
            description: 'Whom to call, where it is too late to change online.',
          },
          waitToken: {
            type: 'string',
            description: 'To send with the same request again, after the seconds of Retry-After.',
          },
          cutOffAt: { type: 'string', format: 'date-time' },
          present: {
            description: 'The record as it is now, where somebody else changed it since it was read.',
            anyOf: VERSIONED.map((name) => ({ $ref: `#/components/schemas/${name}` })),
          },
        },
        required: ['code', 'message'],
      },
    },
    required: ['error'],
    additionalProperties: false,
  },
  Issue: {
    type: 'object',
    properties: { path: { type: 'string' }, message: { type: 'string' } },
    required: ['path', 'message'],
    additionalProperties: false,
  },
  Alternative: {
    type: 'object',
    properties: {
      slotId: { type: 'string' },
      startAt: { type: 'string', format: 'date-time' },
      endAt: { type: 'string', format: 'date-time' },
    },
    required: ['startAt', 'endAt'],
  },
  Obstacle: {
    type: 'object',
    description: 'A booking, a time kept for somebody from the waitlist, or an event of an outside calendar.',
    properties: {
      kind: { type: 'string', enum: ['booking', 'hold', 'outside'] },
      bookingId: { type: 'string' },
      title: { type: 'string' },
      leadName: { type: 'string' },
      personName: { type: 'string' },
      startAt: { type: 'string', format: 'date-time' },
      endAt: { type: 'string', format: 'date-time' },
    },
    required: ['kind', 'startAt', 'endAt'],
    additionalProperties: false,
  },
  GatewayMessage: {
    type: 'object',
    description:
      'A failure that the gateway tells: a bad token, a body past ten megabytes, too many requests.',
    properties: { message: { type: 'string' } },
    required: ['message'],
  },
};

const ALTERNATIVE = {
  slotId: 'WyJ0IiwyOTkyNzU4MF0.c2lnbmF0dXJl',
  startAt: '2026-11-24T16:00:00.000Z',
  endAt: '2026-11-24T17:00:00.000Z',
};

const presentExample = exampleValue(service, 'services') ?? {};

/** Fields that some codes add to their message. */
const EXTRA: Partial<Record<ErrorCode, { readonly [name: string]: Json }>> = {
  invalid_request: { issues: [{ path: 'name', message: issueText('required', 'en') }] },
  slot_taken: { alternatives: [ALTERNATIVE] },
  slot_too_soon: { alternatives: [ALTERNATIVE] },
  wait_first: { waitToken: 'WyJ4IiwxNzY0MDAwMDAwMDAwXQ.c2lnbmF0dXJl' },
  day_full: { alternatives: [ALTERNATIVE] },
  changed_meanwhile: { present: presentExample },
  cut_off_passed: { phone: '+15145550142', cutOffAt: '2026-11-23T15:00:00.000Z' },
};

const exampleOf = (code: ErrorCode): Json => ({
  error: { code, message: errorMessage(code, 'en'), ...EXTRA[code] },
});

/** The gateway's own messages, by status. */
const GATEWAY: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  413: 'Request Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

const exampleRef = (name: string) => ({ $ref: `#/components/examples/${name}` });

/** An example of each failure, by its code; the gateway's by status. */
export const errorExamples: Readonly<Record<string, { readonly value: Json }>> = {
  ...Object.fromEntries(ERROR_CODES.map((code) => [code, { value: exampleOf(code) }])),
  ...Object.fromEntries(
    Object.entries(GATEWAY).map(([status, message]) => [`gateway_${status}`, { value: { message } }]),
  ),
};

const retried: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'wait_first', 'in_progress', 'busy']);

const failureContent = (status: number, codes: readonly ErrorCode[]) => {
  const gateway = GATEWAY[status];
  const ours = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { properties: { error: { properties: { code: { enum: codes } } } } },
    ],
  };
  const theirs = { $ref: '#/components/schemas/GatewayMessage' };
  const anyOf = [...(codes.length > 0 ? [ours] : []), ...(gateway ? [theirs] : [])];
  return {
    schema: anyOf.length === 1 ? anyOf[0] : { anyOf },
    examples: {
      ...Object.fromEntries(codes.map((code) => [code, exampleRef(code)])),
      ...(gateway ? { gateway: exampleRef(`gateway_${status}`) } : {}),
    },
  };
};

const describedStatus = (key: RouteKey, status: number, codes: readonly ErrorCode[]) => {
  const isPage = routeSpec(key).answers === 'page';
  const waits = codes.some((code) => retried.has(code));
  return {
    description: codes.length > 0 ? codes.join(', ') : 'Answered by the gateway.',
    ...(waits ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
    content: isPage
      ? { 'text/html': { schema: { type: 'string' } } }
      : { 'application/json': failureContent(status, codes) },
  };
};

/** A route's failures by status, each with its codes and their examples. */
export const errorResponses = (key: RouteKey) => {
  const codes = errorsOf(key);
  const statuses = [...new Set([...codes.map(errorStatus), 429])].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => errorStatus(code) === status);
      return [String(status), describedStatus(key, status, ofStatus)];
    }),
  );
};
