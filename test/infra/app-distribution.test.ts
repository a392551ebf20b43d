import { describe, expect, test } from '@jest/globals';
import { UTM_FIELDS } from '../../shared/domain/utm.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../shared/routes.ts';
import { deployed, onlyOf, resourcesOf } from './deployed.ts';
import { distributionAt } from './distribution.ts';

const { web } = deployed();

const { config, origins, behaviourOf, targetOf, cspOf } = distributionAt(web, 'AppDistribution');

/** AWS's managed policies, by the ids under which it publishes them. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const pathOf = (key: RouteKey): string => key.replace(/^\w+ /, '').replaceAll(/\{\w+\}/g, 'chez-maria');
const withPath = routeKeys.map((key) => [key, pathOf(key)] as const);

describe('the front door', () => {
  test.each(withPath)('sends %s where it is served', (key, path) => {
    expect(targetOf(path)).toBe(routeSpec(key).transport === 'stream' ? 'stream' : 'api');
  });

  test.each([
    '/',
    '/dashboard/leads',
    '/assets/app-1234.js',
    '/config.json',
    '/widget.js',
    '/media/abc.webp',
    '/sitemap.xml',
    '/sites',
  ])('answers %s from the bucket', (path) => expect(targetOf(path)).toBe('files'));

  test.each(withPath)('lets %s bring its method, headers and address', (key, path) => {
    const behaviour = behaviourOf(path);
    expect(behaviour.AllowedMethods).toContain(key.split(' ')[0]);
    expect(behaviour.OriginRequestPolicyId).toBe(ALL_VIEWER_EXCEPT_HOST);
  });

  test.each(withPath.filter(([key]) => routeSpec(key).answers !== 'page'))(
    'keeps no copy of %s',
    (_, path) => {
      expect(behaviourOf(path).CachePolicyId).toBe(CACHING_DISABLED);
      expect(behaviourOf(path).ViewerProtocolPolicy).toBe('https-only');
    },
  );

  test('keeps no copy of an appointment’s page, whose address is its key', () => {
    expect(behaviourOf('/rdv/token').CachePolicyId).toBe(CACHING_DISABLED);
  });

  test('keeps no copy of a search for several appointments', () => {
    expect(behaviourOf('/site/chez-maria/plusieurs').CachePolicyId).toBe(CACHING_DISABLED);
  });

  // CloudFront's quota for a cache policy.
  test('reads ten parameters at most for a page that it keeps', () => {
    const { properties } = onlyOf(web, 'AWS::CloudFront::CachePolicy');
    const key = Object(properties.CachePolicyConfig).ParametersInCacheKeyAndForwardedToOrigin;
    expect(key.QueryStringsConfig.QueryStrings.length).toBeLessThanOrEqual(10);
  });

  test('keeps a public page a minute at most, by language and by all that it reads', () => {
    const cache = onlyOf(web, 'AWS::CloudFront::CachePolicy');
    expect(behaviourOf('/site/chez-maria').CachePolicyId).toEqual({ Ref: cache.id });
    expect(cache.properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-lang'] },
        QueryStringsConfig: {
          QueryStringBehavior: 'whitelist',
          QueryStrings: ['lang', 'service', 'with', 'from', ...UTM_FIELDS.map((field) => `utm_${field}`)],
        },
      },
    });
  });

  test('rewrites no error of the API into a page, and keeps none for the next visitor', () => {
    const responses: readonly Readonly<Record<string, unknown>>[] = config.CustomErrorResponses;
    for (const response of responses) {
      expect(Object.keys(response).sort()).toEqual(['ErrorCachingMinTTL', 'ErrorCode']);
      expect(response.ErrorCachingMinTTL).toBe(0);
    }
    expect(responses.map(({ ErrorCode }) => ErrorCode)).toEqual([404, 414, 500, 501, 502, 503, 504]);
  });

  test('proves to every function that a request came through it, and sends no proof to the bucket', () => {
    const proofs = origins.map(({ DomainName, OriginCustomHeaders = [] }) => ({
      isBucket: JSON.stringify(DomainName).includes('Bucket'),
      headers: OriginCustomHeaders.map(({ HeaderName }) => HeaderName),
      value: JSON.stringify(OriginCustomHeaders),
    }));
    expect(proofs).toHaveLength(4);
    for (const { isBucket, headers, value } of proofs) {
      expect(headers).toEqual(isBucket ? [] : ['x-comptoir-origin']);
      expect(value.includes('{{resolve:secretsmanager:')).toBe(!isBucket);
    }
  });

  test('sends a given version of the secret while one replaces another', () => {
    const [distribution] = resourcesOf(deployed('richer').web, 'AWS::CloudFront::Distribution');
    expect(JSON.stringify(distribution)).toContain(':SecretString:::v2}}');
  });
});

describe('response headers', () => {
  test.each(['/', '/v1/me', '/public/sites/x/config', '/site/x', '/rdv/x', '/widget.js'])(
    'nobody may frame %s',
    (path) => expect(cspOf(path)).toContain("frame-ancestors 'none'"),
  );

  test('anybody may frame the widget’s own page', () => {
    expect(cspOf('/embed/chez-maria')).toContain('frame-ancestors *');
  });

  test('no policy has the older header, which would forbid that page', () => {
    expect(JSON.stringify(resourcesOf(web, 'AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain(
      'FrameOptions',
    );
  });

  test('the application runs its own scripts only, and speaks to its own API, to Cognito and to the bucket of pictures', () => {
    const csp = cspOf('/');
    expect(csp).not.toContain('unsafe');
    expect(csp).toContain("script-src 'self'");
    expect(csp).toContain(
      "connect-src 'self' https://cognito-idp.ca-central-1.amazonaws.com https://<bucket>;",
    );
    expect(csp).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    // An installed app, which an iPhone asks for before it takes notifications, and what shows them.
    expect(csp).toContain("manifest-src 'self'; worker-src 'self'");
  });

  test.each(
    resourcesOf(web, 'AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ id, properties }) => [id, properties] as const,
    ),
  )('%s keeps to HTTPS for a year and to the type that was sent', (_, { ResponseHeadersPolicyConfig }) => {
    expect(Object(ResponseHeadersPolicyConfig).SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31536000, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
    });
  });
});
