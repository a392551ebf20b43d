import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { SendOutcome } from '../../../functions/messages/senders.ts';
import { createSendSms } from '../../../functions/messages/sms-gateway.ts';
import {
  type AwsAnswer,
  openSmsNetwork,
  SEND_TEXT_MESSAGE,
  type ShownSms,
} from '../../../local/messaging/sms-network.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

type Answers = (body: unknown, target: unknown) => Promise<AwsAnswer>;

/** A server at which AWS's own client is pointed. */
const listen = async (answer: Answers): Promise<string> => {
  server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const { status, json } = await answer(JSON.parse(text), request.headers['x-amz-target']);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(json));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', () => done()));
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
};

const CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test' };

const sendTo = (endpoint: string, to = '+15145550142'): Promise<SendOutcome> =>
  createSendSms({ origin: '+15145550100', endpoint, credentials: CREDENTIALS })({
    to,
    text: 'Rappel',
    tags: { tenantId: brandId<TenantId>('tenant'), subjectId: 'b', dueAt: '', messageId: 'msg_1' },
    usefulForSec: 7200.5,
  });

const refusing = (status: number, type: string, Reason?: string) =>
  listen(async () => ({ status, json: { __type: type, message: 'refused', ...(Reason ? { Reason } : {}) } }));

describe('the sender of SMS', () => {
  test('asks AWS for one text message, which names the business and the message, and ends when it is of no use', async () => {
    const asked: unknown[] = [];
    const endpoint = await listen(async (body, target) => {
      asked.push({ body, target });
      return { status: 200, json: { MessageId: 'aws-1' } };
    });
    expect(await sendTo(endpoint)).toEqual({ kind: 'sent', providerId: 'aws-1' });
    expect(asked).toEqual([
      {
        target: SEND_TEXT_MESSAGE,
        body: {
          DestinationPhoneNumber: '+15145550142',
          OriginationIdentity: '+15145550100',
          MessageBody: 'Rappel',
          MessageType: 'TRANSACTIONAL',
          TimeToLive: 7200,
          Context: { tenantId: 'tenant', messageId: 'msg_1' },
        },
      },
    ]);
  });

  test.each([
    ['a throttle', 400, 'ThrottlingException', undefined, 'throttled'],
    ['a failure of AWS', 500, 'InternalServerException', undefined, 'unavailable'],
    [
      'a spending limit',
      400,
      'ServiceQuotaExceededException',
      'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT',
      'throttled',
    ],
    ['a number of ours that is not there', 400, 'ResourceNotFoundException', undefined, 'unavailable'],
    ['a number of ours that is not active', 400, 'ConflictException', 'RESOURCE_NOT_ACTIVE', 'unavailable'],
    ['a number that cannot be reached', 400, 'ValidationException', 'INVALID_PARAMETER', 'refused'],
    [
      'a blocked number',
      400,
      'ConflictException',
      'DESTINATION_PHONE_NUMBER_BLOCKED_BY_PROTECT_NUMBER_OVERRIDE',
      'refused',
    ],
  ] as const)('says what becomes of the message at %s', async (_, status, type, reason, failure) => {
    expect(await sendTo(await refusing(status, type, reason))).toMatchObject({ kind: 'failed', failure });
  });

  test('says that the person asked for no more', async () => {
    const endpoint = await refusing(400, 'ConflictException', 'DESTINATION_PHONE_NUMBER_OPTED_OUT');
    expect(await sendTo(endpoint)).toEqual({ kind: 'stopped', reason: 'unsubscribed' });
  });

  test('asks once only, since a request without an answer may have been sent', async () => {
    let times = 0;
    const endpoint = await listen(async () => {
      times += 1;
      return { status: 500, json: { __type: 'InternalServerException' } };
    });
    expect((await sendTo(endpoint)).kind).toBe('failed');
    expect(times).toBe(1);
  });

  test('may try later when nobody answers', async () => {
    expect(await sendTo('http://127.0.0.1:9')).toMatchObject({ kind: 'failed', failure: 'unavailable' });
  });

  test.each([
    ['France', '+33612345678'],
    ['the Dominican Republic, which shares the calling code', '+18095550142'],
    ['the Bahamas, which share it too', '+12423550142'],
    ['nobody', '+15145'],
  ])('sends nothing to %s', async (_, to) => {
    let times = 0;
    const endpoint = await listen(async () => {
      times += 1;
      return { status: 200, json: {} };
    });
    expect(await sendTo(endpoint, to)).toMatchObject({ kind: 'failed', failure: 'refused' });
    expect(times).toBe(0);
  });
});

describe('the local stand-in', () => {
  const open = async () => {
    const shown: ShownSms[] = [];
    const heard: unknown[] = [];
    const network = openSmsNetwork({
      show: async (sms) => void shown.push(sms),
      hear: async ({ Records }) => void heard.push(...Records.map(({ Sns }) => JSON.parse(Sns.Message))),
      clock: () => 0,
      mint: () => 'id',
    });
    return { network, shown, heard, endpoint: await listen((body) => network.send(body)) };
  };

  test('shows what AWS’s own client sends, and takes no more for whoever said ARRET, until they say START', async () => {
    const { network, shown, heard, endpoint } = await open();
    expect((await sendTo(endpoint)).kind).toBe('sent');
    await network.reply('+15145550142', 'Arrêt');
    expect(await sendTo(endpoint)).toEqual({ kind: 'stopped', reason: 'unsubscribed' });
    await network.reply('+15145550142', 'start');
    expect((await sendTo(endpoint)).kind).toBe('sent');
    expect(shown.map(({ isReply }) => isReply)).toEqual([false, true, false, true, false, false]);
    expect(heard).toMatchObject([
      { originationNumber: '+15145550142', messageBody: 'Arrêt' },
      { messageBody: 'start' },
    ]);
  });

  test('refuses what AWS would refuse', async () => {
    const { network } = await open();
    expect(await network.send({ DestinationPhoneNumber: '514' })).toMatchObject({
      status: 400,
      json: { __type: 'ValidationException' },
    });
  });
});
