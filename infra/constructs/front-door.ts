import { Annotations, Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accept } from '../accepted-findings.ts';
import type { Domain } from '../stage.ts';
import { onEveryRequest } from './edge-function.ts';
import { type FunctionOrigins, functionBehaviours } from './function-behaviours.ts';
import { ResponseHeaders } from './response-headers.ts';

/** Errors that CloudFront keeps for ten seconds unless told otherwise, whoever asked and whatever the origin said. */
const KEPT_ERRORS = [404, 414, 500, 501, 502, 503, 504];

export interface FrontDoorProps extends FunctionOrigins {
  readonly files: IBucket;
  readonly webAclArn: string;
  /** @default the name that CloudFront gives */
  readonly domain: Domain | undefined;
}

/** The one origin of application, pages and API: which address is answered by what. */
export class FrontDoor extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: FrontDoorProps) {
    super(scope, id);
    const headers = new ResponseHeaders(this, 'Headers');
    const files = this.filesBehaviour(props.files, headers);
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: files,
      additionalBehaviors: {
        ...functionBehaviours(this, headers, props),
        '/widget.js': { ...files, responseHeadersPolicy: headers.widget },
      },
      defaultRootObject: 'index.html',
      // Nothing is rewritten, only kept for no time: one visitor's 404 is not the next one's.
      errorResponses: KEPT_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      webAclId: props.webAclArn,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...this.ownName(props.domain),
    });
    accept(this.distribution, 'open-to-every-country');
    accept(this.distribution, 'no-list-of-visits');
    if (!props.domain) accept(this.distribution, 'given-certificate');
  }

  private filesBehaviour(files: IBucket, headers: ResponseHeaders): BehaviorOptions {
    // The bucket's own stack admits the account's distributions.
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac');
    return {
      origin: S3BucketOrigin.withOriginAccessControl(files),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers.application,
      functionAssociations: onEveryRequest(this, 'AskFiles', 'ask-files'),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
  }

  private ownName(domain: Domain | undefined) {
    if (!domain) return {};
    return {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2025,
    };
  }
}
