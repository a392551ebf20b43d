import { describe, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { openapiDocument } from '../../../../functions/resources/openapi/document.ts';
import { exampleOf } from '../../../../functions/resources/openapi/examples.ts';
import { fieldsOf } from '../../../../functions/resources/openapi/json-schema.ts';
import { schemaNames } from '../../../../functions/resources/openapi/named-schemas.ts';
import { errorsOf } from '../../../../functions/resources/openapi/route-errors.ts';
import { ERROR_CODES, errorStatus } from '../../../../shared/domain/errors.ts';
import { takesKey } from '../../../../shared/routes/route-spec.ts';
import { type Resource, type RouteKey, routeKeys, routeSpec } from '../../../../shared/routes.ts';
import { finderIn, problems } from './validate.ts';

type Fields = Readonly<Record<string, unknown>>;

const document = openapiDocument('https://app.example');
/** As its readers get it: what is undefined is gone. */
const read = JSON.parse(JSON.stringify(document));
const find = finderIn(read);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Operation {
  readonly key: RouteKey;
  readonly path: string;
  readonly said: ReturnType<typeof JSON.parse>;
}

const operations: readonly Operation[] = routeKeys.map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { key, path, said: read.paths[path]?.[method.toLowerCase()] };
});

/** Every object inside a value, with its place. */
const inside = (value: unknown, place = '#'): ReadonlyArray<readonly [string, Fields]> => {
  if (Array.isArray(value)) return value.flatMap((one, at) => inside(one, `${place}/${at}`));
  if (!isFields(value)) return [];
  const held = Object.entries(value).flatMap(([name, one]) => inside(one, `${place}/${name}`));
  return [[place, value], ...held];
};

const parametersOf = ({ said }: Operation): readonly ReturnType<typeof JSON.parse>[] =>
  said.parameters.map((parameter: { $ref?: string }) => (parameter.$ref ? find(parameter.$ref) : parameter));

