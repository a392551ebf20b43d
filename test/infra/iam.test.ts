import { describe, expect, test } from '@jest/globals';
import { onTable, tableStatements } from '../../infra/table-grants.ts';
import { isAllowed, isLike, type Question, type Statement } from '../support/iam.ts';
import { questionOf, TABLE_ARN, usesOf } from '../support/table-use.ts';

const about = (keys: readonly string[] | undefined, action = 'dynamodb:GetItem'): Question => ({
  action,
  resource: TABLE_ARN,
  context: { 'dynamodb:LeadingKeys': keys },
});

const saying = (Effect: string, Condition?: Statement['Condition']): Statement => ({
  Effect,
  Action: ['dynamodb:GetItem', 'dynamodb:Query'],
  Resource: [TABLE_ARN],
  ...(Condition ? { Condition } : {}),
});

const everyKeyLike = (...patterns: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
});

describe('a policy is judged as IAM judges it', () => {
  test('what no statement allows is refused, and what one denies, whatever another allows', () => {
    expect(isAllowed([], about(['A#1']))).toBe(false);
    expect(isAllowed([saying('Allow')], about(['A#1']))).toBe(true);
    expect(isAllowed([saying('Allow')], about(['A#1'], 'dynamodb:PutItem'))).toBe(false);
    expect(isAllowed([saying('Allow')], { ...about(['A#1']), resource: `${TABLE_ARN}/index/gsi1` })).toBe(
      false,
    );
    expect(isAllowed([saying('Allow'), saying('Deny')], about(['A#1']))).toBe(false);
  });

  test('every key of a request must match a pattern of one and the same statement', () => {
    const [a, b] = [saying('Allow', everyKeyLike('A#*')), saying('Allow', everyKeyLike('B#*'))];
    expect(isAllowed([a], about(['A#1', 'A#2']))).toBe(true);
    expect(isAllowed([a], about(['A#1', 'B#1']))).toBe(false);
    expect(isAllowed([a, b], about(['A#1', 'B#1']))).toBe(false);
    expect(isAllowed([saying('Allow', everyKeyLike('A#*', 'B#*'))], about(['A#1', 'B#1']))).toBe(true);
  });

  test('a request without a key passes ForAllValues, unless Null says that there must be one', () => {
    const statement = saying('Allow', everyKeyLike('A#*'));
    expect([about([]), about(undefined)].map((one) => isAllowed([statement], one))).toEqual([true, true]);
    const strict = saying('Allow', { ...everyKeyLike('A#*'), Null: { 'dynamodb:LeadingKeys': 'false' } });
    expect([about([]), about(undefined)].map((one) => isAllowed([strict], one))).toEqual([false, false]);
    expect(isAllowed([strict], about(['A#1']))).toBe(true);
  });

  test('one key is enough for ForAnyValue', () => {
    const denied = saying('Deny', { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['B#*'] } });
    expect(isAllowed([saying('Allow'), denied], about(['A#1', 'B#1']))).toBe(false);
    expect(isAllowed([saying('Allow'), denied], about(['A#1']))).toBe(true);
  });

  test('patterns are whole, and a dot is a dot', () => {
    expect(isLike('TENANT#1', 'TENANT#*')).toBe(true);
    expect(isLike('xTENANT#1', 'TENANT#*')).toBe(false);
    expect([isLike('a.b', 'a.b'), isLike('axb', 'a.b'), isLike('axb', 'a?b')]).toEqual([true, false, true]);
  });

  test('a condition that it does not know is an error, and no pass', () => {
    const strange = saying('Allow', { StringEquals: { 'dynamodb:Select': 'COUNT' } });
    expect(() => isAllowed([strange], about(['A#1']))).toThrow('StringEquals is not understood');
  });
});

describe('the statements of grants', () => {
  const statements = tableStatements(TABLE_ARN, [
    onTable(['PutItem', 'UpdateItem'], 'TENANT#*'),
    onTable(['PutItem'], 'OUTBOX#*'),
    onTable(['GetItem', 'BatchGetItem'], 'TENANT#*'),
    onTable(['BatchGetItem'], 'USER#*'),
  ]);
  const mayAsk = (command: string, input: object) =>
    usesOf(command, input).every((use) => isAllowed(statements, questionOf(use)));
  const key = (pk: string) => ({ Key: { pk, sk: 's' } });
  const put = (pk: string) => ({ Put: { Item: { pk, sk: 's' } } });

  test('are one for each action of a table or an index', () => {
    const told = statements.map(({ Action, Resource }) => `${Action.join()} ${Resource.join()}`);
    expect(new Set(told).size).toBe(told.length);
  });

  test('let a transaction put things in several of the partitions that it may put things in', () => {
    const both = { TransactItems: [put('TENANT#1'), put('OUTBOX#3'), { Update: key('TENANT#1') }] };
    expect(mayAsk('TransactWriteItemsCommand', both)).toBe(true);
  });

  test('refuse a transaction of which one part is not allowed', () => {
    const changed = { TransactItems: [put('TENANT#1'), { Update: key('OUTBOX#3') }] };
    const checked = { TransactItems: [put('TENANT#1'), { ConditionCheck: key('TENANT#1') }] };
    expect(mayAsk('TransactWriteItemsCommand', changed)).toBe(false);
    expect(mayAsk('TransactWriteItemsCommand', checked)).toBe(false);
  });

  test('judge a batch by all of its keys', () => {
    const batch = (...keys: readonly string[]) => ({
      RequestItems: { comptoir: { Keys: keys.map((pk) => ({ pk, sk: 's' })) } },
    });
    expect(mayAsk('BatchGetItemCommand', batch('TENANT#1', 'USER#1'))).toBe(true);
    expect(mayAsk('BatchGetItemCommand', batch('TENANT#1', 'AUDIT#1'))).toBe(false);
  });

  test('refuse what names no key, such as a scan', () => {
    expect(mayAsk('ScanCommand', {})).toBe(false);
    expect(mayAsk('GetItemCommand', {})).toBe(false);
  });
});
