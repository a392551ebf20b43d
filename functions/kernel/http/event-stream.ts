import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { HttpHandler } from './resource.ts';
import { type HttpResponse, opennessOf, REPLAY_HEADER } from './response.ts';

/**
 * Where an answer is written while it is made: its head once, then its text in order. Never throws, even when the
 * caller has disconnected.
 */
export interface Outlet {
  readonly begin: (status: number, headers: Readonly<Record<string, string>>) => void;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** A resource whose answer is sent as it is made, or whole. */
export type StreamHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
  outlet: Outlet,
) => Promise<void>;

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Tells proxies not to buffer the answer.
  'x-accel-buffering': 'no',
};

/** The media type, anywhere in the list of accepted types. */
const NAMED = /(^|,)\s*text\/event-stream\s*(;|,|$)/i;

const asksForStream = ({ headers }: APIGatewayProxyEventV2): boolean => NAMED.test(headers.accept ?? '');

/** One event, whose data is JSON on one line. */
const eventText = (name: 'delta' | 'result' | 'error', json: string): string =>
  `event: ${name}\ndata: ${json}\n\n`;

const isFailure = ({ statusCode = 200 }: HttpResponse): boolean => statusCode >= 400;

const sendWhole = (outlet: Outlet, { statusCode = 200, headers = {}, body = '' }: HttpResponse): void => {
  const written = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  outlet.begin(statusCode, Object.fromEntries(written));
  outlet.write(body);
  outlet.end();
};

/**
 * Writes a stream of events to an outlet. The head goes with the first event; until then the call can still be
 * refused.
 */
const eventsInto = (outlet: Outlet, path: string) => {
  let [hasBegun, hasEnded] = [false, false];
  const begin = (isReplay: boolean): void => {
    if (hasBegun) return;
    hasBegun = true;
    outlet.begin(200, {
      ...STREAM_HEADERS,
      ...opennessOf(path),
      ...(isReplay ? { [REPLAY_HEADER]: 'true' } : {}),
    });
  };
  const tell = (delta: string, isReplay: boolean): void => {
    if (delta === '' || hasEnded) return;
    begin(isReplay);
    outlet.write(eventText('delta', JSON.stringify({ text: delta })));
  };
  const finish = (response: HttpResponse): void => {
    hasEnded = true;
    const isRefused = isFailure(response);
    if (isRefused && !hasBegun) {
      sendWhole(outlet, response);
      return;
    }
    begin(REPLAY_HEADER in (response.headers ?? {}));
    outlet.write(eventText(isRefused ? 'error' : 'result', response.body ?? ''));
    outlet.end();
  };
  return { tell, finish };
};

/**
 * A resource whose caller may ask for `text/event-stream`: `delta` events while it answers, then one `result` whose
 * data is, to the byte, the body of the answer without streaming. A refusal before the first delta is answered as
 * without streaming; one after it is sent as an `error` event with the same body.
 */
export const streamed =
  (handle: HttpHandler): StreamHandler =>
  async (event, context, outlet) => {
    if (!asksForStream(event)) return sendWhole(outlet, await handle(event, context));
    const { tell, finish } = eventsInto(outlet, event.rawPath);
    finish(await handle(event, context, tell));
  };
