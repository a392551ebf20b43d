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

/** Errors that CloudFront keeps for ten seconds unless told otherwise, whoever asked and whatever the origin said. */
const KEPT_ERRORS = [404, 414, 500, 501, 502, 503, 504];

/** A host of ours, and the certificate that proves it. */
export interface OwnName {
  readonly name: string;
  readonly certificateArn: string;
}

export interface EdgeDistributionProps {
  readonly webAclArn: string;
  /** @default the name that CloudFront gives */
  readonly ownName: OwnName | undefined;
  /** What answers an address that none of the others fits. */
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
      // Nothing is rewritten, only kept for no time: one visitor's 404 is not the next one's.
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
