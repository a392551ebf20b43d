import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { dataOf, join } from '../../../support/team.ts';
import {
  type Business,
  type Colleague,
  openBusiness,
  openWorld,
  type Person,
  type World,
} from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { deliverDue, portsOf } from '../../messages/world.ts';
import { openReceiver, type Receiver } from './receiver.ts';

let world: World;
let business: Business;
let admin: Colleague;
let receiver: Receiver;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
  admin = await join(world, business.owner, 'admin');
  receiver = await openReceiver();
});
afterEach(() => receiver.close());
afterAll(() => world.stop());

const as = ({ token }: Pick<Person, 'token'>, method: string, path: string, body?: object) =>
  dataOf(world.call(method, path, { token, ...(body && { body }) }));

const add = async (by: Person): Promise<string> => {
  const body = { url: `${receiver.origin}/recu`, events: ['lead.created'] };
  return (await as(by, 'POST', '/v1/webhooks', body)).webhookId;
};

const seenByOwner = (webhookId: string) => as(business.owner, 'GET', `/v1/webhooks/${webhookId}`);
const patch = (by: Person, webhookId: string, body: object) =>
  as(by, 'PATCH', `/v1/webhooks/${webhookId}`, body);
const removeAdmin = () => as(business.owner, 'DELETE', `/v1/members/${admin.memberId}`);

const actions = async (): Promise<readonly string[]> =>
  (await as(business.owner, 'GET', '/v1/audit')).records.map(({ action }: { action: string }) => action);

describe('a webhook of somebody who is no admin any more', () => {
  let webhookId: string;
  beforeEach(async () => {
    webhookId = await add(admin);
    await removeAdmin();
    world.advance(1);
  });

  test('is told of what happens until somebody decides about it', async () => {
    await as(business.owner, 'POST', '/v1/leads', { name: 'Zoé Roy', email: 'zoe@example.com' });
    await deliverDue(portsOf(world));
    expect(receiver.received).toHaveLength(1);
    expect(await seenByOwner(webhookId)).toMatchObject({ status: 'active', needsReview: true });
  });

  test('is that of whoever keeps it, and the trail says who did', async () => {
    const { memberId, email } = business.owner;
    const kept = await patch(business.owner, webhookId, { reviewed: true });
    expect(kept).toMatchObject({ needsReview: false, setBy: { id: memberId, email } });
    expect(await seenByOwner(webhookId)).toEqual(kept);
    const { records } = await as(business.owner, 'GET', '/v1/audit');
    expect(records[0]).toMatchObject({
      action: 'webhook_reviewed',
      actor: { id: memberId },
      subject: { id: webhookId },
    });
  });

  test('is still to be reviewed after a change that leaves its address', async () => {
    const { url } = await seenByOwner(webhookId);
    const body = { url, description: 'Caisse', events: ['lead.updated'], status: 'paused' };
    expect(await patch(business.owner, webhookId, body)).toMatchObject({ ...body, needsReview: true });
  });

  test('is that of whoever gives it another address', async () => {
    const changed = await patch(business.owner, webhookId, { url: 'https://hooks.example.com/autre' });
    expect(changed).toMatchObject({ needsReview: false, setBy: { id: business.owner.memberId } });
  });

  test('changed and kept in one request leaves both in the trail', async () => {
    await patch(business.owner, webhookId, { description: 'Caisse', reviewed: true });
    expect((await actions()).slice(0, 2).toSorted()).toEqual(['webhook_changed', 'webhook_reviewed']);
  });

  test('is to be reviewed all the same once nobody knows the name any more', async () => {
    const tenantId = brandId<TenantId>(business.tenantId);
    await world.kernel.table.write({ remove: keys.formerMember(tenantId, admin.memberId) });
    expect(await seenByOwner(webhookId)).toMatchObject({
      needsReview: true,
      setBy: { id: admin.memberId, email: null, name: null },
    });
  });
});

test('the address that an admin gave to another’s webhook is theirs, and to be reviewed once they go', async () => {
  const webhookId = await add(business.owner);
  await patch(admin, webhookId, { url: 'https://hooks.example.com/ailleurs' });
  expect(await seenByOwner(webhookId)).toMatchObject({ needsReview: false, setBy: { id: admin.memberId } });
  await removeAdmin();
  expect(await seenByOwner(webhookId)).toMatchObject({ needsReview: true });
});

test('keeping what one set oneself changes nothing', async () => {
  const webhookId = await add(business.owner);
  world.advance(1);
  const before = await allItems(world);
  await patch(business.owner, webhookId, { reviewed: true });
  expect(await allItems(world)).toEqual(before);
});
