import { createServer, type Server } from 'node:http';
import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sessionsIn } from '../../../../functions/resources/members/sessions-gateway.ts';
import {
  CLIENT_ID,
  makeWorld,
  PASSWORD,
  POOL_ID,
  type World as Pool,
} from '../../../local/identity/world.ts';
import { dataOf, invite, membersOf, meOf, seen } from '../../../support/team.ts';
import { signToken } from '../../../support/tokens.ts';
import { type Business, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';

let pool: Pool;
let front: Server;
let isDown = false;
let world: World;
let business: Business;
beforeAll(async () => {
  pool = await makeWorld();
  front = createServer((request, response) => {
    if (isDown) response.writeHead(500).end();
    else void pool.identity.handle(request, response);
  });
  const port = await new Promise<number>((resolve) => {
    front.listen(0, '127.0.0.1', () => resolve(Object(front.address()).port));
  });
  const endpoint = `http://127.0.0.1:${port}/identity/`;
  const userPool = { id: POOL_ID, endpoint, credentials: pool.identity.admin };
  world = await openWorld((kernel) => ({ ...kernel, settings: { ...kernel.settings, userPool } }));
});
beforeEach(async () => {
  isDown = false;
  business = await openBusiness(world);
});
afterAll(async () => {
  await world.stop();
  front.closeAllConnections();
  front.close();
  await pool.close();
});

const tokensFor = async (email: string): Promise<string> => {
  const { AuthenticationResult } = await pool.sdk.send(
    new InitiateAuthCommand({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD },
    }),
  );
  return AuthenticationResult?.RefreshToken ?? '';
};

const refreshed = (token: string) =>
  pool.sdk.send(
    new InitiateAuthCommand({
      ClientId: CLIENT_ID,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token },
    }),
  );

/** A member with an account in the pool, signed in on two machines. */
const colleague = async (email: string) => {
  const { sub } = await pool.identity.createConfirmedUser(email, PASSWORD);
  const person: Person = { userId: sub, email, token: signToken({ claims: { sub, email } }) };
  const { memberId } = await invite(world, business.owner, email, 'staff');
  await meOf(world, person);
  return { ...person, memberId, refreshTokens: [await tokensFor(email), await tokensFor(email)] };
};

const remove = (memberId: string) =>
  world.call('DELETE', `/v1/members/${memberId}`, { token: business.owner.token });

test('a member who is removed is signed out of every machine', async () => {
  const { memberId, refreshTokens } = await colleague('luc@comptoir.test');
  const other = await colleague('eva@comptoir.test');
  expect((await remove(memberId)).status).toBe(204);
  for (const token of refreshTokens)
    await expect(refreshed(token)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
  for (const token of other.refreshTokens)
    expect((await refreshed(token)).AuthenticationResult?.IdToken).toBeDefined();
});

test('a removal that cannot end the sessions removes nobody, says so, and works when asked again', async () => {
  const { memberId, refreshTokens } = await colleague('ana@comptoir.test');
  isDown = true;
  expect(await seen(remove(memberId))).toEqual([503, 'busy']);
  expect((await membersOf(world, business.owner)).map((one) => one.memberId)).toContain(memberId);
  isDown = false;
  expect((await remove(memberId)).status).toBe(204);
  for (const token of refreshTokens) await expect(refreshed(token)).rejects.toThrow('revoked');
});

test('nobody’s sessions end for an admin who may not remove them', async () => {
  const admin = await colleague('noe@comptoir.test');
  await dataOf(
    world.call('PATCH', `/v1/members/${admin.memberId}`, {
      ...{ token: business.owner.token, body: { role: 'admin' } },
    }),
  );
  const peer = await colleague('ines@comptoir.test');
  await dataOf(
    world.call('PATCH', `/v1/members/${peer.memberId}`, {
      ...{ token: business.owner.token, body: { role: 'admin' } },
    }),
  );
  const answer = world.call('DELETE', `/v1/members/${peer.memberId}`, { token: admin.token });
  expect((await seen(answer))[0]).toBe(403);
  for (const token of peer.refreshTokens)
    expect((await refreshed(token)).AuthenticationResult?.IdToken).toBeDefined();
});

test('whoever has no account any more has no session to end', async () => {
  const userPool = { id: POOL_ID, endpoint: pool.endpoint, credentials: pool.identity.admin };
  await expect(sessionsIn({ userPool })('00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined();
});

test('only the process’s own key may end sessions: anybody else is refused, and that is told', async () => {
  const { userId, refreshTokens } = await colleague('max@comptoir.test');
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
  const end = sessionsIn({ userPool: { id: POOL_ID, endpoint: pool.endpoint, credentials } });
  await expect(end(userId)).rejects.toMatchObject({ code: 'busy' });
  for (const token of refreshTokens)
    expect((await refreshed(token)).AuthenticationResult?.IdToken).toBeDefined();
});
