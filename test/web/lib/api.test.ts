import { expect, test } from '@jest/globals';
import { createApi, pathOf } from '../../../web/lib/api.ts';
import type { HttpRequest } from '../../../web/lib/http.ts';

test('a route’s parameters are escaped and its absent queries left out', () => {
  expect(pathOf('/v1/leads/{leadId}', { params: { leadId: 'a/b?c' } })).toBe('/v1/leads/a%2Fb%3Fc');
  expect(pathOf('/v1/leads', { query: { limit: 8, cursor: undefined } })).toBe('/v1/leads?limit=8');
  expect(pathOf('/v1/leads', { query: { cursor: undefined } })).toBe('/v1/leads');
});

test('a call sends the route’s method, path and body, and answers its data', async () => {
  const sent: HttpRequest[] = [];
  const api = createApi(async (request) => {
    sent.push(request);
    return { data: { leadId: 'l1' } };
  });
  const body = { status: 'won' as const, version: 3 };
  expect(await api('PATCH /v1/leads/{leadId}', { params: { leadId: 'l1' }, body })).toEqual({ leadId: 'l1' });
  expect(sent).toEqual([{ method: 'PATCH', path: '/v1/leads/l1', body }]);
});

test('an answer without an envelope is the data itself, and 204 is nothing', async () => {
  const answers = [{ reply: 'Bonjour' }, undefined];
  const api = createApi(async () => answers.shift());
  expect(await api('GET /v1/me')).toEqual({ reply: 'Bonjour' });
  expect(await api('DELETE /v1/leads/{leadId}', { params: { leadId: 'l1' } })).toBeUndefined();
});
