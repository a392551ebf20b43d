import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../listener.ts';
import { readBytes } from '../read-bytes.ts';
import type { BucketFolder } from './bucket-folder.ts';
import { type Clocks, type Credentials, signatureFault } from './signature.ts';

/** S3 takes 5 GB; nothing that the product puts comes near this. */
const MOST_BYTES = 1024 * 1024;

export interface S3Parts {
  readonly folder: BucketFolder;
  /** The bucket's path, as requests name it: `/__local/s3/pictures/`. */
  readonly root: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly clocks: Clocks;
  /** Whether pages of an origin may upload. */
  readonly admits: (origin: string) => boolean;
}

const STATUS = {
  AccessDenied: 403,
  AccessForbidden: 403,
  InvalidAccessKeyId: 403,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  EntityTooLarge: 400,
  XAmzContentSHA256Mismatch: 400,
} as const;

type Fault = keyof typeof STATUS;

const refuse = (response: ServerResponse, code: Fault): void => {
  response
    .writeHead(STATUS[code], { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
};

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const WANTED_HEADERS = /^\s*(content-type)?\s*$/i;

/** The bucket's rule: pages of the product may put, and say of what type. */
const preflight = ({ admits }: S3Parts, { headers }: IncomingMessage, response: ServerResponse): void => {
  const { origin = '' } = headers;
  const isPut = headers['access-control-request-method'] === 'PUT';
  const asked = String(headers['access-control-request-headers'] ?? '').split(',');
  if (!admits(origin) || !isPut || !asked.every((name) => WANTED_HEADERS.test(name))) {
    refuse(response, 'AccessForbidden');
    return;
  }
  response
    .writeHead(200, {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '3600',
      vary: 'Origin',
    })
    .end();
};

const put = async (
  { folder }: S3Parts,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { headers } = request;
  if (headers['content-length'] === undefined) return refuse(response, 'MissingContentLength');
  const bytes = await readBytes(request, MOST_BYTES);
  if (!bytes) return refuse(response, 'EntityTooLarge');
  const told = headers['x-amz-content-sha256'];
  const isHash = typeof told === 'string' && /^[0-9a-f]{64}$/.test(told);
  if (isHash && told !== createHash('sha256').update(bytes).digest('hex'))
    return refuse(response, 'XAmzContentSHA256Mismatch');
  await folder.write(key, {
    bytes,
    type: headers['content-type'] ?? 'binary/octet-stream',
    caching: headers['cache-control'] ?? '',
  });
  response.writeHead(200, { etag: etagOf(bytes) }).end();
};

/** The last byte that a request asks for; S3 knows more ranges than this, from the first byte on. */
const endAsked = ({ headers: { range } }: IncomingMessage): number | undefined => {
  const [, end] = /^bytes=0-(\d+)$/.exec(range ?? '') ?? [];
  return end === undefined ? undefined : Number(end);
};

const get = async (
  { folder }: S3Parts,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const object = await folder.read(key);
  if (!object) return refuse(response, 'NoSuchKey');
  const { type, caching } = object;
  const end = endAsked(request);
  const bytes = end === undefined ? object.bytes : object.bytes.subarray(0, end + 1);
  response
    .writeHead(end === undefined ? 200 : 206, {
      'content-type': type,
      'content-length': bytes.length,
      etag: etagOf(object.bytes),
      ...(caching ? { 'cache-control': caching } : {}),
    })
    .end(bytes);
};

const remove = async ({ folder }: S3Parts, key: string, response: ServerResponse): Promise<void> => {
  await folder.remove(key);
  response.writeHead(204).end();
};

/**
 * One bucket with S3's own requests: put, get and delete an object, and a browser's question before it puts. The
 * product's own client speaks to it. Without the right signature nothing is answered but a refusal.
 */
export const s3Handler =
  (parts: S3Parts): Handler =>
  async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (method === 'OPTIONS') return preflight(parts, request, response);
    const { origin } = headers;
    if (origin !== undefined && parts.admits(origin))
      response.setHeader('access-control-allow-origin', origin);
    const fault = signatureFault({ method, url, headers }, parts.credentials, parts.region, parts.clocks);
    if (fault) return refuse(response, fault);
    const key = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(parts.root.length);
    switch (method) {
      case 'PUT':
        return put(parts, key, request, response);
      case 'GET':
        return get(parts, key, request, response);
      case 'DELETE':
        return remove(parts, key, response);
      default:
        return refuse(response, 'MethodNotAllowed');
    }
  };
