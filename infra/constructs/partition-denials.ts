import { Effect, type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type PartitionDenial, TABLE_ACTIONS } from '../rooms.ts';
import type { AppTable } from './app-table.ts';

/**
 * Refuses `grantee` what a denial does not leave to it of some partitions, whatever else it is granted: one such key
 * among a request's keys is enough.
 */
export const denyPartitions = (
  { table: { tableArn } }: AppTable,
  grantee: IGrantable,
  denials: readonly PartitionDenial[],
): void => {
  for (const { partitions, save } of denials)
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: TABLE_ACTIONS.filter((action) => !save.includes(action)).map((one) => `dynamodb:${one}`),
        resources: [tableArn],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions } },
      }),
    );
};
