import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Resource } from '../../shared/routes/route-spec.ts';
import type { Project } from '../project.ts';
import { resourcePermissions } from '../resource-permissions.ts';
import type { Stage } from '../stage.ts';
import { type Alarms, failuresOf } from './alarms.ts';
import { NodeFunction } from './node-function.ts';
import type { Releases } from './releases.ts';

export interface ResourceFunctionProps {
  readonly resource: Resource;
  readonly stage: Stage;
  readonly project: Project;
  readonly environment: Readonly<Record<string, string>>;
  readonly alarms: Alarms;
  readonly releases: Releases;
  /** @default no reservation */
  readonly concurrency?: number | undefined;
}

/** Failures within a minute that roll a release back. */
const TOO_MANY_FAILURES = 2;

/** The Lambda of one resource, which rolls back to its last version when the new one fails. */
export class ResourceFunction extends NodeFunction {
  constructor(scope: Construct, id: string, props: ResourceFunctionProps) {
    const { resource, project, environment, concurrency } = props;
    super(scope, id, {
      description: `Comptoir: ${resource}`,
      entry: project.resourceEntry(resource),
      lockFile: project.lockFile,
      timeoutSec: resourcePermissions[resource].timeoutSec,
      environment,
      concurrency,
    });
    this.release(props);
  }

  private release({ resource, stage, alarms, releases }: ResourceFunctionProps): void {
    const sum = { period: Duration.minutes(1), statistic: Stats.SUM };
    // Throttles are not a version's fault.
    const crashes = alarms.when(`${resource}Crashes`, {
      metric: this.live.metricErrors(sum),
      atLeast: TOO_MANY_FAILURES,
      says: `The resource "${resource}" ends without an answer: read its log for a time that ran out, or a crash.`,
    });
    const fails = alarms.when(`${resource}Fails`, {
      metric: failuresOf(stage.name, resource).with(sum),
      atLeast: TOO_MANY_FAILURES,
      says: `The resource "${resource}" fails: read its log for "unexpected failure".`,
    });
    releases.of(this.alias, [crashes, fails]);
  }
}
