import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/**
 * How a transaction ended. `refused` names, by position, the writes whose condition did not hold; `contended`
 * means that nothing was wrong with it but the moment, and it may be tried again. Whoever tries again looks first
 * for what the first try may have done: of a lost reply nobody knows whether its request was carried out.
 */
export type Outcome =
  | { readonly kind: 'committed' }
  | { readonly kind: 'refused'; readonly lost: readonly number[] }
  | { readonly kind: 'contended' };

export const committed: Outcome = { kind: 'committed' };

/** Both kinds of conflict, and the throttles: none of them says that a condition failed. */
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

/** A request without an answer: it timed out, its connection broke, or the database stumbled over it. */
const LOST_REPLIES = new Set([
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
  'InternalServerError',
]);
const BROKEN_CONNECTIONS = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);
const SERVER_FAILURE = 500;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What the SDK and Node hang on an error, read without trusting that they did. */
const field = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined;

const isLostReply = (error: unknown): boolean =>
  LOST_REPLIES.has(nameOf(error)) ||
  BROKEN_CONNECTIONS.has(String(field(error, 'code'))) ||
  Number(field(field(error, '$metadata'), 'httpStatusCode')) >= SERVER_FAILURE;

/** Whether a failed request, a read or a write of any kind, may simply be tried again in a moment. */
export const isContention = (error: unknown): boolean => CONTENTION.has(nameOf(error)) || isLostReply(error);

export const isConditionFailure = (error: unknown): boolean =>
  nameOf(error) === 'ConditionalCheckFailedException';

/** What a failed transaction means; rethrows whatever is neither a lost condition nor contention. */
export const refusalOf = (error: unknown): Outcome => {
  if (isContention(error)) return { kind: 'contended' };
  if (!(error instanceof TransactionCanceledException)) throw error;
  const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
  const lost = codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));
  if (lost.length > 0) return { kind: 'refused', lost };
  if (codes.some((code) => CONTENTION_REASONS.has(code))) return { kind: 'contended' };
  throw error;
};
