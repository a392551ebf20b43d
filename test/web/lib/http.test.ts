import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, errorText, NetworkError } from '../../../web/lib/api-error.ts';
import { createHttp, type HttpDeps } from '../../../web/lib/http.ts';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly credentials: string | undefined;
  readonly body: unknown;
}

const answer =
  (status: number, body: string | null = null) =>
  () =>
    new Response(body, { status });

/** A client whose server gives these answers in turn, the last one for ever. */
const world = (...answers: Array<() => Response>) => {
  const sent: Sent[] = [];
  const pauses: number[] = [];
  const onUnauthorized = jest.fn();
  let keys = 0;
  const deps: HttpDeps = {
    fetch: async (input, init) => {
      sent.push({
        url: String(input),
        method: init?.method ?? '',
        headers: new Headers(init?.headers),
        credentials: init?.credentials,
        body: init?.body,
      });
      const next = answers[Math.min(sent.length, answers.length) - 1];
      return next ? next() : new Response(null, { status: 204 });
    },
    sleep: async (ms) => void pauses.push(ms),
    newKey: () => `key-${++keys}`,
    apiBase: async () => 'https://api.test',
    language: () => 'fr',
    idToken: async () => 'the-token',
    onUnauthorized,
  };
  return { http: createHttp(deps), deps, sent, pauses, onUnauthorized };
};

const ok = answer(200, '{"data":{}}');

