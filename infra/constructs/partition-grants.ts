import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { PartitionGrant } from '../jobs.ts';
import type { AppTable } from './app-table.ts';

/**
 * Lets `grantee` do to some partitions of the table what each grant names. A request that names no partition, which
 * `ForAllValues` alone would let pass, is refused by the second condition.
 */
export const grantPartitions = (
  { table: { tableArn } }: AppTable,
  grantee: IGrantable,
  grants: readonly PartitionGrant[],
): void => {
  for (const { of, actions, partitions } of grants)
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [of === 'table' ? tableArn : `${tableArn}/index/${of}`],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
          Null: { 'dynamodb:LeadingKeys': 'false' },
        },
      }),
    );
};
