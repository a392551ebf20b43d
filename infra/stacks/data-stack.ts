import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../accepted-findings.ts';
import { Alarms } from '../constructs/alarms.ts';
import { AppTable } from '../constructs/app-table.ts';
import { TableBackup } from '../constructs/table-backup.ts';
import { envOf, type Stage } from '../stage.ts';
import type { AlertsStack } from './alerts-stack.ts';

interface DataStackProps {
  readonly stage: Stage;
  readonly alerts: AlertsStack;
}

/** What cannot be made again: the table and its copies, and the secrets that its records and links were signed with. */
export class DataStack extends Stack {
  readonly table: AppTable;
  readonly backup: TableBackup;
  readonly signingSecret: Secret;
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, { stage, alerts }: DataStackProps) {
    super(scope, id, { env: envOf(stage), terminationProtection: stage.isProtected });
    this.table = new AppTable(this, 'Table', {
      isProtected: stage.isProtected,
      replicaRegion: stage.replicaRegion,
      restored: stage.restoredTable,
    });
    this.backup = new TableBackup(this, 'Backup', { table: this.table, ...stage.backup });
    this.signingSecret = this.generated(
      'SigningSecret',
      'Signs manage links, slot handles and contact hashes',
    );
    this.originSecret = this.generated('OriginSecret', 'Proves that a request came through CloudFront');
    this.watch(new Alarms(this, 'Alarms', alerts.topic));
  }

  /** Letters and digits only: a comma separates two values while one replaces the other. */
  private generated(id: string, description: string): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    accept(secret, 'rotated-by-hand');
    return secret;
  }

  private watch(alarms: Alarms): void {
    const table = { TableName: this.table.table.tableName };
    const period = Duration.minutes(5);
    const sumOf = (namespace: string, metricName: string, dimensionsMap: Record<string, string>) =>
      new Metric({ namespace, metricName, dimensionsMap, statistic: Stats.SUM, period });
    alarms.when('TableThrottled', {
      metric: new MathExpression({
        expression: 'FILL(reads, 0) + FILL(writes, 0)',
        label: 'throttled',
        period,
        usingMetrics: {
          reads: sumOf('AWS/DynamoDB', 'ReadThrottleEvents', table),
          writes: sumOf('AWS/DynamoDB', 'WriteThrottleEvents', table),
        },
      }),
      atLeast: 10,
      says: 'The table turns requests away: look for one partition that gets most of them.',
    });
    const { backupVaultName: BackupVaultName } = this.backup.vault;
    alarms.when('BackupFailed', {
      metric: sumOf('AWS/Backup', 'NumberOfBackupJobsFailed', { BackupVaultName }),
      atLeast: 1,
      says: 'A copy of the table was not made. Point-in-time recovery still stands; start the copy by hand.',
    });
  }
}
