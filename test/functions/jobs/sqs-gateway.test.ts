import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openQueue } from '../../../functions/kernel/queue/sqs-gateway.ts';

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
  readonly DelaySeconds?: number;
  readonly MessageGroupId?: string;
}

/** Batches as they came, and whether a message is taken on its n-th coming. */
let batches: Entry[][];
let takes: (entry: Entry, coming: number) => boolean;
let server: Server;
let client: SQSClient;
let url: string;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

beforeEach(async () => {
  batches = [];
  takes = () => true;
  const comings = new Map<string, number>();
  server = createServer(async (request, response) => {
    const { Entries }: ReturnType<typeof JSON.parse> = await json(request);
    batches.push(Entries);
    const isTaken = (entry: Entry): boolean => {
      const coming = (comings.get(entry.MessageBody) ?? 0) + 1;
      comings.set(entry.MessageBody, coming);
      return takes(entry, coming);
    };
    const judged = Entries.map((entry: Entry) => ({ entry, ok: isTaken(entry) }));
    const of = (ok: boolean): Entry[] =>
      judged.filter((one: { ok: boolean }) => one.ok === ok).map((one: { entry: Entry }) => one.entry);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(
      JSON.stringify({
        Successful: of(true).map(({ Id, MessageBody }) => ({
          Id,
          MessageId: Id,
          MD5OfMessageBody: md5(MessageBody),
        })),
        Failed: of(false).map(({ Id }) => ({ Id, Code: 'ServiceUnavailable', SenderFault: false })),
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  url = `${endpoint}/000000000000/queue`;
  client = new SQSClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});
afterEach(async () => {
  client.destroy();
  await new Promise((done) => server.close(done));
});

const pauses: number[] = [];
const send = (count: number) =>
  openQueue(
    url,
    {
      leastPauseMs: 5,
      mostPauseMs: 120,
      random: () => 0.5,
      sleep: async (ms) => {
        pauses.push(ms);
      },
    },
    client,
  ).send(Array.from({ length: count }, (_, n) => ({ body: { n } })));

const bodies = () => batches.flat().map(({ MessageBody }) => JSON.parse(MessageBody).n);

describe('the queue', () => {
  test('is sent ten messages at a time', async () => {
    expect(await send(25)).toEqual([]);
    expect(batches.map((batch) => batch.length).sort()).toEqual([10, 10, 5]);
    expect(bodies().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n));
  });

  test('is not asked for nothing', async () => {
    expect(await send(0)).toEqual([]);
    expect(batches).toEqual([]);
  });

  test('that takes a batch in part is sent the rest again, after a pause, and only the rest', async () => {
    pauses.length = 0;
    takes = ({ MessageBody }, coming) => coming > 1 || JSON.parse(MessageBody).n % 2 === 0;
    expect(await send(4)).toEqual([]);
    expect(bodies()).toEqual([0, 1, 2, 3, 1, 3]);
    expect(pauses).toEqual([62.5]);
  });

  test('that refuses a message three times reports it as not sent', async () => {
    takes = ({ MessageBody }) => JSON.parse(MessageBody).n !== 1;
    expect(await send(3)).toEqual([{ body: { n: 1 } }]);
    expect(bodies()).toEqual([0, 1, 2, 1, 1]);
  });

  test('holds a message back, and keeps the businesses’ lanes apart', async () => {
    const pause = { leastPauseMs: 0, mostPauseMs: 0, random: () => 0, sleep: async () => {} };
    await openQueue(url, pause, client).send([{ body: { n: 1 }, delaySec: 90, lane: 'tenant-1' }]);
    expect(batches).toMatchObject([[{ DelaySeconds: 90, MessageGroupId: 'tenant-1' }]]);
  });
});
