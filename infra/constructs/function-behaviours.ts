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
import { EDGE_MS } from '../../shared/domain/time-limits.ts';
import type { RouteKey } from '../../shared/routes.ts';
import { pageQuery, patternOf, searchPage } from '../manifest.ts';
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

/** Behaviours by path, in the order in which CloudFront tries them. */
export type Behaviours = Readonly<Record<string, BehaviorOptions>>;

/** Cached as long as a page says, a minute at most; one copy per path, language and other parameters that it reads. */
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

/** The behaviours served by our functions, on either host. */
export class FunctionBehaviours extends Construct {
  /** Routes that need an account. */
  readonly members: Behaviours;
  /** Public routes, callable from any site. A stream's path is more specific and comes first. */
  readonly anyone: Behaviours;
  /** Pages that show texts of businesses and visitors. */
  readonly pages: Behaviours;

  constructor(scope: Construct, id: string, props: FunctionBehavioursProps) {
    super(scope, id);
    const { apiHost, streams, originSecret, headers } = props;
    const originOf = (host: string) =>
      new HttpOrigin(host, {
        customHeaders: { [EDGE_HEADERS.origin]: originSecret.unsafeUnwrap() },
        readTimeout: Duration.millis(EDGE_MS),
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
    // Routes of one host share its origin.
    const origins = new Map(streams.map(({ host }) => [host, originOf(host)]));
    const streamed = streams.map(({ route, host }) => [
      patternOf(route, '*'),
      { ...api, origin: origins.get(host) ?? originOf(host) },
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
      [patternOf('GET /site', '*')]: page,
      [patternOf(searchPage, '*')]: { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
      [patternOf('GET /site/{slug}', '*')]: page,
      [patternOf('GET /embed/{slug}', '*')]: { ...page, responseHeadersPolicy: headers.embed },
      // A visitor's appointment, whose URL is its key: never cached.
      [patternOf('GET /rdv/{manageToken}', '*')]: { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
      // A visitor's request on the waitlist, for the same reason.
      [patternOf('GET /attente/{waitToken}', '*')]: { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
    };
  }
}
