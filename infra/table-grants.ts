import type { TableIndex } from '../shared/domain/table-indexes.ts';

/** Everything that the table client asks for: keys, ranges and transactions, never a scan. */
export const TABLE_ACTIONS = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
] as const;

export type TableAction = (typeof TABLE_ACTIONS)[number];

/** Leave to do some things to the items under some partition keys, in which `*` stands for any letters. */
export interface PartitionGrant {
  readonly of: 'table' | TableIndex;
  readonly actions: readonly TableAction[];
  readonly partitions: readonly string[];
}

export const onTable = (
  actions: readonly TableAction[],
  ...partitions: readonly string[]
): PartitionGrant => ({
  of: 'table',
  actions,
  partitions,
});

/** An index can be queried, and nothing else. */
export const onIndex = (of: TableIndex, ...partitions: readonly string[]): PartitionGrant => ({
  of,
  actions: ['Query'],
  partitions,
});

/** A statement of a policy, as IAM reads it. */
export interface TableStatement {
  readonly Effect: 'Allow';
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition: {
    readonly 'ForAllValues:StringLike': { readonly 'dynamodb:LeadingKeys': readonly string[] };
    readonly Null: { readonly 'dynamodb:LeadingKeys': 'false' };
  };
}

const patternsOf = (
  grants: readonly PartitionGrant[],
  of: PartitionGrant['of'],
  action: TableAction,
): readonly string[] => [
  ...new Set(
    grants
      .filter((grant) => grant.of === of && grant.actions.includes(action))
      .flatMap(({ partitions }) => partitions),
  ),
];

/**
 * Grants as IAM judges them: of the table and of each index one statement for each action, with every pattern that the
 * action may name. A request of several keys is one question: `ForAllValues` holds when each of its leading keys matches
 * one pattern of *the same* statement, so that patterns which are spread over two statements would refuse a batch or a
 * transaction that names one of each. A transaction is judged by the actions of its parts (`PutItem`, `UpdateItem`,
 * `DeleteItem`, `ConditionCheckItem`; there is no action of its own), a batch of reads as `BatchGetItem`. Of an index,
 * the leading key is the index's own partition key. `Null` refuses a request that carries no key, for which
 * `ForAllValues` alone would be true.
 *
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html
 */
export const tableStatements = (
  tableArn: string,
  grants: readonly PartitionGrant[],
): readonly TableStatement[] =>
  [...new Set(grants.map(({ of }) => of))].flatMap((of) =>
    TABLE_ACTIONS.flatMap((action) => {
      const patterns = patternsOf(grants, of, action);
      if (patterns.length === 0) return [];
      return [
        {
          Effect: 'Allow' as const,
          Action: [`dynamodb:${action}`],
          Resource: [of === 'table' ? tableArn : `${tableArn}/index/${of}`],
          Condition: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
            Null: { 'dynamodb:LeadingKeys': 'false' as const },
          },
        },
      ];
    }),
  );
