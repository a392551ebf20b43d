import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '../../functions/kernel/constant-time.ts';

/** Credentials that requests are signed with. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request as it was signed. */
export interface Signed {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** S3's own codes for a request that is not let in. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch';

interface Claim {
  readonly accessKeyId: string;
  /** Day, region, service and `aws4_request`. */
  readonly scope: readonly string[];
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** `20261123T130000Z`. */
  readonly at: string;
  readonly payload: string;
  /** Seconds; absent where the headers are signed, which hold for some minutes. */
  readonly expires?: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MOST_SKEW_MS = 15 * 60_000;
const MOST_EXPIRY_SEC = 7 * 24 * 3600;

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const headerOf = ({ headers }: Signed, name: string): string => String(headers[name] ?? '');

const claimOf = (credential: string, rest: Omit<Claim, 'accessKeyId' | 'scope'>): Claim => {
  const [accessKeyId = '', ...scope] = credential.split('/');
  return { accessKeyId, scope, ...rest };
};

/** What an `Authorization` header claims; undefined when it is no such header. */
const headerClaim = (request: Signed): Claim | undefined => {
  const pattern = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, credential, names, signature] = pattern.exec(headerOf(request, 'authorization')) ?? [];
  if (!credential || !names || !signature) return undefined;
  return claimOf(credential, {
    signature,
    signedHeaders: names.split(';'),
    at: headerOf(request, 'x-amz-date'),
    payload: headerOf(request, 'x-amz-content-sha256'),
  });
};

/** What the query of a presigned address claims; undefined when it is not a whole one. */
const queryClaim = (query: URLSearchParams): Claim | undefined => {
  const of = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const expires = Number(of('Expires'));
  if (of('Algorithm') !== ALGORITHM || !(expires >= 1 && expires <= MOST_EXPIRY_SEC)) return undefined;
  return claimOf(of('Credential'), {
    signature: of('Signature'),
    signedHeaders: of('SignedHeaders').split(';'),
    at: of('Date'),
    payload: 'UNSIGNED-PAYLOAD',
    expires,
  });
};

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

const canonicalRequest = (request: Signed, query: URLSearchParams, { signedHeaders, payload }: Claim) =>
  [
    request.method,
    request.url.split('?')[0],
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${headerOf(request, name).trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payload,
  ].join('\n');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const expected = (
  request: Signed,
  query: URLSearchParams,
  claim: Claim,
  { secretAccessKey }: Credentials,
): Buffer => {
  const digest = createHash('sha256')
    .update(canonicalRequest(request, query, claim))
    .digest('hex');
  const key = claim.scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, [ALGORITHM, claim.at, claim.scope.join('/'), digest].join('\n'));
};

/** Headers that must be signed: an attacker could otherwise change what they say. */
const leavesOpen = ({ headers }: Signed, { signedHeaders }: Claim): boolean =>
  ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))].some(
    (name) => !signedHeaders.includes(name),
  );

const momentOf = (at: string): number =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The time of day of two clocks: presigned addresses follow the product's, the SDK's own requests the machine's. */
export interface Clocks {
  readonly product: () => number;
  readonly machine: () => number;
}

const timeFault = ({ at, expires }: Claim, { product, machine }: Clocks): SignatureFault | undefined => {
  const signedAt = momentOf(at);
  if (expires === undefined)
    return Math.abs(machine() - signedAt) <= MOST_SKEW_MS ? undefined : 'RequestTimeTooSkewed';
  const age = product() - signedAt;
  return age >= -MOST_SKEW_MS && age <= expires * 1000 ? undefined : 'AccessDenied';
};

/**
 * Why a request is not let in, by AWS's Signature Version 4 as its documentation describes it; undefined when it is.
 * Written from that description, so that it judges the SDK's signatures by no code of the SDK.
 */
export const signatureFault = (
  request: Signed,
  credentials: Credentials,
  region: string,
  clocks: Clocks,
): SignatureFault | undefined => {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const claim = query.has('X-Amz-Algorithm') ? queryClaim(query) : headerClaim(request);
  if (!claim) return 'AccessDenied';
  if (claim.accessKeyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  if (claim.scope.join('/') !== `${claim.at.slice(0, 8)}/${region}/s3/aws4_request`)
    return 'SignatureDoesNotMatch';
  if (leavesOpen(request, claim)) return 'AccessDenied';
  const given = Buffer.from(claim.signature, 'hex');
  if (!isSameSecret(given, expected(request, query, claim, credentials))) return 'SignatureDoesNotMatch';
  return timeFault(claim, clocks);
};