describe('a call of our API', () => {
  test('carries the bearer on /v1/ only, and cookies always', async () => {
    const { http, sent } = world(ok);
    await http({ method: 'GET', path: '/v1/me' });
    await http({ method: 'GET', path: '/public/sites/demo/config' });
    expect(sent.map((call) => call.headers.get('Authorization'))).toEqual(['Bearer the-token', null]);
    expect(sent.map((call) => call.credentials)).toEqual(['include', 'include']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s gets a fresh Idempotency-Key unless one is present',
    async (method) => {
      const { http, sent } = world(ok);
      await http({ method, path: '/v1/things' });
      await http({ method, path: '/v1/things' });
      await http({ method, path: '/v1/things', headers: { 'idempotency-key': 'mine' } });
      expect(sent.map((call) => call.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-2', 'mine']);
    },
  );

  describe('a change of which nobody knows whether it was done', () => {
    const gone = () => {
      throw new TypeError('Failed to fetch');
    };
    const keysOf = async (answers: Array<() => Response>, bodies: readonly object[]) => {
      const { http, sent } = world(...answers);
      for (const body of bodies)
        await http({ method: 'POST', path: '/v1/leads', body }).catch(() => undefined);
      return sent.map((call) => call.headers.get('Idempotency-Key'));
    };
    const zoe = { name: 'Zoé' };

    test.each([
      ['no answer came', gone],
      ['a gateway gave up', answer(504)],
      ['it is still under way', answer(409, '{"error":{"code":"in_progress","message":"…"}}')],
    ])('is the same change when it is sent again: %s', async (_, first) => {
      expect(await keysOf([first, ok], [zoe, zoe, zoe])).toEqual(['key-1', 'key-1', 'key-2']);
    });

    test('is another one with other words, and once it was refused', async () => {
      expect(await keysOf([gone, ok], [zoe, { name: 'Ana' }])).toEqual(['key-1', 'key-2']);
      expect(await keysOf([answer(400), ok], [zoe, zoe])).toEqual(['key-1', 'key-2']);
    });

    test('is another one after a while', async () => {
      const { http, sent } = world(gone, ok);
      const send = () => http({ method: 'POST', path: '/v1/leads', body: zoe }).catch(() => undefined);
      await send();
      const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
      await send();
      later.mockRestore();
      expect(sent.map((call) => call.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-2']);
    });
  });

  test('a read has no Idempotency-Key', async () => {
    const { http, sent } = world(ok);
    await http({ method: 'GET', path: '/v1/things' });
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  test.each([
    'https://evil.test/v1/me',
    'http://api.test/v1/me',
    'https://api.test:8443/v1/me',
    'https://api.test@evil.test/v1/me',
    '//evil.test/v1/me',
    '/\\evil.test/v1/me',
    'https://api.test.evil.test/v1/me',
    'javascript:alert(1)',
    'data:application/json,{}',
  ])('refuses the absolute address %s, and sends nothing there', async (path) => {
    const { http, sent } = world(ok);
    await expect(http({ method: 'GET', path })).rejects.toThrow('Absolute URLs are not allowed');
    expect(sent).toEqual([]);
  });

  test('accepts an absolute address under the API base', async () => {
    const { http, sent } = world(ok);
    await http({ method: 'GET', path: 'https://api.test/public/sites/demo/config' });
    expect(sent[0]?.url).toBe('https://api.test/public/sites/demo/config');
  });

  test('a 204 answers nothing', async () => {
    const { http } = world(answer(204));
    expect(await http({ method: 'DELETE', path: '/v1/leads/l1' })).toBeUndefined();
  });
});

describe('retries', () => {
  test.each([408, 413, 429, 500, 502, 503, 504])(
    'a safe method is tried twice more on %d, after 0.3 s and 0.6 s',
    async (status) => {
      const { http, sent, pauses } = world(answer(status));
      await expect(http({ method: 'GET', path: '/v1/me' })).rejects.toThrow(ApiError);
      expect(sent).toHaveLength(3);
      expect(pauses).toEqual([300, 600]);
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s is never sent again by itself: whoever asked decides',
    async (method) => {
      const { http, sent } = world(answer(503), ok);
      await expect(http({ method, path: '/v1/things', retries: 2 })).rejects.toThrow(ApiError);
      expect(sent).toHaveLength(1);
    },
  );

  test('the first good answer ends them', async () => {
    const { http, sent } = world(answer(503), ok);
    expect(await http({ method: 'GET', path: '/v1/me' })).toEqual({ data: {} });
    expect(sent).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409])('%d is not retried', async (status) => {
    const { http, sent } = world(answer(status));
    await expect(http({ method: 'GET', path: '/v1/me' })).rejects.toThrow(ApiError);
    expect(sent).toHaveLength(1);
  });

  test('a mutation is never retried', async () => {
    const { http, sent } = world(answer(503));
    await expect(http({ method: 'POST', path: '/v1/leads', body: {} })).rejects.toThrow(ApiError);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a public config', { path: '/public/sites/demo/config' }],
    ['a call that asks for none', { path: '/v1/me', retries: 0 }],
  ])('%s is asked once', async (_, request) => {
    const { http, sent, pauses } = world(answer(503));
    await expect(http({ method: 'GET', ...request })).rejects.toThrow(ApiError);
    expect(sent).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test('a call that no answer came to is not', async () => {
    const { http, sent } = world(() => {
      throw new TypeError('fetch failed');
    });
    await expect(http({ method: 'GET', path: '/v1/me' })).rejects.toThrow(NetworkError);
    expect(sent).toHaveLength(1);
  });
});

/** A client whose server never answers; a call ends with its signal, as fetch does. */
const silentWorld = () => {
  const { deps } = world(ok);
  const fetch: HttpDeps['fetch'] = (_, init) =>
    new Promise((_resolve, reject) => {
      const { signal } = init ?? {};
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  return createHttp({ ...deps, fetch });
};

describe('the time that a call may take', () => {
  const asked = jest.spyOn(AbortSignal, 'timeout');
  beforeEach(() => void asked.mockClear());
  afterAll(() => asked.mockRestore());

  test('is ten seconds, unless the caller has less or more', async () => {
    const { http } = world(ok);
    await http({ method: 'GET', path: '/v1/me' });
    await http({ method: 'GET', path: '/v1/me', timeoutMs: 60_000 });
    expect(asked.mock.calls).toEqual([[10_000], [60_000]]);
  });

  test('begins anew with each try', async () => {
    const { http } = world(answer(503), ok);
    await http({ method: 'GET', path: '/v1/me' });
    expect(asked.mock.calls).toEqual([[10_000], [10_000]]);
  });

  test('ends a call that nobody answers as a network error', async () => {
    await expect(silentWorld()({ method: 'GET', path: '/v1/me', timeoutMs: 5 })).rejects.toThrow(
      NetworkError,
    );
  });

  test('is the caller’s to cut short, which is no network error', async () => {
    const leaving = new AbortController();
    const answered = silentWorld()({ method: 'GET', path: '/v1/me', signal: leaving.signal });
    leaving.abort(new Error('left the page'));
    await expect(answered).rejects.toThrow('left the page');
  });
});

describe('failures', () => {
  test('of a body that breaks off are of the network', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('broken off')) }));
    await expect(world(broken).http({ method: 'GET', path: '/v1/me' })).rejects.toThrow(NetworkError);
  });

  test('a 401 tells which token was refused, and nothing of a call that carried none', async () => {
    const { http, onUnauthorized } = world(answer(401));
    await expect(http({ method: 'GET', path: '/public/sites/demo/slots' })).rejects.toMatchObject({
      status: 401,
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
    await expect(http({ method: 'GET', path: '/v1/me' })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([['the-token']]);
  });

  test('keep status and text, and fall back to "{method} {path} failed"', async () => {
    const withText = world(answer(502, 'upstream is away'));
    await expect(withText.http({ method: 'POST', path: '/v1/leads' })).rejects.toMatchObject({
      status: 502,
      body: 'upstream is away',
      message: 'upstream is away',
    });
    const silent = world(answer(409));
    await expect(silent.http({ method: 'POST', path: '/v1/leads' })).rejects.toThrow('POST /v1/leads failed');
  });

  test('tell after how many seconds to ask again, where the server says so in seconds', async () => {
    const secondsOf = async (value?: string) => {
      const headers = value === undefined ? {} : { 'Retry-After': value };
      const { http } = world(() => new Response('', { status: 503, headers }));
      return http({ method: 'POST', path: '/v1/leads' }).catch((error) => error.retryAfterSec);
    };
    expect(await secondsOf('42')).toBe(42);
    expect(await secondsOf()).toBeNull();
    expect(await secondsOf('Sun, 22 Nov 2026 16:00:00 GMT')).toBeNull();
  });

  test('show the server’s message only when the body is our error shape', async () => {
    const fallback = 'Impossible de sauvegarder';
    const ours = new ApiError(
      { method: 'POST', path: '/' },
      409,
      '{"error":{"code":"slug_taken","message":"Pris."}}',
    );
    const gateway = new ApiError({ method: 'POST', path: '/' }, 503, '{"message":"Service Unavailable"}');
    expect([ours, gateway, new Error('x'), null].map((error) => errorText(error, fallback))).toEqual([
      'Pris.',
      fallback,
      fallback,
      fallback,
    ]);
    expect(ours.code).toBe('slug_taken');
    expect(gateway.code).toBeNull();
  });

  test('of the network are told as "Network error"', async () => {
    const { http } = world(() => {
      throw new TypeError('fetch failed');
    });
    await expect(http({ method: 'GET', path: '/v1/me' })).rejects.toThrow(NetworkError);
    await expect(http({ method: 'GET', path: '/v1/me' })).rejects.toThrow('Network error');
  });
});
