import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

const LOG_DAYS = 90;

export interface FileBucketProps {
  /**
   * What browsers upload: from which sites, into which folder, and for how long what nobody keeps lies there.
   * @default nothing
   */
  readonly uploads?: {
    readonly origins: readonly string[];
    readonly folder: string;
    readonly keptDays: number;
  };
  /** The folder that CloudFront reads. @default all of it */
  readonly served?: string;
}

/** Rules by which a browser on a site may upload, and what nobody keeps is deleted. */
const uploading = ({ origins, folder, keptDays }: NonNullable<FileBucketProps['uploads']>): BucketProps => ({
  cors: [
    {
      allowedOrigins: [...origins],
      allowedMethods: [HttpMethods.PUT],
      allowedHeaders: ['content-type'],
      maxAge: Duration.hours(1).toSeconds(),
    },
  ],
  lifecycleRules: [
    { prefix: folder, expiration: Duration.days(keptDays) },
    { abortIncompleteMultipartUploadAfter: Duration.days(keptDays) },
  ],
});

/** A private bucket of files that visitors get from CloudFront alone. */
export class FileBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { uploads, served = '' }: FileBucketProps = {}) {
    super(scope, id);
    const closed = {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    };
    // Visitors get files from CloudFront, so this log holds no visitor's address; of members who upload it does.
    const log = new Bucket(this, 'Log', {
      ...closed,
      lifecycleRules: [{ expiration: Duration.days(LOG_DAYS) }],
    });
    // The library's classes miss its own interfaces by what exactOptionalPropertyTypes adds.
    const bucket = new Bucket(this, 'Bucket', {
      ...closed,
      serverAccessLogsBucket: log as IBucket,
      ...(uploads ? uploading(uploads) : {}),
    });
    this.admitCloudFront(bucket, served);
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
  private admitCloudFront(bucket: Bucket, served: string): void {
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
    admit('s3:GetObject', bucket.arnForObjects(`${served}*`));
    admit('s3:ListBucket', bucket.bucketArn);
  }
}
