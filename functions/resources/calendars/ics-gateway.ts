import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ReadFailure } from '../../../shared/schemas/outside-calendar.ts';
import { callGuarded, failureOf, type Network } from '../../kernel/outbound/guarded-call.ts';

/** What is asked of an outside calendar's server. */
export interface IcsQuestion {
  readonly url: string;
  /** Of the text that is already known; null to have it in any case. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Milliseconds for everything, redirects included. */
  readonly timeoutMs: number;
}

export type IcsAnswer =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly etag: string | null;
      readonly lastModified: string | null;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly failure: ReadFailure; readonly status: number | null };

/** Reads one calendar. Never throws: every failure is an answer. */
export type ReadIcs = (question: IcsQuestion) => Promise<IcsAnswer>;

/** The most bytes of a calendar, before and after it is unpacked. */
const MOST_ICS_BYTES = 1024 * 1024;

/** Redirects that are followed, each to an address judged like the first. */
const MOST_REDIRECTS = 3;

const REDIRECTS = [301, 302, 303, 307, 308];

class TooLarge extends Error {}
class Unpackable extends Error {}

async function* limited(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > MOST_ICS_BYTES) throw new TooLarge();
    yield chunk;
  }
}

async function* unpacked(answer: IncomingMessage): AsyncGenerator<Buffer> {
  const coding = answer.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (coding === 'identity') yield* answer;
  else if (coding === 'gzip' || coding === 'x-gzip') {
    const packed = Readable.from(limited(answer));
    const gunzip = createGunzip();
    packed.on('error', (error) => gunzip.destroy(error));
    yield* packed.pipe(gunzip);
  } else throw new Unpackable();
}

const textOf = async (answer: IncomingMessage): Promise<string> => {
  if (Number(answer.headers['content-length'] ?? 0) > MOST_ICS_BYTES) throw new TooLarge();
  const chunks: Buffer[] = [];
  for await (const chunk of limited(unpacked(answer))) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const headersOf = ({ etag, lastModified }: IcsQuestion) => ({
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  'accept-encoding': 'gzip',
  'user-agent': 'Comptoir calendar reader',
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
});

const failed = (failure: ReadFailure, status: number | null = null): IcsAnswer => ({
  kind: 'failed',
  failure,
  status,
});

const isBadGzip = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('Z_');

const explained = (error: unknown, signal: AbortSignal): IcsAnswer => {
  if (error instanceof TooLarge) return failed('too_large');
  if (error instanceof Unpackable || isBadGzip(error)) return failed('not_a_calendar');
  return failed(failureOf(error, signal));
};

/** The answer at the end of the redirects; undefined when there are too many, or one leads nowhere. */
const lastAnswer = async (
  question: IcsQuestion,
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage | undefined> => {
  let { url } = question;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await callGuarded({ url, method: 'GET', headers: headersOf(question) }, network, signal);
    if (!REDIRECTS.includes(answer.statusCode ?? 0)) return answer;
    answer.destroy();
    const next = URL.parse(answer.headers.location ?? '', url);
    if (!next || answer.headers.location === undefined) return undefined;
    url = next.href;
  }
  return undefined;
};

/**
 * Reads calendars from other people's servers, as `guarded-call.ts` allows, at most a megabyte of each. A redirect is
 * followed only to where the address itself might lead.
 */
export const createReadIcs =
  (network: Network): ReadIcs =>
  async (question) => {
    const signal = AbortSignal.timeout(question.timeoutMs);
    try {
      const answer = await lastAnswer(question, network, signal);
      if (!answer) return failed('redirect');
      const { statusCode: status = 0, headers } = answer;
      if (status !== 200) {
        answer.destroy();
        return status === 304 ? { kind: 'unchanged' } : failed('status', status);
      }
      const text = await textOf(answer);
      const { etag = null, 'last-modified': lastModified = null } = headers;
      return { kind: 'text', text, etag, lastModified };
    } catch (error) {
      return explained(error, signal);
    }
  };
