import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { toContext } from '../../../../local/event.ts';
import { EDGE_HEADERS } from '../../../../shared/domain/edge-headers.ts';
import { type Ask, chatEvent, eventsOf, saidIn } from '../../../support/heard.ts';
import { ResponseStream, runtime, sentBy } from '../../../support/lambda-runtime.ts';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';

type Handler = NonNullable<typeof import('../../../../functions/resources/chat/handler.ts')['handler']>;

const ORIGIN_SECRET = 'the edge’s';

/** Answers for Secrets Manager: every secret has this value. */
const secrets = createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
    .end(JSON.stringify({ SecretString: ORIGIN_SECRET })),
);

/** The function finds the world's table as the world does: DynamoDB Local keeps those of each region and key apart. */
const databaseOf = async ({ kernel }: World) => {
  const { config } = kernel.table.client;
  const { protocol, hostname, port } = (await config.endpoint?.()) ?? Object();
  const { accessKeyId, secretAccessKey } = await config.credentials();
  return {
    AWS_REGION: await config.region(),
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: `${protocol}//${hostname}:${port}`,
  };
};

const environment = (world: World) => ({
  AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(secrets.address() as AddressInfo).port}`,
  STAGE: 'test',
  TABLE_NAME: world.kernel.table.name,
  USER_POOL_ID: 'ca-central-1_Pool',
  USER_POOL_CLIENT_ID: 'client',
  ORIGIN_SECRET_ARN: 'arn:origin',
  SIGNING_SECRET_ARN: 'arn:signing',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  POWERTOOLS_METRICS_DISABLED: 'true',
});

let world: World;
let path: string;
let handler: Handler;
const before = { ...process.env };
beforeAll(async () => {
  // The function reads this machine's clock.
  world = await openWorld();
  world.setClock(Date.now());
  const { slug } = await openBusiness(world);
  path = `/public/sites/${slug}/chat`;
  await new Promise<void>((done) => secrets.listen(0, '127.0.0.1', done));
  Object.assign(process.env, environment(world), await databaseOf(world));
  Object.assign(globalThis, { awslambda: runtime });
  jest.resetModules();
  const loaded = await import('../../../../functions/resources/chat/handler.ts');
  if (!loaded.handler) throw new Error('The chat has no function here.');
  handler = loaded.handler;
});
afterAll(async () => {
  process.env = before;
  Reflect.deleteProperty(globalThis, 'awslambda');
  secrets.closeAllConnections();
  secrets.close();
  await world.stop();
});

const invoke = async (ask: Partial<Ask>, secret = ORIGIN_SECRET) => {
  const stream = new ResponseStream();
  const headers = { [EDGE_HEADERS.origin]: secret };
  const event = chatEvent(
    Date.now(),
    { body: { message: 'Quels sont vos tarifs ?' }, headers, ...ask },
    path,
  );
  await handler(event, stream, toContext('r'));
  return { ...(await sentBy(stream)), chunks: stream.chunks };
};

describe('the chat’s function, as Lambda’s runtime calls it', () => {
  test('streams to who asks for it: the head with the first delta, then each event by itself', async () => {
    const { statusCode, headers, text, chunks } = await invoke({ accept: 'text/event-stream' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const events = eventsOf({ text });
    expect(saidIn({ text })).toBe(JSON.parse(events.at(-1)?.data ?? '').data.reply);
    expect(chunks.slice(2)).toEqual(events.map(({ name, data }) => `event: ${name}\ndata: ${data}\n\n`));
  });

  test('answers whole to everybody else', async () => {
    const { statusCode, headers, text } = await invoke({});
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text).data).toMatchObject({ mode: 'rules', reply: expect.stringContaining('Vidange') });
  });

  test('refuses with its status what is wrong, and what did not come by the edge', async () => {
    const wrong = await invoke({ accept: 'text/event-stream', body: {} });
    expect([wrong.statusCode, JSON.parse(wrong.text).error.code]).toEqual([400, 'invalid_request']);
    const direct = await invoke({ accept: 'text/event-stream' }, 'a guess');
    expect([direct.statusCode, JSON.parse(direct.text).error.code]).toEqual([403, 'origin_refused']);
  });
});
