import { describe, expect, test } from '@jest/globals';
import { askSlugState, cleanSlug, knownSlugState } from '../../../web/features/slug/slug-check.ts';
import { createApi } from '../../../web/lib/api.ts';
import { ApiError, NetworkError } from '../../../web/lib/api-error.ts';
import type { HttpRequest } from '../../../web/lib/http.ts';

const signal = new AbortController().signal;
const config = { method: 'GET', path: '/' };

describe('the slug check', () => {
  test('takes what is typed trimmed and in lower case', () => {
    expect(cleanSlug('  Studio-Lumiere ')).toBe('studio-lumiere');
  });

  test.each(['', 'ab', 'a b c', 'Ab-c', 'é-é-é', 'x'.repeat(51)])(
    '"%s" is unknown, and nobody is asked',
    (slug) => {
      expect(knownSlugState(slug)).toBe('unknown');
    },
  );

  test('a reserved word is taken, anything else is asked for', () => {
    expect(knownSlugState('admin')).toBe('taken');
    expect(knownSlugState('studio')).toBe('checking');
  });

  test('an answer means taken unless it is one’s own, 404 available, anything else says nothing', async () => {
    const stateOf = (answer: unknown, own?: string) =>
      askSlugState(
        createApi(async () => {
          if (answer instanceof Error) throw answer;
          return answer;
        }),
        'studio',
        signal,
        own,
      );
    const others = { data: { slug: 'studio' } };
    expect(await stateOf(others)).toBe('taken');
    expect(await stateOf(others, 'atelier')).toBe('taken');
    expect(await stateOf({ data: { slug: 'atelier' } }, 'atelier')).toBe('available');
    expect(await stateOf(new ApiError(config, 404, ''))).toBe('available');
    expect(await stateOf(new ApiError(config, 500, ''))).toBe('unknown');
    expect(await stateOf(new NetworkError('x'))).toBe('unknown');
  });

  test('the config is not retried', async () => {
    const sent: HttpRequest[] = [];
    const api = createApi(async (request) => {
      sent.push(request);
      return { data: { slug: 'studio' } };
    });
    await askSlugState(api, 'studio', signal);
    expect(sent).toEqual([{ method: 'GET', path: '/public/sites/studio/config', retries: 0, signal }]);
  });
});
