import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { accept } from '../accepted-findings.ts';
import type { Behaviours } from './function-behaviours.ts';

/**
 * Errors that CloudFront caches for ten seconds by default, for all callers and whatever the origin's `Cache-Control`
 * says.
 */
const KEPT_ERRORS = [404, 414, 500, 501, 502, 503, 504];

/** A custom host and its certificate. */
export interface OwnName {
  readonly name: string;
  readonly certificateArn: string;
}

export interface EdgeDistributionProps {
  readonly webAclArn: string;
  /** @default the name that CloudFront gives */
  readonly ownName: OwnName | undefined;
  /** The default behaviour, for paths that match no other. */
  readonly otherwise: BehaviorOptions;
  readonly behaviours: Behaviours;
  /** @default nothing is at `/` */
  readonly rootObject?: string;
}

const named = (scope: Construct, ownName: OwnName | undefined) =>
  ownName && {
    domainNames: [ownName.name],
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', ownName.certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2025,
  };

/** One host at the edge, behind the firewall. */
export class EdgeDistribution extends Distribution {
  constructor(scope: Construct, id: string, props: EdgeDistributionProps) {
    super(scope, id, {
      defaultBehavior: props.otherwise,
      additionalBehaviors: { ...props.behaviours },
      ...(props.rootObject ? { defaultRootObject: props.rootObject } : {}),
      // Nothing is rewritten, only never cached: one visitor's 404 must not be the next one's.
      errorResponses: KEPT_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      webAclId: props.webAclArn,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...named(scope, props.ownName),
    });
    accept(this, 'open-to-every-country');
    accept(this, 'no-list-of-visits');
    if (!props.ownName) accept(this, 'given-certificate');
  }
}
