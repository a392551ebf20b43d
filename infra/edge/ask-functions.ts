import { EDGE_HEADERS, PREFLIGHT_HEADERS } from '../../shared/domain/edge-headers.ts';
import { KEEP_TO_HTTPS } from '../headers.ts';
import { languageAsked } from './language-asked.ts';
import type { EdgeAnswer, ViewerRequest, ViewerRequestEvent } from './viewer-request.ts';

type PreflightHeaders = {
  readonly [Name in keyof typeof PREFLIGHT_HEADERS]: { readonly value: string };
};

/** Answers CORS preflights of public routes at the edge, without invoking a function. */
const preflight: EdgeAnswer & { readonly headers: PreflightHeaders } = {
  statusCode: 204,
  headers: {
    'strict-transport-security': KEEP_TO_HTTPS,
    'access-control-allow-origin': { value: PREFLIGHT_HEADERS['access-control-allow-origin'] },
    'access-control-allow-methods': { value: PREFLIGHT_HEADERS['access-control-allow-methods'] },
    'access-control-allow-headers': { value: PREFLIGHT_HEADERS['access-control-allow-headers'] },
    'access-control-max-age': { value: PREFLIGHT_HEADERS['access-control-max-age'] },
  },
};

/**
 * In front of our functions: sets the headers that they trust, overwriting any that a visitor sent. Removes a trailing
 * slash: the API has no route that ends in one.
 */
export function handler(event: ViewerRequestEvent): ViewerRequest | EdgeAnswer {
  const request = event.request;
  if (request.method === 'OPTIONS' && request.uri.startsWith('/public/')) return preflight;
  if (request.uri === '/site/') request.uri = '/site';
  request.headers[EDGE_HEADERS.viewer] = { value: event.viewer.ip };
  request.headers[EDGE_HEADERS.host] = { value: request.headers.host?.value ?? '' };
  request.headers[EDGE_HEADERS.language] = { value: languageAsked(request) };
  return request;
}
