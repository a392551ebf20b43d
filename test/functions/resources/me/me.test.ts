import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMember, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const me = async (token: string) => (await world.call('GET', '/v1/me', { token })).json.data;

const NOTHING = {
  ...{ tenant: null, site: null, siteLinks: null, role: null, plan: null, trialEndsAt: null },
  subscription: null,
};

describe('GET /v1/me', () => {
  test('shows a user without a business who they are, and nothing else', async () => {
    const { userId, email, token } = world.person();
    expect(await me(token)).toEqual({ user: { userId, email, tenantId: null }, ...NOTHING, removed: false });
  });

  test('shows a member their business, its site and its public links, their role and its plan', async () => {
    const { tenantId, slug } = await openBusiness(world);
    const { userId, email, token } = await addMember(world, tenantId, 'staff');
    expect(await me(token)).toEqual({
      user: { userId, email, tenantId },
      tenant: {
        tenantId,
        name: 'Garage Tremblay',
        industry: 'services',
        phone: null,
        timezone: 'America/Toronto',
        language: 'fr',
        booking: {
          slotMinutes: 60,
          horizonDays: 14,
          minNoticeMin: 120,
          cutOffHours: 24,
          maxPerContact: 100,
          maxPerAddressDay: 500,
          maxGapMin: 15,
        },
        conversationRetentionDays: 90,
        privacyContact: null,
        address: null,
        version: 2,
      },
      site: expect.objectContaining({ slug, title: 'Garage Tremblay' }),
      siteLinks: {
        configUrl: `https://app.example/public/sites/${slug}/config`,
        chatUrl: `https://app.example/public/sites/${slug}/chat`,
        previewUrl: `https://app.example/site/${slug}`,
        publicUrl: `https://app.example/site/${slug}`,
        widgetScriptUrl: 'https://app.example/widget.js',
      },
      role: 'staff',
      plan: 'pro',
      trialEndsAt: expect.stringMatching(/^2026-/),
      subscription: null,
      removed: false,
    });
  });

  test('has neither site nor links before there is a site', async () => {
    const { token } = world.person();
    await world.call('POST', '/v1/tenants', { token, body: { name: 'Garage' } });
    expect(await me(token)).toMatchObject({ site: null, siteLinks: null, role: 'owner' });
  });

  test('a new business tries Pro for 14 days, then is on Basic', async () => {
    const { owner } = await openBusiness(world);
    const trialEnd = MONDAY_8H + 14 * 86_400_000;
    const plans = [];
    for (const at of [MONDAY_8H, trialEnd - 1, trialEnd]) {
      world.setClock(at);
      plans.push((await me(owner.token)).plan);
    }
    world.setClock(MONDAY_8H);
    expect(plans).toEqual(['pro', 'pro', 'basic']);
  });

  test('shows a removed member that they were removed, and nothing more of the business', async () => {
    const { tenantId } = await openBusiness(world);
    const { userId, email, token } = await addMember(world, tenantId, 'admin');
    await world.kernel.table.client.send(
      new UpdateCommand({
        TableName: world.kernel.table.name,
        Key: { pk: `USER#${userId}`, sk: 'USER' },
        UpdateExpression: 'REMOVE tenantId, #role SET removed = :yes',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: { ':yes': true },
      }),
    );
    expect(await me(token)).toEqual({ user: { userId, email, tenantId: null }, ...NOTHING, removed: true });
  });
});
