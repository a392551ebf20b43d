import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import {
  CONTENTION,
  firstOnes,
  injectFaults,
  isTransaction,
  lostReply,
  mentions,
  type Sent,
} from '../bookings/faults.ts';
import { itemsOf, visitorOf } from './visitor.ts';

let world: World;
let heal = () => {};
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => heal());
afterAll(() => world.stop());

const isTurn = (sent: Sent): boolean => isTransaction(sent) && mentions('"TURN#')(sent);

/** A visitor who has said when; what they say next books. */
const aboutToBook = async () => {
  const business = await openBusiness(world);
  const visitor = visitorOf(world, business.slug);
  await visitor.say('Une place demain à 14 h ?');
  return { business, ...visitor, conversation: `${visitor.convId().split('.')[0]}` };
};

const BOOKS = 'Ana Lévy, ana@example.org';

const bookingsOf = async ({ owner }: Business) =>
  (await world.call('GET', '/v1/bookings', { token: owner.token })).json.data.bookings;

/** Another tab's turn is kept while this one is answered, so many times. */
const overtake = ({ tenantId }: Business, conversation: string, times: number) => {
  const { client, name } = world.kernel.table;
  let left = times;
  heal = injectFaults(world.kernel.table, async (sent) => {
    if (left === 0 || !isTurn(sent)) return undefined;
    left -= 1;
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: { pk: `TENANT#${tenantId}`, sk: `CONVERSATION#${conversation}` },
        UpdateExpression: 'ADD entries :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    return undefined;
  });
};

describe('a turn that books', () => {
  test.each([...Object.entries(CONTENTION), ['a lost reply', lostReply] as const])(
    'is told and kept after %s',
    async (_name, fault) => {
      const { business, say, conversation } = await aboutToBook();
      heal = injectFaults(
        world.kernel.table,
        firstOnes(2, isTurn, () => (fault === lostReply ? { after: fault() } : { before: fault() })),
      );
      const { status, json } = await say(BOOKS);
      expect([status, json.data?.booking?.status]).toEqual([200, 'confirmed']);
      expect(await bookingsOf(business)).toHaveLength(1);
      expect(await itemsOf(world, `CONV#${conversation}`, 'TURN#')).toHaveLength(2);
    },
  );

  test('is answered and stored after a turn of another tab', async () => {
    const { business, say, conversation } = await aboutToBook();
    overtake(business, conversation, 1);
    const { status, json } = await say(BOOKS);
    expect([status, json.data?.booking?.status]).toEqual([200, 'confirmed']);
    expect(await itemsOf(world, `CONV#${conversation}`, 'TURN#')).toHaveLength(2);
  });

  test('is told even where it cannot be kept', async () => {
    const { business, say } = await aboutToBook();
    heal = injectFaults(
      world.kernel.table,
      firstOnes(Number.POSITIVE_INFINITY, isTurn, () => ({ before: lostReply() })),
    );
    const { status, json } = await say(BOOKS);
    expect([status, json.data?.booking?.status]).toEqual([200, 'confirmed']);
    expect(await bookingsOf(business)).toHaveLength(1);
    expect(world.logs).toContainEqual(
      expect.objectContaining({ message: 'a turn was answered, not stored' }),
    );
  });
});

test('a turn that does nothing gives way to one of another tab', async () => {
  const { business, say, conversation } = await aboutToBook();
  overtake(business, conversation, 1);
  const { status, json } = await say('Quels sont vos prix ?');
  expect([status, json.error.code]).toEqual([403, 'rate_limited']);
});
