import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BrokenDataFile } from '../../../local/atomic-file.ts';
import { openIdentity } from '../../../local/identity/open-identity.ts';
import { CLIENT_ID, makeWorld, PASSWORD, POOL_ID, type World } from './world.ts';

let world: World;

beforeEach(async () => {
  world = await makeWorld();
});

afterEach(() => world.close());

const call = async (target: string, fields: object) => {
  const response = await world.post(target, JSON.stringify({ ClientId: CLIENT_ID, ...fields }));
  const body: unknown = await response.json();
  return { status: response.status, body };
};

const signIn = (USERNAME: string) =>
  call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } });

describe('the data folder', () => {
  test('holds all that was answered: sign-up, code, confirmation and sessions outlive a kill after each answer', async () => {
    const Username = 'kill@comptoir.test';
    await call('SignUp', { Username, Password: PASSWORD });
    await world.reopen();
    await call('ConfirmSignUp', { Username, ConfirmationCode: world.codeFor(Username) });
    await world.reopen();
    const signedIn = await signIn(Username);
    expect(signedIn.status).toBe(200);
    const refreshToken = /"RefreshToken":"([^"]+)"/.exec(JSON.stringify(signedIn.body))?.[1];
    await world.reopen();
    const parameters = { AuthFlow: 'REFRESH_TOKEN', AuthParameters: { REFRESH_TOKEN: refreshToken } };
    expect((await call('InitiateAuth', parameters)).status).toBe(200);
    await call('RevokeToken', { Token: refreshToken });
    await world.reopen();
    expect((await call('InitiateAuth', parameters)).body).toMatchObject({
      message: 'Refresh Token has been revoked',
    });
  });

  test('keeps all of many sign-ups answered at the same time', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `many-${index}@comptoir.test`);
    await Promise.all(emails.map((Username) => call('SignUp', { Username, Password: PASSWORD })));
    await world.reopen();
    const answers = await Promise.all(emails.map(signIn));
    expect(answers.map(({ body }) => body)).toEqual(
      emails.map(() => expect.objectContaining({ __type: 'UserNotConfirmedException' })),
    );
  });

  test('makes one account of two sign-ups with the same address at the same time', async () => {
    const Username = 'race@comptoir.test';
    const answers = await Promise.all([1, 2].map(() => call('SignUp', { Username, Password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('holds no password, code or refresh token in a readable form, and is private to its owner', async () => {
    const Username = 'secret@comptoir.test';
    await call('SignUp', { Username, Password: PASSWORD });
    const code = world.codeFor(Username);
    const before = await readFile(join(world.dataDir, 'identity.json'), 'utf8');
    await call('ConfirmSignUp', { Username, ConfirmationCode: code });
    const refreshToken =
      /"RefreshToken":"([^"]+)"/.exec(JSON.stringify((await signIn(Username)).body))?.[1] ?? '';
    const after = await readFile(join(world.dataDir, 'identity.json'), 'utf8');
    expect(refreshToken.length).toBeGreaterThan(40);
    for (const secret of [PASSWORD, `"${code}"`, refreshToken]) expect(before + after).not.toContain(secret);
    for (const file of ['identity.json', 'identity-key.pem']) {
      expect((await stat(join(world.dataDir, file))).mode & 0o777).toBe(0o600);
    }
    expect((await readdir(world.dataDir)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('keeps its signing key from one start to the next', async () => {
    const first = world.identity.jwks;
    expect((await world.reopen()).jwks).toEqual(first);
  });

  test('seeding the same user twice keeps the first password', async () => {
    const first = await world.identity.createConfirmedUser('demo@comptoir.test', PASSWORD);
    expect(await world.identity.createConfirmedUser('DEMO@comptoir.test', 'Autre2026')).toEqual(first);
    expect((await signIn('demo@comptoir.test')).status).toBe(200);
  });

  test.each([
    ['identity.json', '{"users": ['],
    ['identity.json', '{"poolId":"ca-central-1_Comptoir","users":[{"sub":1}],"sessions":[]}'],
    ['identity.json', '{"poolId":"ca-central-1_Other","users":[],"sessions":[]}'],
    ['identity-key.pem', 'not a key'],
  ])('says in one sentence that %s is broken', async (file, text) => {
    await writeFile(join(world.dataDir, file), text);
    const error: unknown = await world.reopen().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BrokenDataFile);
    expect(String(error)).toMatch(new RegExp(`^BrokenDataFile: The data file \\S+${file} [^.]+\\.$`));
  });

  test('refuses an issuer that is not the address of its pool', async () => {
    const { dataDir, now, mailbox } = world;
    const open = openIdentity({
      dataDir,
      now,
      deliver: mailbox.deliver,
      logger: { error: () => undefined },
      issuer: 'http://localhost:3000/identity',
      poolId: POOL_ID,
      clientId: CLIENT_ID,
    });
    await expect(open).rejects.toThrow('must end with the pool id');
  });
});
