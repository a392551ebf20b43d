import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaApplication,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { accept } from '../accepted-findings.ts';

export interface ReleasesProps {
  /** Whether a new version first serves a tenth of the calls for five minutes. */
  readonly canary: boolean;
}

/** Moves an alias, and reports its state. */
const MOVES = ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'];

/** Gradual releases of functions: traffic shifts slowly, watched by alarms, and rolls back when one goes off. */
export class Releases extends Construct {
  private readonly application: ILambdaApplication;
  private readonly role: Role;
  private readonly config;

  constructor(scope: Construct, id: string, { canary }: ReleasesProps) {
    super(scope, id);
    this.application = new LambdaApplication(this, 'Application');
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    this.role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
    accept(this.role, 'nothing-narrower', 'Resource::*');
    this.config = canary
      ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
      : LambdaDeploymentConfig.ALL_AT_ONCE;
  }

  /** Adds a function's alias, with alarms that exist before any version moves. */
  of(alias: Alias, alarms: readonly Alarm[]): void {
    this.role.addToPolicy(
      new PolicyStatement({ actions: MOVES, resources: [alias.lambda.functionArn, alias.functionArn] }),
    );
    new LambdaDeploymentGroup(alias, 'Release', {
      application: this.application,
      // AWS's own policy names every function of the account.
      role: this.role.withoutPolicyUpdates(),
      alias,
      alarms: [...alarms],
      deploymentConfig: this.config,
    });
  }
}
