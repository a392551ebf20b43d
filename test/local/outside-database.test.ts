import { createServer } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { freePort } from '../../local/free-port.ts';
import { LocalFailure } from '../../local/local-failure.ts';
import { readOptions } from '../../local/options.ts';
import { untilDatabaseAnswers } from '../../local/outside-database.ts';

const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => {
  said.mockClear();
});

test('a database that starts after the product is waited for, and the screen says so once', async () => {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const waiting = untilDatabaseAnswers(endpoint);
  await new Promise((next) => setTimeout(next, 700));
  const server = createServer((_request, response) => response.writeHead(400).end()).listen(
    port,
    '127.0.0.1',
  );
  await waiting;
  server.close();
  expect(said.mock.calls).toEqual([[`Waiting for the DynamoDB at ${endpoint}…\n`]]);
});

test('one that never answers ends the start in one sentence that names it', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const waiting = untilDatabaseAnswers(endpoint, 300);
  await expect(waiting).rejects.toThrow(LocalFailure);
  await expect(waiting).rejects.toThrow(`No DynamoDB answers at ${endpoint}`);
});

test('an endpoint is an address, and the product listens on this machine alone unless told', () => {
  expect(readOptions({ DYNAMODB_ENDPOINT: 'http://database:8000' }).databaseEndpoint).toBe(
    'http://database:8000',
  );
  for (const wrong of ['database:8000', 'localhost', '8000'])
    expect(() => readOptions({ DYNAMODB_ENDPOINT: wrong })).toThrow('DYNAMODB_ENDPOINT must be an address');
  expect(readOptions({}).listenHost).toBe('127.0.0.1');
  expect(readOptions({ LISTEN_HOST: '0.0.0.0' }).listenHost).toBe('0.0.0.0');
});
