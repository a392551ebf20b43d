import { describe, expect, test } from '@jest/globals';
import type { Me } from '../../../shared/schemas/me.ts';
import { createLoader, firstTenantName } from '../../../web/features/session/load-session.ts';
import { createApi } from '../../../web/lib/api.ts';
import { ApiError, NetworkError } from '../../../web/lib/api-error.ts';
import { meOf, signedInStore, tenant, tokensOf } from './world.ts';

const nobody = meOf({ tenant: null, role: null });

/** A session whose server answers GET /v1/me with these in turn, the last one for ever. */
const world = (...answers: Array<Me | Error | (() => Me)>) => worldRefusing(null, ...answers);

/** The same, where no business can be made. */
const worldRefusing = (refusal: Error | null, ...answers: Array<Me | Error | (() => Me)>) => {
  const { store } = signedInStore();
  const calls: string[] = [];
  const bodies: unknown[] = [];
  let asked = 0;
  const api = createApi(async ({ method, path, body }) => {
    calls.push(`${method} ${path}`);
    bodies.push(body);
    if (method === 'POST') {
      if (refusal) throw refusal;
      return { data: tenant };
    }
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return { data: typeof answer === 'function' ? answer() : answer };
  });
  const loader = createLoader({ api, store, timezone: () => 'America/Toronto', language: () => 'fr' });
  return { store, ...loader, calls, bodies };
};

const refused = new ApiError({ method: 'GET', path: '/v1/me' }, 401, '');

describe('loading the signed-in user', () => {
  test('makes the session ready', async () => {
    const { store, load } = world(meOf());
    await load();
    expect(store.getPhase()).toEqual({ kind: 'ready', me: meOf() });
  });

  test('is one call, however many screens ask', async () => {
    const { load, calls } = world(meOf());
    await Promise.all([load(), load()]);
    expect(calls).toEqual(['GET /v1/me']);
  });

  test('is a call of its own after a change, which the one under way may not have seen', async () => {
    const { store, load, loadAnew, calls } = world(
      meOf({ tenant: { ...tenant, name: 'Before' } }),
      meOf({ tenant: { ...tenant, name: 'After' } }),
    );
    const before = load();
    await Promise.all([loadAnew(), loadAnew(), before]);
    expect(calls).toEqual(['GET /v1/me', 'GET /v1/me']);
    expect(store.getPhase()).toEqual({ kind: 'ready', me: meOf({ tenant: { ...tenant, name: 'After' } }) });
  });

  test('after a change is not refused by what the one before met', async () => {
    const { store, load, loadAnew } = world(new NetworkError({ method: 'GET', path: '/v1/me' }), meOf());
    const before = load();
    await loadAnew();
    await before;
    expect(store.getPhase()).toEqual({ kind: 'ready', me: meOf() });
  });

  test('makes a business where there is none, named after the e-mail', async () => {
    const { store, load, calls, bodies } = world(nobody, meOf());
    await load();
    expect(calls).toEqual(['GET /v1/me', 'POST /v1/tenants', 'GET /v1/me']);
    expect(bodies[1]).toEqual({ name: 'claire', timezone: 'America/Toronto', language: 'fr' });
    expect(store.getPhase().kind).toBe('ready');
  });

  test('never makes one for a member who was removed', async () => {
    const { store, load, calls } = world({ ...nobody, removed: true });
    await load();
    expect(calls).toEqual(['GET /v1/me']);
    expect(store.getPhase()).toMatchObject({ kind: 'ready', me: { tenant: null } });
  });

  test('never makes one while invitations wait for an answer', async () => {
    const invitations = [{ invitationId: 'i1', tenantName: 'Salon Roy', role: 'staff' as const }];
    const { store, load, calls } = world({ ...nobody, invitations });
    await load();
    expect(calls).toEqual(['GET /v1/me']);
    expect(store.getPhase()).toMatchObject({ kind: 'ready', me: { tenant: null, invitations } });
  });

  test('reads the user again where an invitation came before the business was made', async () => {
    const pending = new ApiError(
      { method: 'POST', path: '/v1/tenants' },
      409,
      JSON.stringify({ error: { code: 'invitation_pending', message: 'x' } }),
    );
    const { store, load, calls } = worldRefusing(pending, nobody, meOf({ role: 'staff' }));
    await load();
    expect(calls).toEqual(['GET /v1/me', 'POST /v1/tenants', 'GET /v1/me']);
    expect(store.getPhase()).toMatchObject({ kind: 'ready', me: { role: 'staff' } });
  });

  test('fails where a business could not be made for any other reason', async () => {
    const { store, load } = worldRefusing(new NetworkError('x'), nobody);
    await load();
    expect(store.getPhase()).toEqual({ kind: 'failed' });
  });

  test('a refusal meant for the one before does not sign out who came after', async () => {
    const { store, load } = world(() => {
      store.signIn(tokensOf('marc'));
      throw refused;
    }, meOf());
    await load();
    expect(store.getTokens()).toEqual(tokensOf('marc'));
    expect(store.getPhase().kind).toBe('ready');
  });

  test('a refused token clears the session', async () => {
    const { store, load } = world(refused);
    await load();
    expect(store.getPhase()).toEqual({ kind: 'anonymous' });
  });

  test.each([new NetworkError('x'), new ApiError({ method: 'GET', path: '/' }, 500, '')])(
    'any other failure (%s) keeps it',
    async (error) => {
      const { store, load } = world(error);
      await load();
      expect(store.getPhase()).toEqual({ kind: 'failed' });
      expect(store.getTokens()).not.toBeNull();
    },
  );

  test('a refresh that fails keeps the user on screen and says so', async () => {
    const { store, load } = world(meOf(), new NetworkError('x'));
    await load();
    await expect(load()).rejects.toThrow(NetworkError);
    expect(store.getPhase().kind).toBe('ready');
  });

  test('an answer for the one before is not shown to the one who signed in meanwhile', async () => {
    const marc = meOf({ user: { userId: 'u2', tenantId: 't2', email: 'marc@x.ca' } });
    const { store, load } = world(() => {
      store.signIn(tokensOf('marc'));
      return meOf();
    }, marc);
    await load();
    expect(store.getPhase()).toEqual({ kind: 'ready', me: marc });
  });
});

test.each([
  ['claire.b@studio.ca', 'claire.b'],
  ['@studio.ca', 'Comptoir'],
  ['', 'Comptoir'],
])('the first name of the business of %s is %s', (email, name) => {
  expect(firstTenantName(email)).toBe(name);
});
