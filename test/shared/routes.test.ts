import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { matchRoute } from '../../local/match-route.ts';
import { isMutation } from '../../shared/routes/route-spec.ts';
import { resources, routeKeys, routeSpec } from '../../shared/routes.ts';

const pathOf = (key: string): string => key.split(' ')[1] ?? '';

describe('the manifest', () => {
  test('holds every file’s routes, each once', async () => {
    const files = readdirSync('shared/routes').filter(
      (name) => !/^(route-spec|visitor-errors)\.ts$/.test(name),
    );
    const tables = await Promise.all(files.map((name) => import(`../../shared/routes/${name}`)));
    const keys = tables.flatMap((table) => Object.values(table).flatMap((rows) => Object.keys(Object(rows))));
    expect(keys.toSorted()).toEqual(routeKeys.toSorted());
    expect(files.map((name) => name.replace('.ts', '')).toSorted()).toEqual(resources.toSorted());
  });

  test.each(routeKeys)('%s is of the shape that everything is made from', (key) => {
    const { access, body, data, status, answers, encoding } = routeSpec(key);
    expect(key).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/[a-z0-9/{}.-]+$/i);
    if (pathOf(key).startsWith('/v1/')) expect(access).not.toBe('anyone');
    else expect(access).toBe('anyone');
    if (!isMutation(key)) expect(body).toBeUndefined();
    if (key.startsWith('PATCH ')) expect(body).toBeDefined();
    if (answers) expect(data).toBeUndefined();
    if (status === 201) expect(key).toMatch(/^POST /);
    if (encoding === 'form') expect(answers).toBe('page');
  });

  test('every read answers something: data, a page or a file', () => {
    const silent = routeKeys.filter((key) => !routeSpec(key).data && !routeSpec(key).answers);
    expect(silent.filter((key) => !isMutation(key))).toEqual([]);
  });

  test('only the chat is streamed', () => {
    expect(routeKeys.filter((key) => routeSpec(key).transport)).toEqual([
      'POST /public/sites/{slug}/chat',
      'GET /public/sites/{slug}/chat/{convId}',
    ]);
  });

  test('every form has a nonce, its idempotency key', () => {
    const forms = routeKeys.filter((key) => routeSpec(key).encoding === 'form');
    expect(forms).toContain('POST /site/{slug}/book');
    for (const key of forms) {
      const { fields }: { fields?: object } = Object(routeSpec(key).body?.describe());
      expect([key, Object.keys(fields ?? {})]).toEqual([key, expect.arrayContaining(['nonce'])]);
    }
  });

  test('each route is found by a path of its own, and its names with it', () => {
    for (const key of routeKeys) {
      const [method = ''] = key.split(' ');
      const path = pathOf(key).replace(/\{(\w+)\}/g, 'x-$1');
      const names = [...pathOf(key).matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `x-${name}`]);
      expect(matchRoute(method, path)).toEqual({ key, params: Object.fromEntries(names) });
    }
  });

  test.each([
    ['GET', '/'],
    ['GET', '/v1'],
    ['PUT', '/v1/services'],
    ['GET', '/v1/services/'],
    ['GET', '/V1/services'],
    ['POST', '/v1/services/abc'],
    ['DELETE', '/v1/services/a/b'],
    ['GET', '/public/sites//config'],
    ['GET', '/site/a/b'],
    ['GET', '//v1/me'],
  ])('%s %s is nobody’s', (method, path) => {
    expect(matchRoute(method, path)).toBeUndefined();
  });

  test('a literal path wins over one with a name in it', () => {
    expect(matchRoute('PATCH', '/v1/tenants/current')?.key).toBe('PATCH /v1/tenants/current');
    expect(matchRoute('POST', '/v1/slots/generate')?.key).toBe('POST /v1/slots/generate');
  });

  test('names in a path are decoded, and left alone where they cannot be', () => {
    expect(matchRoute('GET', '/site/caf%C3%A9')?.params).toEqual({ slug: 'café' });
    expect(matchRoute('GET', '/site/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' });
  });
});
