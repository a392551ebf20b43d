import { Annotations } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  CachePolicy,
  type IOrigin,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { MEDIA_FOLDER } from '../../shared/domain/pictures.ts';
import { onEveryRequest } from './edge-function.ts';
import type { Behaviours } from './function-behaviours.ts';
import type { ResponseHeaders } from './response-headers.ts';

export interface FileBehavioursProps {
  readonly files: IBucket;
  readonly pictures: IBucket;
  readonly headers: ResponseHeaders;
}

/** The behaviours served by the bucket, on either host. */
export class FileBehaviours extends Construct {
  readonly origin: IOrigin;
  /** The application: its files, and a screen for every other path. */
  readonly application: BehaviorOptions;
  /** The script that other sites bring. */
  readonly widget: BehaviorOptions;
  /** Pictures of businesses, on either host. */
  readonly pictures: Behaviours;
  /** Files that the public pages need; none of the application's own scripts. */
  readonly ofPages: Readonly<Record<string, BehaviorOptions>>;

  constructor(scope: Construct, id: string, { files, pictures, headers }: FileBehavioursProps) {
    super(scope, id);
    // The bucket's policy, in its own stack, already admits the account's distributions.
    Annotations.of(scope).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac');
    this.origin = S3BucketOrigin.withOriginAccessControl(files);
    const file = (responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions => ({
      origin: this.origin,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    });
    this.application = {
      ...file(headers.application),
      functionAssociations: onEveryRequest(this, 'AskFiles', { module: 'ask-files' }),
    };
    this.widget = file(headers.widget);
    this.pictures = {
      [`/${MEDIA_FOLDER}*`]: {
        ...file(headers.page),
        origin: S3BucketOrigin.withOriginAccessControl(pictures),
      },
    };
    const ofPage = file(headers.page);
    this.ofPages = { '/assets/site/*': ofPage, '/favicon.*': ofPage, '/robots.txt': ofPage };
  }
}
