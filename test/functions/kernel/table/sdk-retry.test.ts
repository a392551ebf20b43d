import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openDatabase } from '../../../../functions/kernel/table/database.ts';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { MOST_ATTEMPTS, pauseBefore } from '../../../../functions/kernel/table/sdk-retry.ts';
import { openTable } from '../../../../functions/kernel/table/table.ts';
import { isContention } from '../../../../functions/kernel/table/transaction.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const said =
  (status: number, name: string): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'no' }));
  };

const empty: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
};

/** Takes the request and never says a word. */
const stall: Answer = () => undefined;
const hangUp: Answer = (request) => request.socket.destroy();

/** Says the beginning of an answer and then nothing. */
const stumble: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0', 'content-length': '99' });
  response.write('{');
};

let server: Server;
let attempts = 0;
let answers: Answer[] = [];

beforeEach(async () => {
  attempts = 0;
  answers = [];
  server = createServer((request, response) => {
    attempts += 1;
    request.resume();
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    (answer ?? empty)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Asks a database that answers like that, in order, the last one again and again. */
const ask = async (...like: Answer[]) => {
  answers = like;
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const config = { region: 'local', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } };
  const endpoint = `http://127.0.0.1:${port}`;
  // Only who never answers is given up: on a busy machine the others take their time.
  const requestMs = like.some((answer) => answer === stall || answer === stumble) ? 60 : 20_000;
  const client = openDatabase({ ...config, endpoint }, { connectionMs: 20_000, requestMs });
  const table = openTable(client, 'any', () => 0);
  try {
    return await table.get(keys.tenant(brandId<TenantId>('t'))).then(
      () => 'answered' as const,
      (error: unknown) => error,
    );
  } finally {
    client.destroy();
  }
};

describe('a request that the database puts off', () => {
  test.each([
    ['throttled', said(400, 'ThrottlingException')],
    ['over the throughput of its partition', said(400, 'ProvisionedThroughputExceededException')],
    ['failed by the database', said(500, 'InternalServerError')],
  ] as const)('%s, is sent three times in all, and then told as contention', async (_name, answer) => {
    const error = await ask(answer);
    expect([attempts, isContention(error)]).toEqual([MOST_ATTEMPTS, true]);
  });

  test('or whose connection breaks, is sent three times in all too', async () => {
    await ask(hangUp);
    expect(attempts).toBe(MOST_ATTEMPTS);
  });

  test('is answered as soon as the database can', async () => {
    expect([await ask(said(400, 'ThrottlingException'), hangUp, empty), attempts]).toEqual(['answered', 3]);
  });
});

describe('a request that the database does not answer', () => {
  test.each([
    ['at all', stall],
    ['to its end', stumble],
  ] as const)('%s, fails in its time and is not sent again: it is contention too', async (_name, answer) => {
    const error = await ask(answer);
    expect([attempts, isContention(error)]).toEqual([1, true]);
  });
});

test('a request that is wrong is sent once, and is no contention', async () => {
  const error = await ask(said(400, 'ValidationException'));
  expect([attempts, isContention(error)]).toEqual([1, false]);
});

test('the pauses between attempts are jittered, and together shorter than a quarter of a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (draw) => {
      const pauses = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, n) => pauseBefore(n, () => draw));
      for (const pause of pauses) {
        expect(pause).toBeGreaterThanOrEqual(5);
        expect(pause).toBeLessThanOrEqual(120);
      }
      expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(250);
    }),
    seededRuns(100),
  );
  expect(pauseBefore(0, () => 0)).not.toBe(pauseBefore(0, () => 0.9));
});
