import { request as ask, createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Kernel } from '../../../../functions/kernel/http/kernel.ts';
import { openDatabase } from '../../../../functions/kernel/table/database.ts';
import { MOST_ATTEMPTS } from '../../../../functions/kernel/table/sdk-retry.ts';
import { openTable } from '../../../../functions/kernel/table/table.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { slotAt, visit } from '../../resources/bookings/visitors.ts';

/** What happens to a request on its way: nothing, a throttle, or no answer at all. */
type Weather = 'fair' | 'throttled' | 'silent';

const throttle = (response: ServerResponse): void => {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException' }));
};

let weather: { readonly of: (operation: string) => Weather } = { of: () => 'fair' };
let met: string[] = [];
let proxy: Server;
let world: World;
let business: Business;

/** A real endpoint in front of the database, which answers as the weather is. */
const openProxy = async (target: string): Promise<string> => {
  proxy = createServer((incoming, response) => {
    const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
    const is = weather.of(operation);
    if (is !== 'fair') met.push(operation);
    if (is === 'silent') return;
    if (is === 'throttled') return void incoming.resume().on('end', () => throttle(response));
    const { hostname, port } = new URL(target);
    const onward = ask(
      { hostname, port, method: 'POST', path: incoming.url, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

beforeAll(async () => {
  const calm = await openWorld();
  const { client: direct, name } = calm.kernel.table;
  const { hostname, port } = (await direct.config.endpoint?.()) ?? { hostname: '', port: 0 };
  const endpoint = await openProxy(`http://${hostname}:${port}`);
  const client = openDatabase(
    { endpoint, region: 'local', credentials: direct.config.credentials },
    { connectionMs: 500, requestMs: 500 },
  );
  const behind = (kernel: Kernel): Kernel => ({
    ...kernel,
    table: openTable(client, name, calm.kernel.clock),
  });
  const inner = await openWorld(behind);
  world = {
    ...inner,
    stop: async () => {
      client.destroy();
      await inner.stop();
      await calm.stop();
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
  business = await openBusiness(world);
});
afterEach(() => {
  weather = { of: () => 'fair' };
  met = [];
});
afterAll(() => world.stop());

let visitors = 0;
const book = async () => {
  visitors += 1;
  const { slotId } = await slotAt(world, business, visitors);
  return { slotId, ask: () => visit(world.call, business, { who: visitors, slotId }) };
};

const expectBusy = ({ status, headers, json }: Awaited<ReturnType<typeof visit>>) =>
  expect([status, json.error.code, headers['retry-after']]).toEqual([503, 'busy', '1']);

const only =
  (operation: string, is: Weather) =>
  (asked: string): Weather =>
    asked === operation ? is : 'fair';

describe('a booking while the database is not to be had', () => {
  test('throttled to the end of its time, answers 503 and when to ask again, and books nothing', async () => {
    const { ask: send } = await book();
    weather = { of: only('TransactWriteItems', 'throttled') };
    expectBusy(await send());
    // Tried again and again by the booking, three times each by the client.
    expect(met.length).toBeGreaterThan(2 * MOST_ATTEMPTS);
    expect(met.length % MOST_ATTEMPTS).toBe(0);
    weather = { of: () => 'fair' };
    expect((await send()).status).toBe(201);
  });

  test('that stalls as it would be written, answers 503 too, each try being sent once', async () => {
    const { ask: send } = await book();
    weather = { of: only('TransactWriteItems', 'silent') };
    expectBusy(await send());
    expect(met.length).toBeGreaterThan(1);
    weather = { of: () => 'fair' };
    expect((await send()).status).toBe(201);
  });

  test('that stalls at the first word, is not tried at all', async () => {
    const { ask: send } = await book();
    weather = { of: () => 'silent' };
    expectBusy(await send());
    expect(new Set(met).size).toBe(1);
  });
});
