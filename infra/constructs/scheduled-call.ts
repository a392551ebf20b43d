import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Timetable } from '../../shared/domain/jobs.ts';

export interface ScheduledCallProps {
  readonly live: IFunction;
  readonly timetable: Timetable;
  /** Dead-letter queue of runs that could not start. */
  readonly missed: IQueue;
}

/** Invokes a function on a schedule, with a role that may do only that. */
export class ScheduledCall extends Construct {
  constructor(scope: Construct, id: string, { live, timetable, missed }: ScheduledCallProps) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    const allow = (action: string, resource: string) =>
      role.addToPolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
    allow('lambda:InvokeFunction', live.functionArn);
    allow('sqs:SendMessage', missed.queueArn);
    const { cron, flexibleMin = 0, lateMin } = timetable;
    const schedule = new CfnSchedule(this, 'Schedule', {
      scheduleExpression: `cron(${cron})`,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow:
        flexibleMin > 0 ? { mode: 'FLEXIBLE', maximumWindowInMinutes: flexibleMin } : { mode: 'OFF' },
      target: {
        arn: live.functionArn,
        roleArn: role.roleArn,
        deadLetterConfig: { arn: missed.queueArn },
        retryPolicy: { maximumRetryAttempts: 3, maximumEventAgeInSeconds: lateMin * 60 },
      },
    });
    schedule.node.addDependency(role);
  }
}
