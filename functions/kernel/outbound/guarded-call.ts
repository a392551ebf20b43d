import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CallFailure } from '../../../shared/schemas/webhook.ts';
import { hostOf, type Reach, targetOf } from './target.ts';

export interface Network extends Reach {
  /** Every IP address of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** Certificate authorities in place of the default ones, as PEM. */
  readonly ca?: string;
}

/** The machine's own resolver. */
export const systemResolve = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

class Refused extends Error {}

/** Every address of the host, if all of them may be called: a name with one that may not is refused. */
const addressesOf = async (host: string, network: Network): Promise<readonly string[]> => {
  const addresses = isIP(host) === 0 ? await network.resolve(host) : [host];
  if (addresses.length === 0 || !addresses.every(network.mayReach)) throw new Refused();
  return addresses;
};

/**
 * Answers the connection's DNS lookup with the addresses that were checked, so that the name is not resolved again.
 */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, answer) => {
    const judged = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = judged;
    if (all) answer(null, judged);
    else answer(null, first?.address ?? '', first?.family);
  };

const DNS = /^(ENOTFOUND|EAI_|ENODATA|ESERVFAIL)/;
const TLS =
  /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Why a guarded call failed, by what it threw. */
export const failureOf = (error: unknown, signal: AbortSignal): CallFailure => {
  if (error instanceof Refused) return 'address_refused';
  if (signal.aborted) return 'timeout';
  const code = codeOf(error);
  if (DNS.test(code)) return 'dns';
  return TLS.test(code) ? 'tls' : 'connection';
};

/** Settles as `work` does, or rejects when the time is over: a name lookup cannot be cancelled. */
const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/** A call to somebody else's server. */
export interface GuardedCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Buffer;
}

/**
 * Calls somebody else's server, without reaching into our own network: the name is resolved, every address is checked,
 * and the connection goes to a checked address under the name's own certificate. Redirects are not followed. Resolves
 * with the head of the answer, whose body is still to be read. Throws what `failureOf` explains.
 */
export const callGuarded = async (
  { url: text, method, headers, body }: GuardedCall,
  network: Network,
  signal: AbortSignal,
): Promise<http.IncomingMessage> => {
  const url = targetOf(text, network);
  if (!url) throw new Refused();
  const addresses = await inTime(addressesOf(hostOf(url), network), signal);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method,
      // A new connection each time: one opened to another address is never reused.
      agent: false,
      lookup: answering(addresses),
      headers,
      signal,
      ...(network.ca ? { ca: network.ca } : {}),
    });
    call.on('error', reject).once('response', resolve);
    call.end(body);
  });
};
