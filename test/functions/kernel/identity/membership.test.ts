import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMember, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const changeUser = ({ userId }: Person, UpdateExpression: string, values: Record<string, unknown>) =>
  world.kernel.table.client.send(
    new UpdateCommand({
      TableName: world.kernel.table.name,
      Key: { pk: `USER#${userId}`, sk: 'USER' },
      UpdateExpression,
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: values,
    }),
  );

const newService = ({ token }: Person) =>
  world.call('POST', '/v1/services', { token, body: { name: 'Pneus', durationMin: 30 } });

describe('a member’s role is read at every request, never from their token', () => {
  test('who was made a viewer can no longer write, with the very token they wrote with', async () => {
    const { tenantId } = await openBusiness(world);
    const staff = await addMember(world, tenantId, 'staff');
    expect((await newService(staff)).status).toBe(201);
    await changeUser(staff, 'SET #role = :role', { ':role': 'viewer' });
    const refused = await newService(staff);
    expect([refused.status, refused.json.error.code]).toEqual([403, 'forbidden']);
    expect((await world.call('GET', '/v1/services', { token: staff.token })).status).toBe(200);
  });

  test('who was removed sees nothing of the business from their next request on', async () => {
    const { tenantId } = await openBusiness(world);
    const admin = await addMember(world, tenantId, 'admin');
    await changeUser(admin, 'REMOVE tenantId, #role SET removed = :yes', { ':yes': true });
    for (const path of ['/v1/services', '/v1/leads', '/v1/bookings', '/v1/members', '/v1/slots'])
      expect((await world.call('GET', path, { token: admin.token })).status).toBe(403);
    const { json } = await world.call('GET', '/v1/me', { token: admin.token });
    expect(json.data).toMatchObject({ tenant: null, site: null, role: null, removed: true });
  });

  test('claims about a business or a role in the token count for nothing', async () => {
    const { tenantId } = await openBusiness(world);
    const stranger = world.person();
    const { signToken } = await import('../../../support/tokens.ts');
    const claims = {
      sub: stranger.userId,
      email: stranger.email,
      tenantId,
      role: 'owner',
      'custom:tenantId': tenantId,
    };
    const answer = await world.call('GET', '/v1/services', { token: signToken({ claims }) });
    expect(answer.status).toBe(403);
  });
});
