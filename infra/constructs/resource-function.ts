import { Duration } from 'aws-cdk-lib';
import { type Alarm, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Resource } from '../../shared/routes.ts';
import type { Project } from '../project.ts';
import { resourcePermissions } from '../resource-permissions.ts';
import type { Stage } from '../stage.ts';
import type { Alarms } from './alarms.ts';
import { NodeFunction } from './node-function.ts';
import type { Releases } from './releases.ts';

export interface ResourceFunctionProps {
  readonly resource: Resource;
  readonly stage: Stage;
  readonly project: Project;
  readonly environment: Readonly<Record<string, string>>;
  readonly alarms: Alarms;
  readonly releases: Releases;
  /** The alarm on failures of all resources together, which takes any resource's new version back. */
  readonly resourcesFail: Alarm;
  /** @default no reservation */
  readonly concurrency?: number | undefined;
}

/** Failures within a minute that roll a release back. */
export const TOO_MANY_FAILURES = 2;

/** The Lambda of one resource, which rolls back to its last version when the new one fails. */
export class ResourceFunction extends NodeFunction {
  constructor(scope: Construct, id: string, props: ResourceFunctionProps) {
    const { resource, stage, project, environment, concurrency } = props;
    super(scope, id, {
      description: `Comptoir: ${resource}`,
      entry: project.resourceEntry(resource),
      timeoutSec: resourcePermissions[resource].timeoutSec,
      environment,
      isProtected: stage.isProtected,
      concurrency,
    });
    this.release(props);
  }

  private release({ resource, alarms, releases, resourcesFail }: ResourceFunctionProps): void {
    const sum = { period: Duration.minutes(1), statistic: Stats.SUM };
    // Throttles are not a version's fault. Nobody is notified by this one: `FunctionsFail` rings for all functions.
    const crashes = alarms.quiet(`${resource}Crashes`, {
      metric: this.live.metricErrors(sum),
      atLeast: TOO_MANY_FAILURES,
      says: `The resource "${resource}" fails: look in its log for a timeout or a crash.`,
    });
    releases.of(this.alias, [crashes, resourcesFail]);
  }
}
