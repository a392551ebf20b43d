import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CognitoUserSession } from 'amazon-cognito-identity-js';
import fc from 'fast-check';
import { seededRuns } from '../../support/seeded.ts';
import { browserClient, signIn } from './browser-client.ts';
import { CLIENT_ID, HOUR_MS, makeWorld, PASSWORD, type World } from './world.ts';

let world: World;
let client: ReturnType<typeof browserClient>;

beforeAll(async () => {
  world = await makeWorld();
  client = browserClient(world);
});

afterAll(() => world.close());

/** Asked on the wire: the client itself repeats a refused refresh for six seconds before it says so. */
async function refusalOf(session: CognitoUserSession): Promise<unknown> {
  const AuthParameters = { REFRESH_TOKEN: session.getRefreshToken().getToken() };
  const body = { ClientId: CLIENT_ID, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters };
  const answer: unknown = await (await world.post('InitiateAuth', JSON.stringify(body))).json();
  return typeof answer === 'object' && answer && 'message' in answer ? answer.message : null;
}

describe('amazon-cognito-identity-js, the client of the web application', () => {
  test('signs up, confirms with the code of the message and signs in by SRP', async () => {
    const email = 'marie@comptoir.test';
    const { userSub, userConfirmed } = await client.signUp(email, PASSWORD);
    expect(userConfirmed).toBe(false);
    await expect(client.signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'UserNotConfirmedException' });
    await client.confirm(email, world.codeFor(email));
    const { session } = await client.signIn(email, PASSWORD);
    expect(session.isValid()).toBe(true);
    expect(session.getIdToken().payload).toMatchObject({ sub: userSub, email, email_verified: true });
  });

  test('signs in whatever the case of the address, and by USER_PASSWORD_AUTH too', async () => {
    await world.identity.createConfirmedUser('luc@comptoir.test', PASSWORD);
    const bySrp = await client.signIn('Luc@Comptoir.TEST', PASSWORD);
    const byPassword = await client.signIn('LUC@comptoir.test', PASSWORD, 'USER_PASSWORD_AUTH');
    expect(bySrp.session.getIdToken().payload.sub).toBe(byPassword.session.getIdToken().payload.sub);
  });

  test('resends a code, and only the newest one confirms', async () => {
    const email = 'resend@comptoir.test';
    await client.signUp(email, PASSWORD);
    const first = world.codeFor(email);
    await client.resend(email);
    const second = world.codeFor(email);
    expect(world.mailbox.list(email)).toHaveLength(2);
    if (first !== second) {
      await expect(client.confirm(email, first)).rejects.toMatchObject({ code: 'CodeMismatchException' });
    }
    await expect(client.confirm(email, second)).resolves.toBe('SUCCESS');
  });

  test('refreshes a session, keeping its refresh token and its first sign-in', async () => {
    await world.identity.createConfirmedUser('refresh@comptoir.test', PASSWORD);
    const { user, session } = await client.signIn('refresh@comptoir.test', PASSWORD);
    const fresh = await client.refresh(user, session);
    expect(fresh.getRefreshToken().getToken()).toBe(session.getRefreshToken().getToken());
    const { jti, origin_jti, auth_time } = session.getAccessToken().payload;
    expect(fresh.getAccessToken().payload).toMatchObject({ origin_jti, auth_time });
    expect(fresh.getAccessToken().payload.jti).not.toBe(jti);
  });

  test('resets a forgotten password; the old one is then refused', async () => {
    const email = 'forgot@comptoir.test';
    await world.identity.createConfirmedUser(email, PASSWORD);
    await expect(client.forgot(email)).resolves.toMatchObject({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'f***@c***' },
    });
    await client.reset(email, world.codeFor(email), 'Tulipe2027');
    await expect(client.signIn(email, PASSWORD)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(client.signIn(email, 'Tulipe2027')).resolves.toBeDefined();
  });

  test('signs out everywhere: no session of the user can be refreshed any more', async () => {
    const email = 'global@comptoir.test';
    await world.identity.createConfirmedUser(email, PASSWORD);
    const here = await client.signIn(email, PASSWORD);
    const elsewhere = browserClient(world);
    const there = await elsewhere.signIn(email, PASSWORD);
    await new Promise((onSuccess, onFailure) => here.user.globalSignOut({ onSuccess, onFailure }));
    expect(await refusalOf(here.session)).toBe('Refresh Token has been revoked');
    expect(await refusalOf(there.session)).toBe('Refresh Token has been revoked');
  });

  test('signs out of this browser by revoking its refresh token, and leaves the others signed in', async () => {
    const email = 'revoke@comptoir.test';
    await world.identity.createConfirmedUser(email, PASSWORD);
    const here = await client.signIn(email, PASSWORD);
    const elsewhere = browserClient(world);
    const there = await elsewhere.signIn(email, PASSWORD);
    await new Promise<void>((resolve) => here.user.signOut(resolve));
    expect(await refusalOf(here.session)).toBe('Refresh Token has been revoked');
    await expect(elsewhere.refresh(there.user, there.session)).resolves.toBeDefined();
  });

  test('meets NEW_PASSWORD_REQUIRED for a temporary password, and can complete it', async () => {
    const email = 'invited@comptoir.test';
    await world.identity.createUserWithTemporaryPassword(email, PASSWORD);
    const user = client.user(email);
    await expect(signIn(user, email, PASSWORD)).rejects.toThrow('NEW_PASSWORD_REQUIRED');
    const session = await new Promise((onSuccess, onFailure) =>
      user.completeNewPasswordChallenge('Tulipe2027', {}, { onSuccess, onFailure }),
    );
    expect(session).toBeDefined();
    await expect(client.signIn(email, 'Tulipe2027')).resolves.toBeDefined();
  });

  test('signs in by SRP although the service was killed between challenge and answer', async () => {
    await world.identity.createConfirmedUser('killed@comptoir.test', PASSWORD);
    world.killBefore('RespondToAuthChallenge');
    await expect(client.signIn('killed@comptoir.test', PASSWORD)).resolves.toBeDefined();
  });

  test('signs in while the clock of the service is a day ahead of the browser', async () => {
    await world.identity.createConfirmedUser('ahead@comptoir.test', PASSWORD);
    world.advance(24 * HOUR_MS);
    const { session } = await client.signIn('ahead@comptoir.test', PASSWORD);
    world.advance(-24 * HOUR_MS);
    expect(session.isValid()).toBe(true);
  });

  test('any password that the policy admits signs in by SRP, and no other one does', async () => {
    const passwords = fc
      .string({ unit: 'grapheme', minLength: 6, maxLength: 30 })
      .map((text) => `a1${text}.`);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(passwords, async (password) => {
        count += 1;
        const email = `any-${count}@comptoir.test`;
        await world.identity.createConfirmedUser(email, password);
        await client.signIn(email, password);
        await expect(client.signIn(email, `${password}x`)).rejects.toMatchObject({
          code: 'NotAuthorizedException',
        });
      }),
      seededRuns(4),
    );
  }, 60_000);
});
