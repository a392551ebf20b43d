import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { heardSchema } from '../../../../functions/assistant/model/frame-schema.ts';
import {
  type ModelEvent,
  ModelFailure,
  type ModelRequest,
} from '../../../../functions/assistant/model/model.ts';
import { anthropicModel } from '../../../../functions/resources/chat/anthropic-gateway.ts';
import { answers, type ModelPeer, type PeerAnswer, startModelPeer } from '../../../support/model-peer.ts';

let peer: ModelPeer;
beforeAll(async () => {
  peer = await startModelPeer();
  process.env.ANTHROPIC_BASE_URL = peer.url;
});
afterAll(() => peer.stop());

const form = {
  name: 'heard',
  description: 'Files what the message says.',
  schema: heardSchema(['coupe-femme'], ['ana'], ['parking']),
};

const request = (change: Partial<ModelRequest> = {}): ModelRequest => ({
  system: [
    { text: 'Stay kind.', stable: true },
    { text: 'It is Monday.', stable: false },
  ],
  text: 'Bonjour',
  signal: new AbortController().signal,
  ...change,
});

const hear = async (
  answer: PeerAnswer,
  change: Partial<ModelRequest> = {},
): Promise<readonly ModelEvent[]> => {
  peer.script(answer);
  const events: ModelEvent[] = [];
  for await (const event of anthropicModel('claude-haiku-5-5', 'a-key').answer(request(change)))
    events.push(event);
  return events;
};

const failure = async (answer: PeerAnswer, signal?: AbortSignal): Promise<unknown> =>
  hear(answer, signal ? { signal } : {}).then(
    () => undefined,
    (error: unknown) => (error instanceof ModelFailure ? error.reason : error),
  );

const textOf = (events: readonly ModelEvent[]): string =>
  events.flatMap((event) => (event.kind === 'text' ? event.text : [])).join('');

const formsOf = (events: readonly ModelEvent[]) =>
  events.flatMap((event) => (event.kind === 'form' ? { name: event.name, input: event.input } : []));

const lastRequest = () => peer.requests.at(-1);

describe('what is asked of the service', () => {
  test('carries the key, the model, the words, no tool and no temperature', async () => {
    await hear(answers({ text: 'Bonjour !' }));
    expect(lastRequest()?.headers.authorization).toBe('Bearer a-key');
    expect(lastRequest()?.body).toMatchObject({
      model: 'claude-haiku-5-5',
      stream: true,
      thinking: { type: 'disabled' },
      messages: [{ role: 'user', content: 'Bonjour' }],
    });
    for (const absent of ['temperature', 'tools', 'tool_choice'])
      expect(lastRequest()?.body).not.toHaveProperty(absent);
  });

  test('keeps at the model’s side what does not change, and nothing else', async () => {
    await hear(answers({ text: 'Bonjour !' }));
    const marks = lastRequest()?.body.system.map((block: object) => 'cache_control' in block);
    expect(marks).toEqual([true, false]);
  });

  test('is one form, whose schema lets it name only what the business has', async () => {
    await hear(answers({ tool: 'heard' }), { form });
    const { tools, tool_choice } = lastRequest()?.body ?? {};
    expect(tool_choice).toEqual({ type: 'tool', name: 'heard' });
    expect(tools).toHaveLength(1);
    const { input_schema: schema } = tools[0];
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema.required).toEqual(['clauses', 'asks', 'acts', 'remarks', 'residue']);
    const clause = schema.properties.clauses.items.properties;
    expect(clause.persons.items.enum).toEqual(['ana']);
    expect(clause.services.items.properties.id.enum).toEqual(['coupe-femme']);
    expect(clause.when.properties.weekdays.items.enum).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('what the service answers', () => {
  test('is heard as text, with what it used', async () => {
    const usage = { input: 40, output: 9, cacheWrites: 700, cacheReads: 1200 };
    const events = await hear({ kind: 'answers', parts: [{ text: 'Bonjour, à votre service.' }], usage });
    expect(textOf(events)).toBe('Bonjour, à votre service.');
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'end' });
    expect(events.findLast(({ kind }) => kind === 'usage')).toEqual({ kind: 'usage', usage });
  });

  test('is heard as forms, several at once', async () => {
    const events = await hear(
      answers({ text: 'Je note.' }, { tool: 'heard', input: { clauses: [] } }, { tool: 'heard' }),
      { form },
    );
    expect(formsOf(events)).toEqual([
      { name: 'heard', input: { clauses: [] } },
      { name: 'heard', input: {} },
    ]);
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'filled' });
  });

  test('a form that was cut off holds nothing', async () => {
    const events = await hear({
      kind: 'answers',
      parts: [{ tool: 'heard', json: '{"clauses":[{"pol' }],
      stop: 'max_tokens',
    });
    expect(formsOf(events)).toEqual([{ name: 'heard', input: undefined }]);
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'cut' });
  });

  test('a refusal is told as one', async () => {
    const events = await hear({ kind: 'answers', parts: [], stop: 'refusal' });
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'refused' });
  });
});

describe('a service that does not answer', () => {
  test.each([
    [529, 'overloaded_error', 'overloaded'],
    [429, 'rate_limit_error', 'overloaded'],
    [500, 'api_error', 'overloaded'],
    [401, 'authentication_error', 'rejected'],
    [400, 'invalid_request_error', 'rejected'],
  ])('status %d (%s) is %s, and asked once', async (status, type, reason) => {
    const before = peer.requests.length;
    expect(await failure({ kind: 'refuses', status, type })).toBe(reason);
    expect(peer.requests.length).toBe(before + 1);
  });

  const broken: readonly (readonly [string, PeerAnswer])[] = [
    ['a line that is cut', { kind: 'drops', parts: [{ text: 'Bonjour' }] }],
    ['a stream that ends too early', { kind: 'raw', stream: 'event: ping\ndata: {"type":"ping"}\n\n' }],
    ['a stream of nothing', { kind: 'raw', stream: '' }],
    ['an event that is no JSON', { kind: 'raw', stream: 'event: message_start\ndata: {"type":\n\n' }],
    [
      'an event without its parts',
      { kind: 'raw', stream: 'event: message_start\ndata: {"type":"message_start"}\n\n' },
    ],
    ['a reason that nobody knows', { kind: 'answers', parts: [{ text: 'Oui.' }], stop: 'pause_turn' }],
  ];
  test.each(broken)('%s is broken', async (_, answer) => {
    expect(['broken', 'unreachable']).toContain(await failure(answer));
  });

  test('an overload in the middle of an answer is one', async () => {
    const answer = { kind: 'fails', parts: [{ text: 'Bonjour' }], type: 'overloaded_error' } as const;
    expect(await failure(answer)).toBe('overloaded');
  });

  test('nobody at all is unreachable', async () => {
    process.env.ANTHROPIC_BASE_URL = 'http://127.0.0.1:9';
    expect(await failure(answers({ text: 'Bonjour' }))).toBe('unreachable');
    process.env.ANTHROPIC_BASE_URL = peer.url;
  });

  test('is let go of when the caller gives up', async () => {
    const caller = new AbortController();
    const heard = failure({ kind: 'hangs', parts: [{ text: 'Bonjour' }] }, caller.signal);
    setTimeout(() => caller.abort(), 50);
    expect(await heard).toBe('broken');
  });
});
