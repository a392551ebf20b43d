import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Outlet, streamed } from '../../functions/kernel/http/event-stream.ts';
import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import type { HttpHandler } from '../../functions/kernel/http/resource.ts';
import { toContext, toEvent } from '../../local/event.ts';

export interface StreamEvent {
  readonly name: string;
  /** As it came, to the byte. */
  readonly data: string;
}

/** Everything that an outlet was given. */
export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly ended: boolean;
}

export interface Ask {
  readonly body: unknown;
  readonly accept?: string;
  readonly key?: string;
  readonly viewer?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const STREAM = 'text/event-stream';

const CHAT = '/public/sites/garage/chat';

/** One message for a chat, as a function URL hands it over. */
export const chatEvent = (now: number, ask: Ask, path = CHAT): APIGatewayProxyEventV2 =>
  toEvent({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      ...(ask.accept === undefined ? {} : { accept: ask.accept }),
      ...(ask.key === undefined ? {} : { 'idempotency-key': ask.key }),
      ...ask.headers,
    },
    body: Buffer.from(JSON.stringify(ask.body)),
    viewer: ask.viewer ?? '203.0.113.7',
    requestId: randomUUID(),
    at: now,
  });

/** An outlet that remembers, and throws at what none may be given: anything out of order. */
export const openEar = () => {
  let heard: Heard | undefined;
  const now = (): Heard => {
    if (!heard || heard.ended) throw new Error('The answer has not begun, or is over.');
    return heard;
  };
  const outlet: Outlet = {
    begin: (status, headers) => {
      if (heard) throw new Error('The answer began twice.');
      heard = { status, headers, text: '', ended: false };
    },
    write: (text) => {
      heard = { ...now(), text: now().text + text };
    },
    end: () => {
      heard = { ...now(), ended: true };
    },
  };
  return { outlet, heard: () => heard };
};

/** What a resource answers to one message, heard to the end. */
export const hear = async (
  resource: HttpHandler,
  { clock }: Kernel,
  ask: Ask,
  path?: string,
): Promise<Heard> => {
  const { outlet, heard } = openEar();
  await streamed(resource)(chatEvent(clock(), { accept: STREAM, ...ask }, path), toContext('r'), outlet);
  const all = heard();
  if (!all?.ended) throw new Error('The answer has no end.');
  return all;
};

/** The events of a stream, whose every one is a name and one line of data. */
export const eventsOf = ({ text }: Pick<Heard, 'text'>): readonly StreamEvent[] =>
  text.split(/(?<=\n\n)/).map((block) => {
    const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(block) ?? [];
    if (name === '') throw new Error(`No event: ${block}`);
    return { name, data };
  });

/** The deltas, joined. */
export const saidIn = (heard: Pick<Heard, 'text'>): string =>
  eventsOf(heard)
    .filter(({ name }) => name === 'delta')
    .map(({ data }) => JSON.parse(data).text)
    .join('');
