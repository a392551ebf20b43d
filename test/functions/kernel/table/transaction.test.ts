import {
  ConditionalCheckFailedException,
  InternalServerError,
  ResourceNotFoundException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from '@jest/globals';
import {
  isConditionFailure,
  isContention,
  refusalOf,
} from '../../../../functions/kernel/table/transaction.ts';
import { CONTENTION } from '../../resources/bookings/faults.ts';

const said = { message: 'injected', $metadata: {} };

const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({ ...said, CancellationReasons: codes.map((Code) => ({ Code })) });

describe('a failed transaction', () => {
  test('returns by position whose condition did not hold', () => {
    expect(refusalOf(cancelled('None', 'ConditionalCheckFailed', 'None', 'ConditionalCheckFailed'))).toEqual({
      kind: 'refused',
      lost: [1, 3],
    });
  });

  test('with a lost condition and a conflict is refused: trying again could not help the condition', () => {
    expect(refusalOf(cancelled('TransactionConflict', 'ConditionalCheckFailed'))).toEqual({
      kind: 'refused',
      lost: [1],
    });
  });

  test.each(Object.entries(CONTENTION))('by %s is contended', (_name, error) => {
    expect(refusalOf(error())).toEqual({ kind: 'contended' });
  });

  test.each([
    ['a broken connection', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a timeout', Object.assign(new Error('too slow'), { name: 'TimeoutError' })],
    ['a database that stumbled', new InternalServerError(said)],
    ['an answer of 503', Object.assign(new Error('down'), { $metadata: { httpStatusCode: 503 } })],
  ])('by %s may be tried again', (_name, error) => {
    expect(refusalOf(error)).toEqual({ kind: 'contended' });
  });

  test.each([
    ['a reason that is neither', cancelled('None', 'ValidationError')],
    ['no reason at all', new TransactionCanceledException(said)],
    ['a missing table', new ResourceNotFoundException(said)],
    ['a bug', new TypeError('undefined is not a function')],
    ['something that is no error', 'thrown text'],
  ])('by %s is thrown on', (_name, error) => {
    expect(() => refusalOf(error)).toThrow();
  });

  test('a lost condition of a single write is no contention, and a conflict is no lost condition', () => {
    const lost = new ConditionalCheckFailedException(said);
    expect([isConditionFailure(lost), isContention(lost)]).toEqual([true, false]);
    const conflict = CONTENTION['a conflict with another transaction']?.();
    expect([isConditionFailure(conflict), isContention(conflict)]).toEqual([false, true]);
  });
});
