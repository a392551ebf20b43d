import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A part of an answer: words, or a tool asked for. `json` is its input as it goes over the wire. */
export type Part =
  | { readonly text: string }
  | { readonly tool: string; readonly input?: unknown; readonly json?: string };

export interface PeerUsage {
  readonly input?: number;
  readonly output?: number;
  readonly cacheWrites?: number;
  readonly cacheReads?: number;
}

/** What the peer does with one request. */
export type PeerAnswer =
  | {
      readonly kind: 'answers';
      readonly parts: readonly Part[];
      /** @default `tool_use` where a tool is asked for, else `end_turn` */
      readonly stop?: string;
      readonly usage?: PeerUsage;
    }
  | { readonly kind: 'refuses'; readonly status: number; readonly type: string }
  /** Says `parts`, then nothing more, for ever. */
  | { readonly kind: 'hangs'; readonly parts: readonly Part[] }
  /** Says `parts`, then cuts the line. */
  | { readonly kind: 'drops'; readonly parts: readonly Part[] }
  /** Says `parts`, then an `error` event. */
  | { readonly kind: 'fails'; readonly parts: readonly Part[]; readonly type: string }
  | { readonly kind: 'raw'; readonly stream: string };

export const answers = (...parts: readonly Part[]): PeerAnswer => ({ kind: 'answers', parts });

/** A request as it came, as loose as JSON itself. */
export interface PeerRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A server of our own that speaks the Messages API's streaming protocol, by a script. */
export interface ModelPeer {
  readonly url: string;
  readonly requests: PeerRequest[];
  /** What the next requests are answered with; a request past the script is a 500. */
  readonly script: (...answers: readonly PeerAnswer[]) => void;
  readonly stop: () => Promise<void>;
}

const event = (type: string, data: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

const usageOf = ({ input = 100, output = 1, cacheWrites = 0, cacheReads = 0 }: PeerUsage) => ({
  input_tokens: input,
  output_tokens: output,
  cache_creation_input_tokens: cacheWrites,
  cache_read_input_tokens: cacheReads,
});

const start = (usage: PeerUsage): string =>
  event('message_start', {
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-haiku-5-5',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: usageOf({ ...usage, output: 1 }),
    },
  });

/** In deltas of a few letters, as the service sends them. */
const inPieces = (text: string): readonly string[] => text.match(/[\s\S]{1,7}/gu) ?? [];

const partEvents = (part: Part, index: number): string => {
  const isText = 'text' in part;
  const block = isText
    ? { type: 'text', text: '' }
    : { type: 'tool_use', id: `toolu_${index}`, name: part.tool, input: {} };
  const whole = isText ? part.text : (part.json ?? JSON.stringify(part.input ?? {}));
  const deltas = inPieces(whole).map((piece) =>
    event('content_block_delta', {
      index,
      delta: isText ? { type: 'text_delta', text: piece } : { type: 'input_json_delta', partial_json: piece },
    }),
  );
  return [
    event('content_block_start', { index, content_block: block }),
    ...deltas,
    event('content_block_stop', { index }),
  ].join('');
};

const end = (stop: string, usage: PeerUsage): string =>
  event('message_delta', {
    delta: { stop_reason: stop, stop_sequence: null },
    usage: usageOf({ output: 20, ...usage }),
  }) + event('message_stop', {});

const hasTool = (parts: readonly Part[]): boolean => parts.some((part) => 'tool' in part);

const perform = (answer: PeerAnswer, response: ServerResponse): void => {
  if (answer.kind === 'refuses') {
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ type: 'error', error: { type: answer.type, message: 'No.' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (answer.kind === 'raw') {
    response.end(answer.stream);
    return;
  }
  const usage = answer.kind === 'answers' ? (answer.usage ?? {}) : {};
  response.write(start(usage) + event('ping', {}) + answer.parts.map(partEvents).join(''));
  if (answer.kind === 'drops') setImmediate(() => response.destroy());
  if (answer.kind === 'fails')
    response.end(event('error', { error: { type: answer.type, message: 'Overloaded' } }));
  if (answer.kind === 'answers')
    response.end(end(answer.stop ?? (hasTool(answer.parts) ? 'tool_use' : 'end_turn'), usage));
};

const bodyOf = async (request: IncomingMessage): Promise<ReturnType<typeof JSON.parse>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

/** Starts a peer on a port of its own. */
export const startModelPeer = async (): Promise<ModelPeer> => {
  const requests: PeerRequest[] = [];
  const planned: PeerAnswer[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push({ headers: request.headers, body });
      perform(planned.shift() ?? { kind: 'refuses', status: 500, type: 'api_error' }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    script: (...more) => {
      planned.splice(0, planned.length, ...more);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
