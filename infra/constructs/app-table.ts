import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITable,
  ProjectionType,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { BACKUP_DAYS } from '../../shared/domain/retention.ts';
import { type Projection, TABLE_INDEXES } from '../../shared/domain/table-indexes.ts';
import type { RestoredTable } from '../stage.ts';
import { type PartitionGrant, tableStatements } from '../table-grants.ts';

const projected = (fields: Projection) =>
  fields === 'all'
    ? { projectionType: ProjectionType.ALL }
    : { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...fields] };

const text = (name: string) => ({ name, type: AttributeType.STRING });

export interface AppTableProps {
  readonly isProtected: boolean;
  /** @default one region */
  readonly replicaRegion?: string | undefined;
  /** @default the table created here */
  readonly restored?: RestoredTable | undefined;
}

/** The one table: its keys are those of `functions/kernel/table/keys.ts`, and so are those of its indexes. */
export class AppTable extends Construct {
  /** The table in use: the one created here, or a restored one. */
  readonly table: ITable;

  constructor(scope: Construct, id: string, { isProtected, replicaRegion, restored }: AppTableProps) {
    super(scope, id);
    const own = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: Object.entries(TABLE_INDEXES).map(([indexName, fields]) => ({
        indexName,
        partitionKey: text(`${indexName}pk`),
        sortKey: text(`${indexName}sk`),
        ...projected(fields),
      })),
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: BACKUP_DAYS,
      },
      deletionProtection: isProtected,
      ...(replicaRegion ? { replicas: [{ region: replicaRegion }] } : {}),
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.keepTold(own);
    this.table = restored
      ? TableV2.fromTableAttributes(this, 'Restored', {
          tableName: restored.name,
          tableStreamArn: restored.streamArn,
        })
      : (own as ITable);
  }

  /**
   * Other stacks still import this table's name while they change to a restored one: CloudFormation refuses to remove
   * an export in use.
   */
  private keepTold({ tableName, tableArn, tableStreamArn }: TableV2): void {
    const stack = Stack.of(this);
    for (const told of [tableName, tableArn, tableStreamArn]) stack.exportValue(told);
  }

  /** Allows `grantee` what the grants name, and nothing else. */
  grant(grantee: IGrantable, grants: readonly PartitionGrant[]): void {
    for (const statement of tableStatements(this.table.tableArn, grants))
      grantee.grantPrincipal.addToPrincipalPolicy(PolicyStatement.fromJson(statement));
  }
}
