import { RemovalPolicy, Stack, Token } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { accept, namedByNag } from '../accepted-findings.ts';

export interface Published {
  readonly sources: readonly ISource[];
  readonly cacheControl: string;
  /** @default the bucket's root */
  readonly folder?: string;
  /** Paths to invalidate at the edge. */
  readonly forgotten?: readonly string[];
}

export interface FileDeploymentProps {
  readonly bucket: IBucket;
  /** The distribution to invalidate. */
  readonly distribution?: IDistribution;
}

/** The library's own grants to its function, as cdk-nag prints them. */
const GRANTS = [
  'Action::s3:GetBucket*',
  'Action::s3:GetObject*',
  'Action::s3:List*',
  'Action::s3:Abort*',
  'Action::s3:DeleteObject*',
  'Resource::*',
];

/**
 * Uploads files to a bucket during a deployment. Nothing is ever pruned, because open tabs still request older files.
 */
export class FileDeployment extends Construct {
  private readonly role: Role;
  private readonly log: LogGroup;
  private readonly props: FileDeploymentProps;

  constructor(scope: Construct, id: string, props: FileDeploymentProps) {
    super(scope, id);
    this.props = props;
    this.log = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.log.grantWrite(this.role);
    this.role.addToPolicy(
      new PolicyStatement({
        actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
        resources: ['*'],
      }),
    );
  }

  publish(id: string, { sources, cacheControl, folder, forgotten }: Published): void {
    const { bucket, distribution } = this.props;
    new BucketDeployment(this, id, {
      sources: [...sources],
      destinationBucket: bucket,
      cacheControl: [CacheControl.fromString(cacheControl)],
      prune: false,
      memoryLimit: 512,
      role: this.role,
      logGroup: this.log,
      ...(folder ? { destinationKeyPrefix: folder } : {}),
      ...(distribution && forgotten ? { distribution, distributionPaths: [...forgotten] } : {}),
    });
    this.traceLibrary();
    this.acceptLibrary(bucket);
  }

  private library(): readonly CfnFunction[] {
    return Stack.of(this)
      .node.findAll()
      .filter((one) => one instanceof CfnFunction)
      .filter(({ node }) => node.path.includes('/Custom::CDKBucketDeployment'));
  }

  private traceLibrary(): void {
    for (const one of this.library()) one.tracingConfig = { mode: 'Active' };
  }

  private acceptLibrary(bucket: IBucket): void {
    const { account, region } = Stack.of(this);
    const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
    const staged = `arn:aws:s3:::cdk-hnb659fds-assets-${owner}-${region}`;
    const objects = [staged, namedByNag(this, bucket.bucketArn)].map((arn) => `Resource::${arn}/*`);
    accept(this.role, 'nothing-narrower', ...GRANTS, ...objects);
    for (const one of this.library()) {
      accept(one, 'failure-is-kept-by-the-caller');
      accept(one, 'runtime-of-the-library');
      accept(one, 'runtime-of-the-library-again');
    }
  }
}
