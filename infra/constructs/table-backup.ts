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

/** Hours within which a copy begins, and is done. */
const START_HOURS = 1;
const COMPLETION_HOURS = 4;

/** What CloudFormation gives to this one making of the stack: a vault that stayed behind from an earlier one keeps its own name. */
const uniqueToStack = (scope: Construct): string => Fn.select(2, Fn.split('/', Stack.of(scope).stackId));

/** Each copy is a full one: the days between are what point-in-time recovery covers. */
const weekly = (keptDays: number): BackupPlanRule =>
  new BackupPlanRule({
    ruleName: 'weekly',
    scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '5', minute: '0' }),
    startWindow: Duration.hours(START_HOURS),
    completionWindow: Duration.hours(COMPLETION_HOURS),
    deleteAfter: Duration.days(keptDays),
  });

/**
 * Copies of the table that outlive it: point-in-time recovery goes with the table and reaches back 35 days, these lie
 * in a vault of their own, which keeps each for its time (docs/decisions/the-vault-is-locked.md).
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
   * Locked from the start, so that no copy goes before its time by any role that may not take the lock off, and by nobody at all once
   * `lockedAfterDays` have passed. Empty, it can still go with a first deployment that fails.
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

  /** The role under which AWS Backup copies this one table: AWS's own policy names every table of the account. */
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
