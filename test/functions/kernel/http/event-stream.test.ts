import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '../../../../functions/kernel/app-error.ts';
import { streamed } from '../../../../functions/kernel/http/event-stream.ts';
import type { Kernel } from '../../../../functions/kernel/http/kernel.ts';
import type { RouteHandler } from '../../../../functions/kernel/http/request.ts';
import { defineResource, type HttpHandler } from '../../../../functions/kernel/http/resource.ts';
import { toContext } from '../../../../local/event.ts';
import { EDGE_HEADERS } from '../../../../shared/domain/edge-headers.ts';
import { chatRoutes } from '../../../../shared/routes/chat.ts';
import type { ChatAnswer } from '../../../../shared/schemas/chat.ts';
import { chatEvent, eventsOf, hear, openEar, saidIn } from '../../../support/heard.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { openWorld, type World } from '../../../support/world.ts';

type Chat = RouteHandler<'POST /public/sites/{slug}/chat'>;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.logs.length = 0;
});

const answerOf = (reply: string): ChatAnswer => ({
  reply,
  suggestions: { slots: [] },
  convId: 'c.s',
  mode: 'rules',
});

/** A resource that tells these deltas and answers them joined. */
const telling =
  (...deltas: readonly string[]): Chat =>
  async ({ tell }) => {
    deltas.forEach(tell);
    return answerOf(deltas.join(''));
  };

const resourceOf = (chat: Chat, kernel: Kernel = world.kernel): HttpHandler =>
  defineResource('chat', chatRoutes, () => ({
    'POST /public/sites/{slug}/chat': chat,
    'GET /public/sites/{slug}/chat/{convId}': async () => ({ version: 1, messages: [] }),
  }))(kernel);

const body = { message: 'Bonjour' };

const whole = (resource: HttpHandler, ask: object = {}) =>
  resource(chatEvent(world.kernel.clock(), { body, ...ask }), toContext('r'));

const heardFrom = (chat: Chat, ask: object = {}) => hear(resourceOf(chat), world.kernel, { body, ...ask });

describe('an answer that is streamed while it is made', () => {
  test('is its deltas in order, then the result that is not streamed otherwise, to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (deltas) => {
        const chat = telling(...deltas);
        const heard = await heardFrom(chat);
        const events = eventsOf(heard);
        expect(events.map(({ name }) => name)).toEqual([
          ...deltas.filter((delta) => delta !== '').map(() => 'delta'),
          'result',
        ]);
        expect(saidIn(heard)).toBe(deltas.join(''));
        expect(events.at(-1)?.data).toBe((await whole(resourceOf(chat))).body);
      }),
      seededRuns(100),
    );
  });

  test('says what it is, may be kept by nobody and read by any page', async () => {
    const { status, headers } = await heardFrom(telling('Bonjour.'));
    expect([status, headers]).toEqual([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'access-control-allow-origin': '*',
      },
    ]);
  });

  test('leaves with each delta, before the next is known', async () => {
    const { outlet, heard } = openEar();
    const seen: Array<string | undefined> = [];
    const chat: Chat = async ({ tell }) => {
      for (const delta of ['Un', ' deux']) {
        seen.push(heard()?.text);
        tell(delta);
      }
      seen.push(heard()?.text);
      return answerOf('Un deux');
    };
    const event = chatEvent(world.kernel.clock(), { body, accept: 'text/event-stream' });
    await streamed(resourceOf(chat))(event, toContext('r'), outlet);
    expect(seen).toEqual([
      undefined,
      'event: delta\ndata: {"text":"Un"}\n\n',
      'event: delta\ndata: {"text":"Un"}\n\nevent: delta\ndata: {"text":" deux"}\n\n',
    ]);
  });

  test('ends with its result: a later delta is dropped', async () => {
    let straggle = (_delta: string): void => undefined;
    const heard = await heardFrom(async ({ tell }) => {
      straggle = tell;
      return answerOf('Bonjour.');
    });
    straggle('Encore');
    expect(eventsOf(heard).map(({ name }) => name)).toEqual(['result']);
  });

  test('is logged once, with its route and status', async () => {
    await heardFrom(telling('Bonjour.'));
    expect(world.logs.map(({ message, fields }) => [message, fields.route, fields.status])).toEqual([
      ['request', 'POST /public/sites/{slug}/chat', 200],
    ]);
  });
});

describe('a stream is for who asks for one', () => {
  test.each(['text/event-stream', 'text/event-stream, application/json', 'a/b,Text/Event-Stream;q=0.9'])(
    'by naming it: %s',
    async (accept) => {
      const { headers } = await heardFrom(telling('Bonjour.'), { accept });
      expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    },
  );

  test.each(['application/json', '*/*', '', 'text/event-streams', 'x-text/event-stream'])(
    'and nobody else: %s',
    async (accept) => {
      const chat = telling('Bonjour.');
      const { status, headers, text } = await heardFrom(chat, { accept });
      const { statusCode, headers: expected, body: said } = await whole(resourceOf(chat));
      expect([status, headers, text]).toEqual([statusCode, expected, said]);
    },
  );
});

