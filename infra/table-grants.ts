import type { TableIndex } from '../shared/domain/table-indexes.ts';

/** Reading, by key and by range; never a scan. */
export const READ = ['GetItem', 'BatchGetItem', 'Query'] as const;

/** Writing, and the conditions of a transaction. */
export const WRITE = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/** Every action of the table client. */
export const TABLE_ACTIONS = [...READ, ...WRITE] as const;

export type TableAction = (typeof TABLE_ACTIONS)[number];

/** A grant of actions on the items under partition keys, which may contain `*`. */
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

/** On an index only queries are allowed. */
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
 * Grants as IAM statements: for the table and each index, one statement per action with all its key patterns. IAM
 * evaluates a request with several keys as a whole: `ForAllValues` holds when each leading key matches a pattern of
 * *the same* statement, so patterns split over two statements would refuse a batch or transaction with one key of each.
 * A transaction is authorized by the actions of its parts (`PutItem`, `UpdateItem`, `DeleteItem`, `ConditionCheckItem`;
 * it has no action of its own), a batch of reads as `BatchGetItem`. On an index, the leading key is the index's
 * partition key. `Null` refuses a request without keys, for which `ForAllValues` alone would be true.
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
