import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { OperatorSecret } from '../../../../functions/kernel/identity/operator-secret.ts';

/** Secrets Manager, as far as it is asked: what is kept under a name, nothing of that name, or out of order. */
const kept = new Map<string, { readonly status: number; readonly body: object }>();
let server: Server;
let operatorSecret: OperatorSecret;
let clearCaches: () => void;
const before = { ...process.env };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { SecretId }: ReturnType<typeof JSON.parse> = JSON.parse(text);
    const answer = kept.get(SecretId) ?? {
      status: 400,
      body: {
        __type: 'ResourceNotFoundException',
        message: 'Secrets Manager can’t find the specified secret.',
      },
    };
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${port}`,
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_MAX_ATTEMPTS: '1',
  });
  // The package keeps a client of whatever the environment names first.
  jest.resetModules();
  ({ clearCaches } = await import('@aws-lambda-powertools/parameters'));
  ({ operatorSecret } = await import('../../../../functions/kernel/identity/operator-secret-gateway.ts'));
});

afterAll(async () => {
  process.env = before;
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  clearCaches();
  kept.clear();
  delete process.env.STRIPE_SECRET;
  delete process.env.ANTHROPIC_SECRET;
});

test('a secret is the one that the environment names', async () => {
  process.env.ANTHROPIC_SECRET = 'comptoir/dev/anthropic';
  kept.set('comptoir/dev/anthropic', { status: 200, body: { SecretString: 'the key' } });
  await expect(operatorSecret('anthropic')).resolves.toBe('the key');
});

test('a resource that is given no name gets no secret, even if one exists', async () => {
  kept.set('comptoir/dev/stripe', { status: 200, body: { SecretString: 'another key' } });
  await expect(operatorSecret('stripe')).resolves.toBeUndefined();
});

test('what an operator has not given is not there, and that is no failure', async () => {
  process.env.STRIPE_SECRET = 'comptoir/dev/stripe';
  await expect(operatorSecret('stripe')).resolves.toBeUndefined();
});

test('a secret that is there and may not be read is a failure', async () => {
  process.env.STRIPE_SECRET = 'comptoir/dev/stripe';
  kept.set('comptoir/dev/stripe', {
    status: 400,
    body: { __type: 'AccessDeniedException', message: 'not authorized' },
  });
  await expect(operatorSecret('stripe')).rejects.toThrow('not authorized');
});
