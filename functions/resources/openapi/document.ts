import { BRAND } from '../../../shared/domain/brand.ts';
import { type RouteKey, resources, routeKeys } from '../../../shared/routes.ts';
import { errorExamples, errorSchemas } from './error-responses.ts';
import { namedSchemas } from './named-schemas.ts';
import { operation, placeOf } from './operation.ts';
import { tagNotes } from './tags.ts';

const CONVENTIONS = `Success is \`{ "data": … }\`; 204 has no body. Failure is \`{ "error": { "code", "message", "issues"? } }\`; \`code\` is stable, \`message\` is in the language of Accept-Language (French unless it begins with \`en\`). The gateway’s own failures, before any function is called, are \`{ "message" }\`.

Lists take \`limit\` (1 to 100, 50 by default) and the \`cursor\` of the previous page. Instants are ISO-8601 in UTC. Every mutation takes an \`Idempotency-Key\`: the same key again, within a day, returns the first answer.

A \`PATCH\` of what has a \`version\` names the one that it is based on; if the record was written since, the answer is 409 \`changed_meanwhile\` with the current record in \`error.present\`.`;

const headers = {
  RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer', minimum: 0 } },
  IdempotencyReplayed: {
    description: '`true` when the answer is the stored one of an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const parameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of messages and pages: French unless it begins with `en`.',
    schema: { type: 'string' },
    example: 'fr-CA',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Makes the request safe to send again: it is carried out once per key and day.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
    example: '7f9c2ba4-e88f-4f27-8d6a-2b1c3d4e5f60',
  },
};

const securitySchemes = {
  member: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The id token of the user pool. Business and role are read at each request, never from the token.',
  },
};

const pathsOf = (entries: ReadonlyArray<readonly [RouteKey, unknown]>) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, described] of entries) {
    const [method, path] = placeOf(key);
    paths[path] = { ...paths[path], [method]: described };
  }
  return paths;
};

/**
 * The whole API as an OpenAPI 3.1 description, generated from the manifest and the validating schemas. Pure: the same
 * manifest gives the same bytes. `apiBase` is an origin without a trailing slash.
 */
export const openapiDocument = (apiBase: string) => {
  const { tell, usedBy } = namedSchemas();
  const paths = pathsOf(routeKeys.map((key) => [key, operation(key, tell)] as const));
  return {
    openapi: '3.1.1',
    info: { title: `${BRAND} API`, version: '1', description: CONVENTIONS },
    servers: [{ url: apiBase }],
    tags: resources.map((name) => ({
      name,
      description: tagNotes[name],
    })),
    paths,
    components: {
      schemas: { ...errorSchemas, ...usedBy(paths) },
      examples: errorExamples,
      parameters,
      headers,
      securitySchemes,
    },
  };
};
