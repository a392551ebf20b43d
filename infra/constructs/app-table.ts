import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITable, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { RestoredTable } from '../stage.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** What the table client asks for: keys and ranges, never a scan. */
const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITE = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
];

export interface AppTableProps {
  readonly isProtected: boolean;
  /** @default one region */
  readonly replicaRegion?: string | undefined;
  /** @default the table that is made here */
  readonly restored?: RestoredTable | undefined;
}

/** The one table: its keys and index are those of `functions/kernel/keys.ts`. */
export class AppTable extends Construct {
  /** What serves: the one made here, or one that was restored. */
  readonly table: ITable;

  constructor(scope: Construct, id: string, { isProtected, replicaRegion, restored }: AppTableProps) {
    super(scope, id);
    const own = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [{ indexName: 'gsi1', partitionKey: text('gsi1pk'), sortKey: text('gsi1sk') }],
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
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

  /** Other stacks still name this table while a restored one comes into use: CloudFormation takes no such name back. */
  private keepTold({ tableName, tableArn, tableStreamArn }: TableV2): void {
    const stack = Stack.of(this);
    for (const told of [tableName, tableArn, tableStreamArn]) stack.exportValue(told);
  }

  /** Lets `grantee` read items and ranges of the table and its index. */
  grantRead(grantee: IGrantable): void {
    this.grant(grantee, READ);
  }

  /** Lets `grantee` read, and write single items and transactions. */
  grantReadWrite(grantee: IGrantable): void {
    this.grant(grantee, [...READ, ...WRITE]);
  }

  private grant(grantee: IGrantable, actions: string[]): void {
    const { tableArn } = this.table;
    Grant.addToPrincipal({ grantee, actions, resourceArns: [tableArn] });
    Grant.addToPrincipal({ grantee, actions: ['dynamodb:Query'], resourceArns: [`${tableArn}/index/gsi1`] });
  }
}
