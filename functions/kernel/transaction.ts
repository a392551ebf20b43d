import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/**
 * How a transaction ended. `refused` names, by position, the writes whose condition did not hold; `contended`
 * means that nothing was wrong with it but the moment, and it may be tried again.
 */
export type Committed =
  | { readonly kind: 'committed' }
  | { readonly kind: 'refused'; readonly lost: readonly number[] }
  | { readonly kind: 'contended' };

export const committed: Committed = { kind: 'committed' };

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

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

export const isConditionFailure = (error: unknown): boolean =>
  nameOf(error) === 'ConditionalCheckFailedException';

/** What a failed transaction means; rethrows whatever is neither a lost condition nor contention. */
export const refusalOf = (error: unknown): Committed => {
  if (CONTENTION.has(nameOf(error))) return { kind: 'contended' };
  if (!(error instanceof TransactionCanceledException)) throw error;
  const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
  const lost = codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));
  if (lost.length > 0) return { kind: 'refused', lost };
  if (codes.some((code) => CONTENTION_REASONS.has(code))) return { kind: 'contended' };
  throw error;
};
