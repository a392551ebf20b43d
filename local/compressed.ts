import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** CloudFront does not compress smaller answers. */
const SMALLEST_BYTES = 1000;
const QUALITY = 5;

const isText = (contentType: unknown): boolean =>
  /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/.test(String(contentType));

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

/** What was compressed once: each page asks for the same built files. */
const known = new WeakMap<Buffer, Buffer>();

const compressed = (bytes: Buffer): Buffer => {
  const found = known.get(bytes) ?? brotliCompressSync(bytes, quality);
  known.set(bytes, found);
  return found;
};

/**
 * Sends an answer's body, compressed as CloudFront does for a browser that accepts brotli. The bytes must not change
 * after.
 */
export const endCompressed = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  bytes: Buffer,
): void => {
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const isCompressed = takesBrotli && bytes.length >= SMALLEST_BYTES && isText(headers['content-type']);
  const sent = isCompressed ? compressed(bytes) : bytes;
  response.writeHead(status, {
    ...headers,
    vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
};
