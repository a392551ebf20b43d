import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

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
  /** @default one region */
  readonly replicaRegion?: string | undefined;
}

/** The one table: its keys and index are those of `functions/kernel/keys.ts`. */
export class AppTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { replicaRegion }: AppTableProps) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [{ indexName: 'gsi1', partitionKey: text('gsi1pk'), sortKey: text('gsi1sk') }],
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      ...(replicaRegion ? { replicas: [{ region: replicaRegion }] } : {}),
      removalPolicy: RemovalPolicy.RETAIN,
    });
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
