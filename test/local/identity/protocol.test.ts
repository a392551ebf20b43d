import { rename } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CLIENT_ID, makeWorld, PASSWORD, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

afterAll(() => world.close());

describe('the protocol', () => {
  test('an error is a 400 with its name in the body and in x-amzn-errortype', async () => {
    const response = await world.post(
      'InitiateAuth',
      JSON.stringify({
        ClientId: CLIENT_ID,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'x@y.test', PASSWORD: 'nope' },
      }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:');
    expect(await response.json()).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"ClientId": 7}', '{"ClientMetadata": "fr"}'])(
    'a body of %p is a SerializationException',
    async (body) => {
      const response = await world.post('SignUp', body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
    },
  );

  test('a missing parameter is an InvalidParameterException that names it', async () => {
    const response = await world.post('SignUp', JSON.stringify({ ClientId: CLIENT_ID }));
    expect(await response.json()).toMatchObject({
      __type: 'InvalidParameterException',
      message: expect.stringContaining('Username'),
    });
  });

  test('an operation that is not served is an UnknownOperationException', async () => {
    for (const target of ['AdminDeleteUser', 'constructor', '']) {
      const response = await world.post(target, '{}');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
    }
  });

  test('a body over 16 KB is refused with an answer, not a broken connection', async () => {
    const response = await world.post('SignUp', JSON.stringify({ ClientId: 'x'.repeat(300_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ __type: 'RequestEntityTooLargeException' });
  });

  const signUp = (name: string) => {
    const Username = `${name}@comptoir.test`;
    return world.post('SignUp', JSON.stringify({ ClientId: CLIENT_ID, Username, Password: PASSWORD }));
  };
  const told = (error: unknown) => ({
    message: 'identity failed',
    error,
    fields: { target: 'AWSCognitoIdentityProviderService.SignUp' },
  });

  test('what it fails of itself is an InternalErrorException, and the log has the cause', async () => {
    const away = `${world.dataDir}-away`;
    await rename(world.dataDir, away);
    const response = await signUp('unsaved').finally(() => rename(away, world.dataDir));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      __type: 'InternalErrorException',
      message: 'Something went wrong.',
    });
    expect(world.failures.at(-1)).toEqual(told(expect.objectContaining({ code: 'ENOENT' })));
  });

  test('a message that cannot be delivered is said to be so, and the log has the cause', async () => {
    const cause = new Error('the mailbox is gone');
    world.failMail(cause);
    const response = await signUp('undelivered').finally(() => world.failMail(null));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'CodeDeliveryFailureException' });
    expect(world.failures.at(-1)).toEqual(told(cause));
  });

  test('a preflight is granted what it asks for', async () => {
    const response = await fetch(world.endpoint, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'content-type,x-amz-target,x-amz-user-agent' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'content-type,x-amz-target,x-amz-user-agent',
    );
  });

  test('anything else is not found', async () => {
    expect((await fetch(world.endpoint)).status).toBe(404);
    expect((await fetch(`${world.endpoint}other_Pool/.well-known/jwks.json`)).status).toBe(404);
  });

  test.each([
    [{}, {}, 'fr'],
    [{}, { 'accept-language': 'en-CA,fr;q=0.5' }, 'en'],
    [{}, { 'accept-language': 'es, en;q=0.5' }, 'fr'],
    [{ language: 'fr' }, { 'accept-language': 'en' }, 'fr'],
    [{ language: 'en' }, {}, 'en'],
  ])('with metadata %j and headers %j the message is in %s', async (ClientMetadata, headers, language) => {
    const Username = `language-${Math.abs(hash(JSON.stringify([ClientMetadata, headers])))}@comptoir.test`;
    const body = JSON.stringify({ ClientId: CLIENT_ID, Username, Password: PASSWORD, ClientMetadata });
    expect((await world.post('SignUp', body, headers)).status).toBe(200);
    const [message] = world.mailbox.list(Username);
    const subject = {
      fr: 'est votre code de confirmation Comptoir',
      en: 'is your Comptoir confirmation code',
    };
    expect(message?.subject).toBe(
      `${world.codeFor(Username)} ${language === 'fr' ? subject.fr : subject.en}`,
    );
    expect(message?.html).toContain(`lang="${language}"`);
    expect(message?.html).toContain(world.codeFor(Username));
  });
});

const hash = (text: string) => [...text].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) | 0, 7);
