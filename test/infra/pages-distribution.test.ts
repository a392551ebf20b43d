import { describe, expect, test } from '@jest/globals';
import { ENV } from '../../functions/kernel/environment.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../shared/routes.ts';
import { deployed, resourcesOf, servingResources } from './deployed.ts';
import { distributionAt } from './distribution.ts';

const { web } = deployed('prod');
const app = distributionAt(web, 'AppDistribution');
const pages = distributionAt(web, 'PagesDistribution');

const pathOf = (key: RouteKey): string => key.replace(/^\w+ /, '').replaceAll(/\{\w+\}/g, 'chez-maria');
const routesThat = (isMeant: (path: string) => boolean) =>
  routeKeys.map((key) => [key, pathOf(key)] as const).filter(([, path]) => isMeant(path));
const isOpen = (path: string): boolean => path.startsWith('/public/');
const isMembers = (path: string): boolean => path.startsWith('/v1/');
const isPage = (path: string): boolean => !isOpen(path) && !isMembers(path);

const moved = [...routesThat(isPage), ['the widget', '/widget.js'] as const];

describe('the pages’ own host', () => {
  test.each(routesThat(isPage))('serves %s', (_, path) => expect(pages.targetOf(path)).toBe('api'));

  test.each(routesThat(isOpen))('serves %s, so that a page asks its own host', (key, path) => {
    expect(pages.targetOf(path)).toBe(routeSpec(key).transport === 'stream' ? 'stream' : 'api');
  });

  test.each(['/widget.js', '/assets/site/client-1234.js', '/favicon.svg', '/robots.txt'])(
    'serves %s',
    (path) => expect(pages.targetOf(path)).toBe('files'),
  );

  test.each([
    ...routesThat(isMembers).map(([, path]) => path),
    '/',
    '/index.html',
    '/login',
    '/dashboard/leads',
    '/config.json',
    '/assets/app-1234.js',
    '/prerendered/landing.fr.html',
  ])('has nothing of the application at %s: the edge sends there', (path) => {
    expect(pages.targetOf(path)).toBe('elsewhere');
    expect(pages.scriptOf(path)).toContain('https://app.example.com');
  });

  test('has no page at its root', () => expect(pages.config).not.toHaveProperty('DefaultRootObject'));

  test('has its own name, its own certificate, and the firewall of the other', () => {
    expect(pages.config.Aliases).toEqual(['pages.example.com']);
    expect(pages.config.ViewerCertificate).toMatchObject({
      AcmCertificateArn: expect.stringContaining(':us-east-1:'),
      MinimumProtocolVersion: 'TLSv1.2_2025',
    });
    expect(pages.config.WebACLId).toBeDefined();
    expect(pages.config.WebACLId).toEqual(app.config.WebACLId);
  });

  test('keeps no error for the next visitor', () => {
    expect(pages.config.CustomErrorResponses).toEqual(app.config.CustomErrorResponses);
  });

  test('is printed, for its DNS record', () => {
    expect(Object.keys(web.Outputs ?? {})).toEqual(
      expect.arrayContaining(['Origin', 'DistributionName', 'PagesDistributionName']),
    );
  });
});

describe('the application’s host, where the pages have their own', () => {
  test.each(moved)('serves no page: %s is sent to the other', (_, path) => {
    expect(app.targetOf(path)).toBe('elsewhere');
    expect(app.scriptOf(path)).toContain('https://pages.example.com');
  });

  test.each(moved.filter(([key]) => key.startsWith('POST ')))('sends %s along with its form', (_, path) => {
    expect(app.behaviourOf(path).AllowedMethods).toContain('POST');
  });

  test.each(['/', '/dashboard/leads', '/assets/app-1234.js', '/config.json', '/sites'])(
    'goes on to serve %s',
    (path) => expect(app.targetOf(path)).toBe('files'),
  );

  test('goes on to answer what is public to those who know its address', () => {
    expect(app.targetOf('/public/sites/chez-maria/config')).toBe('api');
    expect(app.targetOf('/public/sites/chez-maria/chat')).toBe('stream');
  });

  test('may speak to the chat over there, and show its pages, and nobody else’s', () => {
    const csp = app.cspOf('/');
    expect(csp).toContain(
      "connect-src 'self' https://cognito-idp.ca-central-1.amazonaws.com https://<bucket> https://pages.example.com;",
    );
    expect(csp).toContain('frame-src https://pages.example.com;');
  });
});

describe('who builds links to the pages', () => {
  test('the functions are told their host', () => {
    const told = servingResources('AWS::Lambda::Function', 'prod').flatMap(({ properties }) => {
      const { Variables } = Object(properties.Environment);
      return Variables?.[ENV.stage] ? [[Variables[ENV.appBase], Variables[ENV.pagesBase]]] : [];
    });
    expect(new Set(told.map(String))).toEqual(new Set(['https://app.example.com,https://pages.example.com']));
  });

  test('without one, they are told none, and there is one distribution', () => {
    const plain = deployed();
    expect(resourcesOf(plain.web, 'AWS::CloudFront::Distribution')).toHaveLength(1);
    expect(JSON.stringify(servingResources('AWS::Lambda::Function'))).not.toContain(ENV.pagesBase);
  });
});
