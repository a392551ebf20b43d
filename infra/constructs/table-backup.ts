import { Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { accept, namedByNag } from '../accepted-findings.ts';
import type { Stage } from '../stage.ts';
import type { AppTable } from './app-table.ts';

export interface TableBackupProps extends Readonly<Stage['backup']> {
  readonly table: AppTable;
}

/** Hours within which a copy must start, and complete. */
const START_HOURS = 1;
const COMPLETION_HOURS = 4;

/** Unique to this creation of the stack, so that the name does not clash with a vault left by an earlier one. */
const uniqueToStack = (scope: Construct): string => Fn.select(2, Fn.split('/', Stack.of(scope).stackId));

/** Each copy is a full one; point-in-time recovery covers the days between. */
const weekly = (keptDays: number): BackupPlanRule =>
  new BackupPlanRule({
    ruleName: 'weekly',
    scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '5', minute: '0' }),
    startWindow: Duration.hours(START_HOURS),
    completionWindow: Duration.hours(COMPLETION_HOURS),
    deleteAfter: Duration.days(keptDays),
  });

/**
 * Backups that outlive the table. Point-in-time recovery reaches back 35 days and is deleted with the table; these are
 * in a locked vault (docs/decisions/the-vault-is-locked.md).
 */
export class TableBackup extends Construct {
  readonly vault: BackupVault;

  constructor(scope: Construct, id: string, props: TableBackupProps) {
    super(scope, id);
    const { table, keptDays } = props;
    this.vault = this.madeVault(props);
    const plan = new BackupPlan(this, 'Plan', { backupVault: this.vault });
    plan.addRule(weekly(keptDays));
    plan.addSelection('Table', {
      resources: [BackupResource.fromArn(table.table.tableArn)],
      role: this.copier(table),
      disableDefaultBackupPolicy: true,
    });
  }

  /**
   * Locked from the start: only roles that may remove the lock can delete a copy early, and nobody once
   * `lockedAfterDays` have passed. While empty it can still be deleted, after a first deployment that fails.
   */
  private madeVault({ keptDays, lockedAfterDays }: TableBackupProps): BackupVault {
    return new BackupVault(this, 'Vault', {
      backupVaultName: `comptoir-${uniqueToStack(this)}`,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      blockRecoveryPointDeletion: true,
      lockConfiguration: {
        minRetention: Duration.days(keptDays),
        ...(lockedAfterDays === undefined ? {} : { changeableFor: Duration.days(lockedAfterDays) }),
      },
    });
  }

  /**
   * The role by which AWS Backup copies this one table; AWS's managed policy would allow every table of the account.
   */
  private copier({ table: { tableArn } }: AppTable): Role {
    const role = new Role(this, 'Copier', { assumedBy: new ServicePrincipal('backup.amazonaws.com') });
    const allow = (service: string, actions: readonly string[], resource: string) =>
      role.addToPolicy(
        new PolicyStatement({ actions: actions.map((one) => `${service}:${one}`), resources: [resource] }),
      );
    allow('dynamodb', ['DescribeTable', 'CreateBackup', 'StartAwsBackupJob', 'ListTagsOfResource'], tableArn);
    allow('dynamodb', ['DescribeBackup', 'DeleteBackup'], `${tableArn}/backup/*`);
    allow('backup', ['DescribeBackupVault', 'CopyIntoBackupVault'], this.vault.backupVaultArn);
    accept(role, 'nothing-narrower', `Resource::${namedByNag(this, tableArn)}/backup/*`);
    return role;
  }
}
