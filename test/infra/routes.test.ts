import { describe, expect, test } from '@jest/globals';
import { type RouteKey, routeKeys, routeSpec } from '../../shared/routes.ts';
import { type CloudResource, deployed, namedIn, onlyOf, resourcesOf, servingResources } from './deployed.ts';

const { api } = deployed();

const served = new Map(
  servingResources('AWS::ApiGatewayV2::Route').map((route) => [String(route.properties.RouteKey), route]),
);

const stackOf = ({ path }: CloudResource): string => path.split('/')[0] ?? '';

/** The resource of this type that a property of another names, in the same stack. */
const named = (from: CloudResource | undefined, property: string, type: string): CloudResource | undefined =>
  namedIn(from?.properties[property])
    .flatMap((id) => servingResources(type).filter((one) => one.id === id))
    .find((one) => from && stackOf(one) === stackOf(from));

/** The resource whose function a route ends at: route → integration → alias. */
const resourceOf = (route: CloudResource | undefined): string | undefined => {
  const integration = named(route, 'Target', 'AWS::ApiGatewayV2::Integration');
  return named(integration, 'IntegrationUri', 'AWS::Lambda::Alias')?.path.split('/')[1];
};

const streams = routeKeys.filter((key) => routeSpec(key).transport === 'stream');
const onGateway = routeKeys.filter((key) => !streams.includes(key));
const readPages = onGateway.filter((key) => key.startsWith('GET ') && routeSpec(key).answers === 'page');
const asHead = (key: RouteKey): string => key.replace('GET', 'HEAD');

describe('the HTTP API', () => {
  test.each(onGateway)('serves %s by its resource, with a token exactly where one is asked for', (key) => {
    const { resource, access } = routeSpec(key);
    const route = served.get(key);
    expect(resourceOf(route)).toBe(resource);
    expect(route?.properties.AuthorizationType).toBe(access === 'anyone' ? 'NONE' : 'JWT');
    const authoriser = named(route, 'AuthorizerId', 'AWS::ApiGatewayV2::Authorizer');
    expect(authoriser?.properties.AuthorizerType).toBe(access === 'anyone' ? undefined : 'JWT');
    expect(route?.properties.AuthorizationScopes).toBeUndefined();
  });

  test.each(readPages)('answers HEAD for the page %s too', (key) => {
    expect(resourceOf(served.get(asHead(key)))).toBe(routeSpec(key).resource);
  });

  test('serves nothing else: no stream, no catch-all', () => {
    expect([...served.keys()].sort()).toEqual([...onGateway, ...readPages.map(asHead)].sort());
  });

  test('asks Cognito for tokens made for the product’s own client', () => {
    const authorisers = servingResources('AWS::ApiGatewayV2::Authorizer');
    expect(authorisers.length).toBeGreaterThan(0);
    for (const { properties } of authorisers) {
      expect(properties.IdentitySource).toEqual(['$request.header.Authorization']);
      const { Issuer, Audience } = Object(properties.JwtConfiguration);
      expect(JSON.stringify(Issuer)).toContain('https://cognito-idp.ca-central-1.amazonaws.com/');
      expect(Audience).toHaveLength(1);
    }
  });

  test('has no word of its own on other origins: the edge and the functions say what is open to all', () => {
    expect(onlyOf(api, 'AWS::ApiGatewayV2::Api').properties).not.toHaveProperty('CorsConfiguration');
  });

  test('hands over payload 2.0 and gives up between the function’s limit and the browser’s', () => {
    for (const { properties } of servingResources('AWS::ApiGatewayV2::Integration')) {
      expect(properties.PayloadFormatVersion).toBe('2.0');
      expect(properties.TimeoutInMillis).toBe(9500);
    }
  });

  test('throttles above the product’s own limits, which alone tell a visitor to wait', () => {
    const { DefaultRouteSettings } = onlyOf(api, 'AWS::ApiGatewayV2::Stage').properties;
    expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 });
  });

  test('keeps a line of each request that tells the route, and neither an address nor a path', () => {
    const { AccessLogSettings } = onlyOf(api, 'AWS::ApiGatewayV2::Stage').properties;
    const { Format } = Object(AccessLogSettings);
    expect(JSON.parse(Format)).toMatchObject({ route: '$context.routeKey', status: '$context.status' });
    expect(Format).not.toMatch(/sourceIp|\$context\.path|userAgent|identity|claims/);
  });

  test('may invoke each resource by one permission', () => {
    const permissions = servingResources('AWS::Lambda::Permission').filter(
      ({ properties }) => properties.Principal === 'apigateway.amazonaws.com',
    );
    const resources = new Set(onGateway.map((key) => routeSpec(key).resource));
    expect(permissions).toHaveLength(resources.size);
  });
});

describe('what streams', () => {
  test('leaves the function as it is written, by an address that its own secret guards', () => {
    const addresses = servingResources('AWS::Lambda::Url');
    expect(addresses).toHaveLength(new Set(streams.map((route) => routeSpec(route).resource)).size);
    for (const { properties } of addresses)
      expect(properties).toMatchObject({ AuthType: 'NONE', InvokeMode: 'RESPONSE_STREAM' });
  });
});

describe('a stage with a domain', () => {
  const named = deployed('named');

  test('closes the API’s given address and answers under its own', () => {
    expect(onlyOf(named.api, 'AWS::ApiGatewayV2::Api').properties.DisableExecuteApiEndpoint).toBe(true);
    expect(onlyOf(named.api, 'AWS::ApiGatewayV2::DomainName').properties.DomainName).toBe('api.example.com');
    expect(resourcesOf(named.api, 'AWS::ApiGatewayV2::ApiMapping')).toHaveLength(1);
  });

  test('tells every function the product’s origin', () => {
    for (const { properties } of servingResources('AWS::Lambda::Function', 'named')) {
      const { Variables } = Object(properties.Environment);
      expect(Variables).toMatchObject({
        APP_BASE: 'https://app.example.com',
        API_BASE: 'https://app.example.com',
      });
    }
  });

  test('serves its own name only with a modern handshake', () => {
    const { DistributionConfig } = onlyOf(named.web, 'AWS::CloudFront::Distribution').properties;
    expect(DistributionConfig).toMatchObject({
      Aliases: ['app.example.com'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2025', SslSupportMethod: 'sni-only' },
    });
  });
});
