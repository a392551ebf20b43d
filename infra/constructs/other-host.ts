import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type IOrigin,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type EdgeModule, onEveryRequest } from './edge-function.ts';

/** Paths of the other host: an edge function redirects there. CloudFront requires an origin, which is never called. */
export const livesOn = (
  scope: Construct,
  id: string,
  {
    host,
    module,
    uncalled,
  }: { readonly host: string; readonly module: EdgeModule; readonly uncalled: IOrigin },
): BehaviorOptions => ({
  origin: uncalled,
  // Forms are redirected too.
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  functionAssociations: onEveryRequest(scope, id, { module, host }),
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
});
