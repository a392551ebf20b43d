import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

export interface ServiceLogProps {
  /** Whether it stays when its stack goes: an incident is looked into by it. */
  readonly isProtected: boolean;
}

/** A log of 30 days; the privacy page's register of incidents relies on them. */
export class ServiceLog extends LogGroup {
  constructor(scope: Construct, id: string, { isProtected }: ServiceLogProps) {
    super(scope, id, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: isProtected ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
  }
}
