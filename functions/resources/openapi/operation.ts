import type { Schema } from 'yup';
import { takesKey } from '../../../shared/routes/route-spec.ts';
import { type Resource, type RouteKey, routeSpec } from '../../../shared/routes.ts';
import { DEFAULT_MAX_BODY_BYTES } from '../../kernel/http/parse.ts';
import { errorResponses } from './error-responses.ts';
import { exampleOf } from './examples.ts';
import { type DescribeSchema, fieldsOf, jsonSchemaOf } from './json-schema.ts';
import { pathNote, queryNote } from './parameter-notes.ts';
import { routeSummaries } from './route-summaries.ts';

const split = (key: RouteKey): readonly [method: string, path: string] => {
  const [method = '', path = ''] = key.split(' ');
  return [method.toLowerCase(), path];
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The operation id of `POST /v1/slots/generate` is `postV1SlotsGenerate`. */
const operationId = (key: RouteKey): string => {
  const [method, path] = split(key);
  return [method, ...(path.match(/\w+/g) ?? []).map(capital)].join('');
};

const pathParameters = (key: RouteKey) =>
  [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathNote(name),
    schema: { type: 'string', pattern: '^[\\w.~-]{1,400}$' },
  }));

/** A cursor has no example, since it is valid for one list only. */
const queryParameters = (key: RouteKey) => {
  const { query, resource } = routeSpec(key);
  return Object.entries(query ? fieldsOf(query) : {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.describe().optional,
    description: queryNote(key, name),
    schema: jsonSchemaOf(field),
    ...(name === 'cursor' ? {} : { example: exampleOf(field, resource, name) }),
  }));
};

const parameters = (key: RouteKey) => [
  ...pathParameters(key),
  ...queryParameters(key),
  { $ref: '#/components/parameters/AcceptLanguage' },
  ...(takesKey(key, routeSpec(key)) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
];

const requestBody = (key: RouteKey, tell: DescribeSchema) => {
  const { body, encoding, maxBodyBytes, resource } = routeSpec(key);
  if (!body) return {};
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    requestBody: {
      required: !body.isValidSync({}, { strict: true }),
      description: `At most ${(maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES) / 1024} KiB. Unknown fields are refused.`,
      content: { [type]: { schema: tell(body), example: exampleOf(body, resource) } },
    },
  };
};

const dataContent = (data: Schema, resource: Resource, tell: DescribeSchema) => ({
  schema: {
    type: 'object',
    properties: { data: tell(data) },
    required: ['data'],
    additionalProperties: false,
  },
  example: { data: exampleOf(data, resource) },
});

/** The same answer as an event stream, for callers that accept one; OpenAPI 3.1 cannot describe the events. */
const streamContent = (data: Schema, resource: Resource) => {
  const answer = JSON.stringify({ data: exampleOf(data, resource) });
  return {
    schema: {
      type: 'string',
      description:
        'Events, for who names this form in `Accept`: `delta`, each with a further `text` of the reply, then one `result` whose data is the JSON answer. What is refused before the first is answered in JSON under its status; what fails later ends in one `error` with the same body.',
    },
    example: `event: delta\ndata: {"text":"Bonjour !"}\n\nevent: result\ndata: ${answer}\n\n`,
  };
};

const replayed = { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } };

const fileSuccess = (key: RouteKey) => {
  const { answers, encoding, contentType = 'text/csv' } = routeSpec(key);
  if (encoding === 'form')
    return {
      303: {
        description: 'Done; the browser is sent to the appointment’s page.',
        headers: { Location: { schema: { type: 'string' } }, ...replayed },
      },
    };
  const type = answers === 'page' ? 'text/html' : contentType;
  const schema = { type: type === 'application/json' ? 'object' : 'string' };
  // The address without a slug answers with a page that says so.
  const status = key === 'GET /site' ? 404 : 200;
  const description = answers === 'page' ? 'The page.' : 'The file.';
  return { [status]: { description, content: { [type]: { schema } } } };
};

const success = (key: RouteKey, tell: DescribeSchema) => {
  const { data, resource, status = 200, answers, transport, tagged } = routeSpec(key);
  const headers = takesKey(key, routeSpec(key)) ? { headers: replayed } : {};
  if (answers) return fileSuccess(key);
  if (!data) return { 204: { description: 'Done.', ...headers } };
  const content = {
    'application/json': dataContent(data, resource, tell),
    ...(transport === 'stream' ? { 'text/event-stream': streamContent(data, resource) } : {}),
  };
  const answered = {
    [status]: { description: status === 201 ? 'Made.' : 'The answer.', ...headers, content },
  };
  return tagged
    ? { ...answered, 304: { description: 'The caller has it already (`If-None-Match`).' } }
    : answered;
};

const accessOf = (key: RouteKey): string => {
  const { access } = routeSpec(key);
  if (access === 'anyone') return 'For anyone.';
  if (access === 'session') return 'For anyone signed in.';
  return `For members with at least the role ${access}.`;
};

/** One route of the manifest as an OpenAPI operation. */
export const operation = (key: RouteKey, tell: DescribeSchema) => ({
  tags: [routeSpec(key).resource],
  operationId: operationId(key),
  summary: routeSummaries[key],
  description: accessOf(key),
  security: routeSpec(key).access === 'anyone' ? [] : [{ member: [] }],
  parameters: parameters(key),
  ...requestBody(key, tell),
  responses: { ...errorResponses(key), ...success(key, tell) },
});

/** The place of an operation: its path, and its method in lower case. */
export const placeOf = split;
