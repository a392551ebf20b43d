import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AppError } from '../../../../functions/kernel/app-error.ts';
import type { Table } from '../../../../functions/kernel/table/table.ts';
import { isMutation } from '../../../../shared/routes/route-spec.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../../../shared/routes.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { methodOf, openStage, type Stage, validRequests } from '../../manifest/requests.ts';

/** What the database is made to fail with, once it is set. */
let failure: Error | undefined;

const failing = (table: Table): Table => ({
  ...table,
  all: (range, most) => (failure ? Promise.reject(failure) : table.all(range, most)),
  attempt: (writes) => (failure ? Promise.reject(failure) : table.attempt(writes)),
});

let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await openWorld((kernel) => ({ ...kernel, table: failing(kernel.table) }));
  stage = await openStage(world);
});
afterAll(() => world.stop());

const get = (
  path: string,
  headers: Record<string, string> = {},
  token: string | undefined = stage.owner.token,
) => world.call('GET', path, { token, headers });

/** What was logged as unexpected, by its message, and forgets it. */
const logged = (): readonly string[] =>
  world.logs
    .splice(0)
    .flatMap(({ message, error }) =>
      message === 'unexpected failure' && error instanceof Error ? [error.message] : [],
    );

describe('an error', () => {
  const asked: ReadonlyArray<readonly [string | undefined, string]> = [
    [undefined, 'Introuvable. Vérifiez l’adresse, ou rechargez la liste.'],
    ['fr-CA', 'Introuvable. Vérifiez l’adresse, ou rechargez la liste.'],
    ['de', 'Introuvable. Vérifiez l’adresse, ou rechargez la liste.'],
    ['fr;q=0.5, en', 'Introuvable. Vérifiez l’adresse, ou rechargez la liste.'],
    ['en', 'Not found. Please check the address, or load the list again.'],
    ['EN-gb, fr', 'Not found. Please check the address, or load the list again.'],
  ];

  test.each(asked)('speaks the language asked for: %s', async (language, message) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const { status, json } = await get('/v1/leads/nobody', headers);
    expect([status, json]).toEqual([404, { error: { code: 'not_found', message } }]);
  });

  test('follows ?lang before the header, when it is one of ours', async () => {
    const said = async (query: string, language: string) =>
      (await get(`/public/sites/nobody/config?${query}`, { 'accept-language': language })).json.error.message;
    expect(await said('lang=en', 'fr')).toBe('Site not found');
    expect(await said('lang=fr', 'en')).toBe('Site introuvable');
    for (const none of ['lang=', 'lang=de', 'lang=english'])
      expect([none, await said(none, 'en')]).toEqual([none, 'Site not found']);
  });

  test('says what is wrong with each field in that language too', async () => {
    const token = stage.owner.token;
    const answer = await world.call('POST', '/v1/services', {
      token,
      body: { durationMin: 3 },
      headers: { 'accept-language': 'en' },
    });
    expect([answer.status, answer.json]).toEqual([
      400,
      {
        error: {
          code: 'invalid_request',
          message: 'The request is invalid. Please correct what is named.',
          issues: expect.arrayContaining([
            { path: 'name', message: 'Service name is required.' },
            { path: 'durationMin', message: 'At least 5.' },
          ]),
        },
      },
    ]);
  });

  test('that is unexpected is a 500 without details, and is logged with its cause', async () => {
    failure = new Error('the table is on fire at 10.0.0.1');
    const { status, json, text } = await get('/v1/services');
    failure = undefined;
    expect([status, json.error]).toEqual([
      500,
      { code: 'internal', message: 'Une erreur est survenue. Réessayez plus tard.' },
    ]);
    expect(text).not.toContain('fire');
    expect(logged()).toEqual(['the table is on fire at 10.0.0.1']);
  });

  test('of another service is logged with what that service said, although the answer is that we are busy', async () => {
    failure = new AppError('busy', { cause: new Error('AccessDenied') });
    const { status } = await get('/v1/services');
    failure = undefined;
    expect([status, logged()]).toEqual([503, ['AccessDenied']]);
  });

  test('that a form shows as a page is logged as well', async () => {
    const { path, options } = await validRequests['POST /site/{slug}/book'](stage);
    failure = new AppError('busy', { cause: new Error('AccessDenied') });
    const { status, headers } = await world.call('POST', path, options);
    failure = undefined;
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(logged()).toEqual(['AccessDenied']);
  });

  test('that refuses the caller, or only asks them to try again, is not', async () => {
    for (const refusal of [new AppError('slot_taken', { cause: new Error('lost') }), new AppError('busy')]) {
      failure = refusal;
      await get('/v1/services');
      failure = undefined;
    }
    expect(logged()).toEqual([]);
  });
});

/** Of files, only the description of the API is the same for everybody. */
const cachingOf = {
  data: /^no-store$/,
  page: /private|no-store/,
  file: /^(private.*|no-store|public, max-age=300)$/,
};

/** What the owner of a business cannot do as its owner. */
const ownerMayNot: readonly RouteKey[] = ['DELETE /v1/members/me'];

describe('every answer', () => {
  test.each(routeKeys)('%s has its content type, its caching and its openness', async (route) => {
    const { path, options } = await validRequests[route](stage);
    const { status, headers, json, text } = await world.call(methodOf(route), path, {
      token: stage.owner.token,
      ...options,
    });
    const { answers, data, status: made = 200 } = routeSpec(route);
    expect(status).toBeLessThan(500);
    expect(headers['access-control-allow-origin']).toBe(path.startsWith('/public/') ? '*' : undefined);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers['cache-control']).toMatch(cachingOf[answers ?? 'data']);
    if (answers === 'page') expect(headers['content-type']).toBe('text/html; charset=utf-8');
    if (answers) return;
    expect(headers['content-type']).toBe(text === '' ? undefined : 'application/json; charset=utf-8');
    if (status >= 400)
      expect([json.error.code, ownerMayNot]).toEqual([json.error.code, expect.arrayContaining([route])]);
    else if (data) {
      expect([status, Object.keys(json)]).toEqual([made, ['data']]);
      data.validateSync(json.data, { strict: true });
    } else expect([status, text]).toEqual([204, '']);
  });

  test('a refusal of a public call is open to other origins too, so that a widget can read it', async () => {
    const { status, headers } = await world.call('GET', '/public/sites/nobody/config');
    expect([status, headers['access-control-allow-origin'], headers['cache-control']]).toEqual([
      404,
      '*',
      'no-store',
    ]);
  });

  test('there are mutations among them', () =>
    expect(routeKeys.filter(isMutation).length).toBeGreaterThan(10));
});
