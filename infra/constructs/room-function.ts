import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Room } from '../../shared/routes/route-spec.ts';
import type { Project } from '../project.ts';
import { roomPowers } from '../rooms.ts';
import type { Stage } from '../stage.ts';
import { type Alarms, ownMetric } from './alarms.ts';
import { NodeFunction } from './node-function.ts';
import type { Releases } from './releases.ts';

export interface RoomFunctionProps {
  readonly room: Room;
  readonly stage: Stage;
  readonly project: Project;
  readonly environment: Readonly<Record<string, string>>;
  readonly alarms: Alarms;
  readonly releases: Releases;
  /** @default no reservation */
  readonly concurrency?: number | undefined;
}

/** Failures within a minute that are no accident any more. */
const TOO_MANY_FAILURES = 2;

/** The Lambda of one room, which goes back to its last version by itself when the new one fails. */
export class RoomFunction extends NodeFunction {
  constructor(scope: Construct, id: string, props: RoomFunctionProps) {
    const { room, project, environment, concurrency } = props;
    super(scope, id, {
      description: `Comptoir: ${room}`,
      entry: project.roomEntry(room),
      lockFile: project.lockFile,
      timeoutSec: roomPowers[room].timeoutSec,
      environment,
      concurrency,
    });
    this.release(props);
  }

  private release({ room, stage, alarms, releases }: RoomFunctionProps): void {
    const alarm = alarms.when(`${room}Fails`, {
      metric: this.failures(stage, room),
      atLeast: TOO_MANY_FAILURES,
      says: `The room "${room}" fails: read its log for "unexpected failure".`,
    });
    releases.of(this.alias, alarm);
  }

  /** Calls without an answer, and answers that say that the fault was ours. What AWS turns away is no version's fault. */
  private failures(stage: Stage, room: Room): MathExpression {
    const period = Duration.minutes(1);
    const sum = { period, statistic: Stats.SUM };
    return new MathExpression({
      expression: 'FILL(errors, 0) + FILL(failures, 0)',
      label: 'failures',
      period,
      usingMetrics: {
        errors: this.live.metricErrors(sum),
        failures: ownMetric(stage.name, room, 'Failures').with(sum),
      },
    });
  }
}
