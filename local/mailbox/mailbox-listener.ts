import type { IncomingMessage, ServerResponse } from 'node:http';
import { mailboxPage } from './mailbox-page.ts';
import type { Message } from './message.ts';

interface Reply {
  readonly status: number;
  readonly type: 'text/html' | 'application/json';
  readonly body: string;
}

/** The policy allows no scripts and no external assets, so that a message's HTML is inert. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Answers `…/mailbox` with a page and `…/mailbox.json` with `{ messages }`, both filtered by `?to=`. */
export function answerMailbox(
  request: IncomingMessage,
  response: ServerResponse,
  list: (to: string) => Message[],
): void {
  const { status, type, body } = replyTo(request, list);
  request.resume();
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': POLICY,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function replyTo(request: IncomingMessage, list: (to: string) => Message[]): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { message: 'Method Not Allowed' });
  const url = new URL(request.url ?? '/', 'http://localhost');
  // No address holds a space, so one here was a plus sign nobody escaped: anna+test@…, +15145550100.
  const to = (url.searchParams.get('to') ?? '').trimEnd().replaceAll(' ', '+');
  if (url.pathname.endsWith('/mailbox.json')) return json(200, { messages: list(to) });
  if (!url.pathname.endsWith('/mailbox')) return json(404, { message: 'Not Found' });
  const language = /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'fr';
  const body = mailboxPage({ messages: list(to), to, language, isRefreshing: url.searchParams.has('auto') });
  return { status: 200, type: 'text/html', body };
}

function json(status: number, value: object): Reply {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}
