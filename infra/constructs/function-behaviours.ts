import { Duration, type SecretValue } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import type { RouteKey } from '../../shared/routes.ts';
import { EDGE_HEADERS } from '../headers.ts';
import { pageQuery, patternOf } from '../manifest.ts';
import { onEveryRequest } from './edge-function.ts';
import type { ResponseHeaders } from './response-headers.ts';

/** A route that streams, and the host of the function URL that serves it. */
export interface Stream {
  readonly route: RouteKey;
  readonly host: string;
}

export interface FunctionOrigins {
  readonly apiHost: string;
  readonly streams: readonly Stream[];
  readonly originSecret: SecretValue;
}

/** As long as a page says, a minute at most; one copy per path, language and what else it reads. */
const pageCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'PageCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    headerBehavior: CacheHeaderBehavior.allowList(EDGE_HEADERS.language),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...pageQuery),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });

const behaviours = (scope: Construct, headers: ResponseHeaders, origin: HttpOrigin) => {
  const api: BehaviorOptions = {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headers.api,
    functionAssociations: onEveryRequest(scope, 'AskFunctions', 'ask-functions'),
    // A token must not be sent in the clear even once.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  };
  const page: BehaviorOptions = {
    ...api,
    cachePolicy: pageCache(scope),
    responseHeadersPolicy: headers.page,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  };
  return { api, page };
};

/**
 * What our functions answer, by address, in the order in which CloudFront tries them: a stream's path is a
 * narrower one of the API's.
 */
export const functionBehaviours = (
  scope: Construct,
  headers: ResponseHeaders,
  { apiHost, streams, originSecret }: FunctionOrigins,
): Record<string, BehaviorOptions> => {
  const originOf = (host: string) =>
    new HttpOrigin(host, {
      customHeaders: { [EDGE_HEADERS.origin]: originSecret.unsafeUnwrap() },
      readTimeout: Duration.seconds(20),
    });
  const { api, page } = behaviours(scope, headers, originOf(apiHost));
  const streamed = streams.map(({ route, host }) => [
    patternOf(route, '*'),
    { ...api, origin: originOf(host) },
  ]);
  return {
    ...Object.fromEntries(streamed),
    '/v1/*': api,
    '/public/*': api,
    '/site': page,
    '/site/*': page,
    '/embed/*': { ...page, responseHeadersPolicy: headers.embed },
    // One person's appointment, whose address is its key: never kept.
    '/rdv/*': { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
  };
};
