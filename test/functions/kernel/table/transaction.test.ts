import {
  ConditionalCheckFailedException,
  InternalServerError,
  ResourceNotFoundException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { ifAbsent } from '../../../../functions/kernel/table/condition.ts';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import {
  isConditionFailure,
  isContention,
  refusalOf,
} from '../../../../functions/kernel/table/transaction.ts';
import type { Write } from '../../../../functions/kernel/table/write.ts';
import { CONTENTION } from '../../resources/bookings/faults.ts';

const said = { message: 'injected', $metadata: {} };

const cancelled = (...codes: readonly string[]) =>
  new TransactionCanceledException({ ...said, CancellationReasons: codes.map((Code) => ({ Code })) });

const key = keys.user('somebody');
const writes: ReadonlyArray<Write<'first' | 'second'>> = [
  { as: 'first', check: key, when: ifAbsent },
  { as: 'second', check: key, when: ifAbsent },
  { remove: key },
  { check: key, when: ifAbsent },
];

describe('a failed transaction', () => {
  test('returns the labels of those whose condition did not hold, undefined for one without', () => {
    const error = cancelled('None', 'ConditionalCheckFailed', 'None', 'ConditionalCheckFailed');
    expect(refusalOf(error, writes)).toEqual({ kind: 'refused', lost: ['second', undefined] });
  });

  test('with a lost condition and a conflict is refused: trying again could not help the condition', () => {
    const error = cancelled('TransactionConflict', 'ConditionalCheckFailed');
    expect(refusalOf(error, writes)).toEqual({ kind: 'refused', lost: ['second'] });
  });

  test.each(Object.entries(CONTENTION))('by %s is contended', (_name, error) => {
    expect(refusalOf(error(), writes)).toEqual({ kind: 'contended' });
  });

  test.each([
    ['a broken connection', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a timeout', Object.assign(new Error('too slow'), { name: 'TimeoutError' })],
    ['a database that stumbled', new InternalServerError(said)],
    ['an answer of 503', Object.assign(new Error('down'), { $metadata: { httpStatusCode: 503 } })],
  ])('by %s may be tried again', (_name, error) => {
    expect(refusalOf(error, writes)).toEqual({ kind: 'contended' });
  });

  test.each([
    ['a reason that is neither', cancelled('None', 'ValidationError')],
    ['no reason at all', new TransactionCanceledException(said)],
    ['a missing table', new ResourceNotFoundException(said)],
    ['a bug', new TypeError('undefined is not a function')],
    ['something that is no error', 'thrown text'],
  ])('by %s is thrown on', (_name, error) => {
    expect(() => refusalOf(error, writes)).toThrow();
  });

  test('a lost condition of a single write is no contention, and a conflict is no lost condition', () => {
    const lost = new ConditionalCheckFailedException(said);
    expect([isConditionFailure(lost), isContention(lost)]).toEqual([true, false]);
    const conflict = CONTENTION['a conflict with another transaction']?.();
    expect([isConditionFailure(conflict), isContention(conflict)]).toEqual([false, true]);
  });
});
