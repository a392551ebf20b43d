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
import { Construct } from 'constructs';
import { EDGE_HEADERS } from '../../shared/domain/edge-headers.ts';
import type { RouteKey } from '../../shared/routes.ts';
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

export interface FunctionBehavioursProps extends FunctionOrigins {
  readonly headers: ResponseHeaders;
}

/** Behaviours by address, in the order in which CloudFront tries them. */
export type Behaviours = Readonly<Record<string, BehaviorOptions>>;

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

/** What our functions answer, on whichever host. */
export class FunctionBehaviours extends Construct {
  /** What asks for an account. */
  readonly members: Behaviours;
  /** What anyone may call from anywhere. A stream's path is a narrower one of the API's. */
  readonly anyone: Behaviours;
  /** Documents that show what businesses and visitors wrote. */
  readonly pages: Behaviours;

  constructor(scope: Construct, id: string, props: FunctionBehavioursProps) {
    super(scope, id);
    const { apiHost, streams, originSecret, headers } = props;
    const originOf = (host: string) =>
      new HttpOrigin(host, {
        customHeaders: { [EDGE_HEADERS.origin]: originSecret.unsafeUnwrap() },
        readTimeout: Duration.seconds(20),
      });
    const api: BehaviorOptions = {
      origin: originOf(apiHost),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.api,
      functionAssociations: onEveryRequest(this, 'AskFunctions', { module: 'ask-functions' }),
      // A token must not be sent in the clear even once.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
    const streamed = streams.map(({ route, host }) => [
      patternOf(route, '*'),
      { ...api, origin: originOf(host) },
    ]);
    this.members = { '/v1/*': api };
    this.anyone = { ...Object.fromEntries(streamed), '/public/*': api };
    this.pages = this.pagesOver(api, headers);
  }

  private pagesOver(api: BehaviorOptions, headers: ResponseHeaders): Behaviours {
    const page: BehaviorOptions = {
      ...api,
      cachePolicy: pageCache(this),
      responseHeadersPolicy: headers.page,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
    return {
      '/site': page,
      '/site/*': page,
      '/embed/*': { ...page, responseHeadersPolicy: headers.embed },
      // One person's appointment, whose address is its key: never kept.
      '/rdv/*': { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
    };
  }
}
