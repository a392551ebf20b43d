import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CallFailure } from '../../shared/schemas/webhook.ts';
import { hostOf, type Reach, targetOf } from './target.ts';

/** A signed message to one address. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds for everything: name lookup, connection, answer. */
  readonly timeoutMs: number;
}

/** The result of a call: delivered when `failure` is null. Of the answer only the status is kept. */
export interface CallOutcome {
  readonly status: number | null;
  readonly failure: CallFailure | null;
  readonly durationMs: number;
}

/** Makes one call. Never throws: every failure is an outcome. */
export type Send = (outgoing: Outgoing) => Promise<CallOutcome>;

export interface Network extends Reach {
  /** Every IP address of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** Certificate authorities in place of the default ones, as PEM. */
  readonly ca?: string;
}

/** The machine's own resolver. */
export const systemResolve = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/** Bytes of an answer that are read and discarded, so that its sender may finish. */
const MOST_ANSWER_BYTES = 16 * 1024;

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

const discard = async (answer: http.IncomingMessage): Promise<void> => {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) return;
  }
};

const post = (
  url: URL,
  addresses: readonly string[],
  { headers, body }: Outgoing,
  { ca }: Network,
  signal: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const bytes = Buffer.from(body);
    const call = request(url, {
      method: 'POST',
      // A new connection each time: one opened to another address is never reused.
      agent: false,
      lookup: answering(addresses),
      headers: { ...headers, 'content-length': bytes.length },
      signal,
      ...(ca ? { ca } : {}),
    });
    call.on('error', reject);
    call.once('response', (answer) => {
      // Only the status counts, however the rest of the answer ends.
      const done = () => resolve(answer.statusCode ?? 0);
      call.off('error', reject).on('error', done);
      discard(answer).then(done, done);
    });
    call.end(bytes);
  });

const DNS = /^(ENOTFOUND|EAI_|ENODATA|ESERVFAIL)/;
const TLS =
  /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const failureOf = (error: unknown, signal: AbortSignal): CallFailure => {
  if (error instanceof Refused) return 'address_refused';
  if (signal.aborted) return 'timeout';
  const code = codeOf(error);
  if (DNS.test(code)) return 'dns';
  return TLS.test(code) ? 'tls' : 'connection';
};

const judged = (status: number): CallFailure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

/** Settles as `work` does, or rejects when the time is over: a name lookup cannot be cancelled. */
const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/**
 * Posts messages to other people's servers, without reaching into our own network: the name is resolved, every
 * address is checked, and the connection goes to a checked address under the name's own certificate. Redirects are
 * not followed.
 */
export const createSend =
  (network: Network): Send =>
  async (outgoing) => {
    const started = performance.now();
    const signal = AbortSignal.timeout(outgoing.timeoutMs);
    const ended = (status: number | null, failure: CallFailure | null): CallOutcome => ({
      status,
      failure,
      durationMs: Math.round(performance.now() - started),
    });
    try {
      const url = targetOf(outgoing.url, network);
      if (!url) throw new Refused();
      const addresses = await inTime(addressesOf(hostOf(url), network), signal);
      const status = await post(url, addresses, outgoing, network, signal);
      return ended(status, judged(status));
    } catch (error) {
      return ended(null, failureOf(error, signal));
    }
  };