describe('the description', () => {
  test('is OpenAPI 3.1 of this server, with its tags and its one security scheme', () => {
    expect(read.openapi).toMatch(/^3\.1\.\d$/);
    expect(read.info).toMatchObject({ title: 'Comptoir API', version: expect.any(String) });
    expect(read.servers).toEqual([{ url: 'https://app.example' }]);
    expect(read.components.securitySchemes).toMatchObject({ member: { type: 'http', scheme: 'bearer' } });
    const tags = read.tags.map(({ name }: { name: string }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    for (const { said } of operations) expect(tags).toEqual(expect.arrayContaining(said.tags));
    for (const { description } of read.tags) expect(description).toMatch(/\.$/);
  });

  test('has every route of the manifest, and no other', () => {
    const told = Object.entries(read.paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.toSorted()).toEqual(routeKeys.toSorted());
  });

  test('is the same, byte for byte, each time it is made', () => {
    expect(JSON.stringify(openapiDocument('https://app.example'))).toBe(JSON.stringify(document));
  });

  test('refers to nothing that it does not have, and has no schema that nobody refers to', () => {
    const refs = inside(read).flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    for (const ref of refs) expect(find(ref)).toBeDefined();
    const own = Object.keys(read.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(own.filter((ref) => !refs.includes(ref))).toEqual([]);
    expect(new Set(schemaNames).size).toBe(schemaNames.length);
  });

  test('gives every body and every answer of the API a name of its own', () => {
    const schemas = operations.flatMap(({ key, said }) => [
      ...Object.values(said.requestBody?.content ?? {}).map((content) => [key, Object(content).schema]),
      ...(routeSpec(key).data
        ? [
            [
              key,
              said.responses[routeSpec(key).status ?? 200].content['application/json'].schema.properties.data,
            ],
          ]
        : []),
    ]);
    expect(schemas.filter(([, schema]) => !schema.$ref).map(([key]) => key)).toEqual([]);
  });

  test('describes the stream of each streamed route, with an example that contains the answer', () => {
    const told = operations.flatMap(({ key, said }) => {
      const { content } = said.responses[routeSpec(key).status ?? 200] ?? {};
      const events = content?.['text/event-stream'];
      return events
        ? [[key, events.example.endsWith(`${JSON.stringify(content['application/json'].example)}\n\n`)]]
        : [];
    });
    const streams = routeKeys.filter((key) => routeSpec(key).transport === 'stream');
    expect(told).toEqual(streams.map((key) => [key, true]));
  });

  test('writes patterns that the dialect of JSON Schema can read', () => {
    const patterns = inside(read).flatMap(([, { pattern }]) =>
      typeof pattern === 'string' ? [pattern] : [],
    );
    expect(patterns.length).toBeGreaterThan(20);
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow();
  });
});

describe('every operation', () => {
  test('has an id of its own and says in words what it does and for whom', () => {
    const ids = operations.map(({ said }) => said.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
    const summaries = operations.map(({ said }) => said.summary);
    for (const summary of summaries) expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  test.each(operations)('$key names each part of its path and nothing twice', (one) => {
    const parameters = parametersOf(one);
    const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(places).size).toBe(places.length);
    const inPath = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const told = parameters.filter((parameter) => parameter.in === 'path');
    expect(told.map(({ name, required }) => [name, required])).toEqual(inPath.map((name) => [name, true]));
    for (const parameter of parameters) {
      expect(parameter.schema.type).toBeDefined();
      expect([parameter.name, parameter.description]).toEqual([parameter.name, expect.stringMatching(/\.$/)]);
      expect(['path', 'query', 'header']).toContain(parameter.in);
    }
    const key = parameters.some(({ name }) => name === 'Idempotency-Key');
    expect(key).toBe(takesKey(one.key, routeSpec(one.key)));
  });

  test.each(operations)('$key asks for a body exactly if an empty one is refused', ({ key, said }) => {
    const { body } = routeSpec(key);
    expect(said.requestBody?.required).toBe(body && !body.isValidSync({}, { strict: true }));
  });

  const mayBeGone = operations.filter(({ key }) => {
    const { body, query } = routeSpec(key);
    const names = [body, query].flatMap((schema) => Object.keys(schema ? fieldsOf(schema) : {}));
    return key.includes('{') || names.some((name) => /Ids?$/.test(name));
  });

  test.each(mayBeGone)('$key says 404, since something that it names may be gone', ({ said }) => {
    expect(said.responses).toHaveProperty('404');
  });

  test.each(operations)('$key asks for a token exactly if it is not for anyone', ({ key, said }) => {
    expect(said.security).toEqual(routeSpec(key).access === 'anyone' ? [] : [{ member: [] }]);
  });

  test.each(operations)(
    '$key answers under valid statuses, one of them a success or a page',
    ({ key, said }) => {
      const statuses = Object.keys(said.responses);
      for (const status of statuses) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(said.responses[status].description).not.toBe('');
      }
      const { data, status, answers } = routeSpec(key);
      const expected = data ? String(status ?? 200) : answers ? /^(200|303|404)$/ : '204';
      expect(statuses).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
      expect(said.responses['204']?.content).toBeUndefined();
      expect(said.responses).toHaveProperty('429');
    },
  );

  test.each(operations.filter(({ key }) => routeSpec(key).answers !== 'page'))(
    '$key gives an example of every code under the status it has',
    ({ key, said }) => {
      const codes = Object.entries(said.responses).flatMap(([status, response]) =>
        Object.keys(Object(response).content?.['application/json']?.examples ?? {})
          .filter((name) => name !== 'gateway')
          .map((code) => [code, Number(status)] as const),
      );
      for (const [code, status] of codes) {
        const known = ERROR_CODES.find((one) => one === code);
        expect(known && errorStatus(known)).toBe(status);
      }
      expect(codes.map(([code]) => code)).toEqual(
        expect.arrayContaining(['internal', 'busy', ...(routeSpec(key).errors ?? [])]),
      );
    },
  );
});

test('every save that names a version tells that somebody else may have been first', () => {
  const versioned = routeKeys.filter((key) => {
    const { body } = routeSpec(key);
    return body !== undefined && Object.hasOwn(fieldsOf(body), 'version');
  });
  expect(versioned).toEqual(
    expect.arrayContaining([
      'PATCH /v1/members/{memberId}',
      'PATCH /v1/members/me',
      'PATCH /v1/automations/{kind}',
      'PATCH /v1/tenants/current',
      'PATCH /v1/leads/{leadId}',
    ]),
  );
  for (const key of versioned)
    expect([key, errorsOf(key)]).toEqual([key, expect.arrayContaining(['changed_meanwhile'])]);
});

test('a new lead is filed under the one that has its contact, and refused where its contacts are two leads’', () => {
  expect(errorsOf('POST /v1/leads')).toContain('contact_in_use');
});

describe('every example', () => {
  const contents = inside(read.paths).flatMap(([place, { schema, example, examples }]) => {
    if (!isFields(schema)) return [];
    const values = isFields(examples)
      ? Object.values(examples).map((one) => find(Object(one).$ref).value)
      : [];
    return [...(example === undefined ? [] : [example]), ...values].map((value) => ({
      place,
      schema,
      value,
    }));
  });

  test('is there for every body and answer, and for every query parameter but a cursor', () => {
    expect(contents.length).toBeGreaterThan(300);
    for (const { key, said } of operations) {
      for (const content of Object.values(said.requestBody?.content ?? {}))
        expect([key, Object(content).example]).toEqual([key, expect.anything()]);
      const asked = said.parameters.filter((one: Fields) => one.in === 'query' && one.name !== 'cursor');
      for (const parameter of asked)
        expect([key, parameter.name, parameter.example]).toEqual([key, parameter.name, expect.anything()]);
    }
  });

  test('is valid by the schema that it stands beside', () => {
    const wrong = contents.flatMap(({ place, schema, value }) =>
      problems(schema, value, find).map((problem) => `${place}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  const schemas = operations.flatMap(({ key }) => {
    const { body, data, resource } = routeSpec(key);
    return [body, data].flatMap(
      (schema): Array<[string, Schema, Resource]> => (schema ? [[key, schema, resource]] : []),
    );
  });

  test.each(schemas)('of %s is valid by the schema that validates', (_, schema, resource) => {
    expect(() => schema.validateSync(exampleOf(schema, resource), { strict: true })).not.toThrow();
  });
});
