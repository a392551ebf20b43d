import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Write } from './write.ts';

/**
 * How a transaction ended. `lost` tells the labels of the writes whose condition did not hold, undefined for one without;
 * `contended` means
 * that it failed only because of other traffic, and may be tried again. Before trying again, check what the first try
 * may have done: after a lost reply it is not known whether the request was carried out.
 */
export type Outcome<Label extends string = never> =
  | { readonly kind: 'committed' }
  | { readonly kind: 'refused'; readonly lost: ReadonlyArray<Label | undefined> }
  | { readonly kind: 'contended' };

export const committed: Outcome = { kind: 'committed' };

/** Both kinds of conflict, and the throttles: none of them means that a condition failed. */
const CONTENTION = new Set([
  'TransactionConflictException',
  'TransactionInProgressException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);
const CONTENTION_REASONS = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/** A request without an answer: it timed out, its connection broke, or the database failed internally. */
const LOST_REPLIES = new Set([
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
  'InternalServerError',
]);
const BROKEN_CONNECTIONS = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);
const SERVER_FAILURE = 500;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** A field that the SDK or Node may have set on an error. */
const field = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined;

const isLostReply = (error: unknown): boolean =>
  LOST_REPLIES.has(nameOf(error)) ||
  BROKEN_CONNECTIONS.has(String(field(error, 'code'))) ||
  Number(field(field(error, '$metadata'), 'httpStatusCode')) >= SERVER_FAILURE;

/** Whether a failed request, a read or a write of any kind, may be tried again shortly. */
export const isContention = (error: unknown): boolean => CONTENTION.has(nameOf(error)) || isLostReply(error);

export const isConditionFailure = (error: unknown): boolean =>
  nameOf(error) === 'ConditionalCheckFailedException';

/** What a failed transaction of `writes` means; rethrows what is neither a failed condition nor contention. */
export const refusalOf = <Label extends string>(
  error: unknown,
  writes: ReadonlyArray<Write<Label>>,
): Outcome<Label> => {
  if (isContention(error)) return { kind: 'contended' };
  if (!(error instanceof TransactionCanceledException)) throw error;
  const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
  const lost = codes.flatMap((code, position) =>
    code === 'ConditionalCheckFailed' ? [writes[position]?.as] : [],
  );
  if (lost.length > 0) return { kind: 'refused', lost };
  if (codes.some((code) => CONTENTION_REASONS.has(code))) return { kind: 'contended' };
  throw error;
};
