import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { INCOMING_DAYS, INCOMING_FOLDER, MEDIA_FOLDER } from '../../shared/domain/pictures.ts';
import { TABLE_INDEXES } from '../../shared/domain/table-indexes.ts';
import { accept } from '../accepted-findings.ts';
import { Alarms } from '../constructs/alarms.ts';
import { AppTable } from '../constructs/app-table.ts';
import { FileBucket } from '../constructs/file-bucket.ts';
import { TableBackup } from '../constructs/table-backup.ts';
import { envOf, originsOf, type Stage } from '../stage.ts';
import type { AlertsStack } from './alerts-stack.ts';

interface DataStackProps {
  readonly stage: Stage;
  readonly alerts: AlertsStack;
}

const sumOf = (namespace: string, metricName: string, dimensionsMap: Record<string, string>): Metric =>
  new Metric({ namespace, metricName, dimensionsMap, statistic: Stats.SUM, period: Duration.minutes(5) });

/**
 * What cannot be recreated: the table and its backups, the pictures, and the secrets that signed its records and links.
 */
export class DataStack extends Stack {
  readonly table: AppTable;
  readonly backup: TableBackup;
  readonly pictures: FileBucket;
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
    const { app } = originsOf(stage);
    this.pictures = new FileBucket(this, 'Pictures', {
      // A stage without a domain learns its host after this stack; an upload's signed address is what admits it.
      uploads: { origins: [app ?? '*'], folder: INCOMING_FOLDER, keptDays: INCOMING_DAYS },
      served: MEDIA_FOLDER,
    });
    this.signingSecret = this.generated(
      'SigningSecret',
      'Signs manage links, slot handles and contact hashes',
    );
    this.originSecret = this.generated('OriginSecret', 'Proves that a request came through CloudFront');
    const watching = new Alarms(this, 'Alarms', alerts.topic);
    this.watchThrottles(watching);
    this.watchCopies(watching);
  }

  /** Letters and digits only: during a rotation, a comma separates the two values. */
  private generated(id: string, description: string): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    accept(secret, 'rotated-by-hand');
    return secret;
  }

  /** Table and indexes separately: their metrics do not include each other. */
  private watchThrottles(alarms: Alarms): void {
    const table = { TableName: this.table.table.tableName };
    const indexes = Object.keys(TABLE_INDEXES).map((name) => ({ ...table, GlobalSecondaryIndexName: name }));
    for (const dimensions of [table, ...indexes]) {
      const part = 'GlobalSecondaryIndexName' in dimensions ? dimensions.GlobalSecondaryIndexName : 'Table';
      for (const act of ['Read', 'Write'])
        alarms.when(`${part}${act}sThrottled`, {
          metric: sumOf('AWS/DynamoDB', `${act}ThrottleEvents`, dimensions),
          atLeast: 10,
          says: `${part}: DynamoDB throttles ${act.toLowerCase()}s: look for a hot partition.`,
        });
    }
  }

  private watchCopies(alarms: Alarms): void {
    const { backupVaultName: BackupVaultName } = this.backup.vault;
    alarms.when('BackupFailed', {
      metric: sumOf('AWS/Backup', 'NumberOfBackupJobsFailed', { BackupVaultName }),
      atLeast: 1,
      says: 'A backup job of the table failed. Point-in-time recovery still works; start a backup by hand.',
    });
  }
}