const refusals: ReadonlyArray<readonly [string, Chat, object, number, string]> = [
  ['an input that is wrong', telling('x'), { body: { message: '' } }, 400, 'invalid_request'],
  [
    'a pace that is too fast',
    async () => {
      throw new AppError('rate_limited', { retryAfterSec: 7 });
    },
    {},
    403,
    'rate_limited',
  ],
  [
    'a fault of ours',
    async () => {
      throw new Error('the table is on fire');
    },
    {},
    500,
    'internal',
  ],
];

describe('what is refused before the first delta', () => {
  test.each(refusals)('is answered as without streaming: %s', async (_, chat, ask, status, code) => {
    const heard = await heardFrom(chat, ask);
    const expected = await whole(resourceOf(chat), ask);
    expect(JSON.parse(heard.text).error.code).toBe(code);
    expect([heard.status, heard.headers, heard.text]).toEqual([status, expected.headers, expected.body]);
  });

  test('is what lacks the origin’s secret, too', async () => {
    const settings = { ...world.kernel.settings, originSecrets: ['secret'] };
    const resource = resourceOf(telling('Bonjour.'), { ...world.kernel, settings });
    const refused = await hear(resource, world.kernel, { body });
    expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([403, 'origin_refused']);
    const through = await hear(resource, world.kernel, {
      body,
      headers: { [EDGE_HEADERS.origin]: 'secret' },
    });
    expect(through.status).toBe(200);
  });
});

describe('what fails after the first delta', () => {
  const failing =
    (failure: Error): Chat =>
    async ({ tell }) => {
      tell('Nous');
      throw failure;
    };

  test.each([
    [new AppError('rate_limited', { retryAfterSec: 2 }), 'rate_limited'],
    [new Error('the table is on fire'), 'internal'],
  ])('ends in one error, with the body that is told without streaming', async (failure, code) => {
    const events = eventsOf(await heardFrom(failing(failure)));
    expect(events.map(({ name }) => name)).toEqual(['delta', 'error']);
    expect(events[1]?.data).toBe((await whole(resourceOf(failing(failure)))).body);
    expect(JSON.parse(events[1]?.data ?? '').error.code).toBe(code);
  });

  test('is logged and counted as the failure that it is, whatever status had left', async () => {
    const counted: string[] = [];
    const kernel = { ...world.kernel, measure: (_: string, name: string) => void counted.push(name) };
    const resource = resourceOf(failing(new Error('the table is on fire')), kernel);
    expect((await hear(resource, kernel, { body })).status).toBe(200);
    expect(counted).toEqual(['Failures', 'AllFailures']);
    expect(world.logs.map(({ level, fields }) => [level, fields.status])).toEqual([
      ['error', undefined],
      ['info', 500],
    ]);
  });
});

describe('under an idempotency key', () => {
  /** Counts how often it answers; keeps only its conversation, as the chat does. */
  const recallable = () => {
    let made = 0;
    const chat: Chat = {
      handle: async ({ tell }) => {
        made += 1;
        tell('Bonjour ');
        tell('Ana.');
        return answerOf('Bonjour Ana.');
      },
      receipt: ({ convId }) => ({ convId }),
      recall: async (_receipt, { tell }) => {
        tell('Bonjour Ana.');
        return answerOf('Bonjour Ana.');
      },
    };
    return { resource: resourceOf(chat), made: () => made };
  };

  test('a replay sends the stored reply and its result, marked as a replay', async () => {
    const { resource, made } = recallable();
    const ask = { body, key: 'heard-twice' };
    const first = await hear(resource, world.kernel, ask);
    const again = await hear(resource, world.kernel, ask);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(again.headers).toEqual({ ...first.headers, 'idempotency-replayed': 'true' });
    expect([saidIn(again), eventsOf(again).at(-1)]).toEqual([saidIn(first), eventsOf(first).at(-1)]);
    expect(made()).toBe(1);
  });

  test('what was streamed first may be asked for whole afterwards, and the other way round', async () => {
    const { resource, made } = recallable();
    const heard = await hear(resource, world.kernel, { body, key: 'heard-then-whole' });
    const read = await whole(resource, { key: 'heard-then-whole' });
    expect([eventsOf(heard).at(-1)?.data, read.headers?.['idempotency-replayed']]).toEqual([
      read.body,
      'true',
    ]);
    const readFirst = await whole(resource, { key: 'whole-then-heard' });
    const heardAfter = await hear(resource, world.kernel, { body, key: 'whole-then-heard' });
    expect(eventsOf(heardAfter).at(-1)?.data).toBe(readFirst.body);
    expect(heardAfter.headers).toHaveProperty('idempotency-replayed', 'true');
    expect(made()).toBe(2);
  });

  test('what failed half-way is not kept: the same key tries again', async () => {
    let fails = true;
    const resource = resourceOf(async ({ tell }) => {
      tell('Bonjour.');
      if (fails) throw new Error('the process stumbled');
      return answerOf('Bonjour.');
    });
    const ask = { body, key: 'half-way' };
    expect(eventsOf(await hear(resource, world.kernel, ask)).at(-1)?.name).toBe('error');
    fails = false;
    const second = await hear(resource, world.kernel, ask);
    expect(eventsOf(second).map(({ name }) => name)).toEqual(['delta', 'result']);
    expect(second.headers).not.toHaveProperty('idempotency-replayed');
  });
});
