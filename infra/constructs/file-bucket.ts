import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

const LOG_DAYS = 90;

/** A private bucket of files that only CloudFront reads. */
export class FileBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const closed = {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    };
    // Only CloudFront and deployments read or write here, so this log holds no visitor's address.
    const log = new Bucket(this, 'Log', {
      ...closed,
      lifecycleRules: [{ expiration: Duration.days(LOG_DAYS) }],
    });
    // The library's classes miss its own interfaces by what exactOptionalPropertyTypes adds.
    const bucket = new Bucket(this, 'Bucket', { ...closed, serverAccessLogsBucket: log as IBucket });
    this.admitCloudFront(bucket);
    this.bucket = bucket as IBucket;
  }

  /** The bucket as another stack sees it, so that a distribution there does not write into this one's policy. */
  seenFrom(scope: Construct, id: string): IBucket {
    const { bucketArn, bucketName, bucketRegionalDomainName } = this.bucket;
    return Bucket.fromBucketAttributes(scope, id, { bucketArn, bucketName, bucketRegionalDomainName });
  }

  /**
   * Admits all of the account's distributions, because the one that reads is created later by a stack that depends on
   * this. The right to list makes S3 answer 404, not 403, for a missing file.
   */
  private admitCloudFront(bucket: Bucket): void {
    const distributions = Stack.of(this).formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: '*',
    });
    const admit = (action: string, resource: string) =>
      bucket.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
          actions: [action],
          resources: [resource],
          conditions: { ArnLike: { 'aws:SourceArn': distributions } },
        }),
      );
    admit('s3:GetObject', bucket.arnForObjects('*'));
    admit('s3:ListBucket', bucket.bucketArn);
  }
}
