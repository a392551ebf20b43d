/**
 * Headers in which the edge passes what only it knows to the functions. It overwrites headers that a visitor sends
 * under these names.
 */
export const EDGE_HEADERS = {
  /** The origin secret: proof that a request came through CloudFront. */
  origin: 'x-comptoir-origin',
  /** The visitor's address. */
  viewer: 'x-comptoir-viewer',
  /** The host that the visitor requested: the product's own origin where the stage has no domain. */
  host: 'x-comptoir-host',
  /** `fr` or `en`. */
  language: 'x-lang',
} as const;

/** What a preflight of a public route, which any site may call, is answered. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
  'access-control-allow-headers': 'authorization,content-type,idempotency-key,accept-language',
  'access-control-max-age': '600',
} as const;
