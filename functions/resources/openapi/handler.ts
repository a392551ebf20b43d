import { openapiRoutes } from '../../../shared/routes/openapi.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { openapiDocument } from './document.ts';

export const resource = defineResource('openapi', openapiRoutes, ({ settings }) => {
  let text: string | undefined;
  return {
    'GET /public/openapi.json': async () => {
      // Generated at the first request, to keep the start fast.
      text ??= JSON.stringify(openapiDocument(settings.apiBase));
      return {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: text,
        headers: { 'cache-control': 'public, max-age=300' },
      };
    },
  };
});

export const handler = lambda(resource);
