import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { invite, join, openEmptyBusiness } from '../../../support/team.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { gatheredFrom } from './gathered.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

describe('an invitation', () => {
  test('is written to its address, with its role and a link that fills in the address', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    await invite(world, owner, 'marie.roy+1@example.org', 'admin');
    const [mail, another] = await gatheredFrom(world, tenantId, 'member.invited');
    expect(another).toBeUndefined();
    expect(mail).toMatchObject({ kind: 'member_invited', to: 'marie.roy+1@example.org' });
    expect(mail?.email?.subject).toBe('Invitation à rejoindre Atelier Roy sur Comptoir');
    const link = /https:\/\/app\.example\/signup\S*/.exec(mail?.email?.text ?? '')?.[0] ?? '';
    expect(new URL(link).search).toBe('');
    expect(new URLSearchParams(new URL(link).hash.slice(1)).get('email')).toBe('marie.roy+1@example.org');
  });

  test('is written again when it is renewed, with its new role and time', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    await invite(world, owner, 'luc@example.org', 'staff');
    world.advance(24 * 60);
    const renewed = await invite(world, owner, 'luc@example.org', 'viewer');
    const mails = await gatheredFrom(world, tenantId, 'member.invited');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.facts).toMatchObject({ role: 'viewer', expiresAt: renewed.expiresAt });
  });

  test('is not written any more once it was accepted, withdrawn or has expired', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    await join(world, owner);
    expect(await gatheredFrom(world, tenantId, 'member.invited')).toMatchObject([{ drop: 'not_wanted' }]);
    const other = await openEmptyBusiness(world);
    const { memberId } = await invite(world, other.owner, 'zoe@example.org');
    const { token } = other.owner;
    expect((await world.call('DELETE', `/v1/members/${memberId}`, { token })).status).toBe(204);
    expect(await gatheredFrom(world, other.tenantId, 'member.invited')).toMatchObject([
      { drop: 'subject_gone' },
    ]);
    expect(await gatheredFrom(world, other.tenantId, 'member.removed')).toEqual([]);
    const late = await openEmptyBusiness(world);
    await invite(world, late.owner, 'late@example.org');
    world.advance(7 * 24 * 60);
    expect(await gatheredFrom(world, late.tenantId, 'member.invited')).toMatchObject([
      { drop: 'subject_gone' },
    ]);
  });

  test('whose role changes is no news: whoever is invited has no role yet', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const { memberId } = await invite(world, owner, 'ana@example.org', 'staff');
    await world.call('PATCH', `/v1/members/${memberId}`, { token: owner.token, body: { role: 'viewer' } });
    expect(await gatheredFrom(world, tenantId, 'member.role_changed')).toEqual([]);
  });
});

describe('a member', () => {
  test('is told the role that they have now', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const { memberId, email } = await join(world, owner, 'staff');
    await world.call('PATCH', `/v1/members/${memberId}`, { token: owner.token, body: { role: 'admin' } });
    const [mail] = await gatheredFrom(world, tenantId, 'member.role_changed');
    expect(mail).toMatchObject({ to: email, facts: { role: 'admin' } });
    expect(mail?.email?.text).toContain('https://app.example/dashboard');
  });

  test('who is removed is told so at the address that their former row keeps', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const { memberId, email } = await join(world, owner);
    await world.call('DELETE', `/v1/members/${memberId}`, { token: owner.token });
    const [mail] = await gatheredFrom(world, tenantId, 'member.removed');
    expect(mail).toMatchObject({ kind: 'member_removed', to: email });
    expect(mail?.email?.subject).toContain('Atelier Roy');
  });

  test('who leaves is told nothing: they know', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const { token } = await join(world, owner);
    expect((await world.call('DELETE', '/v1/members/me', { token })).status).toBe(204);
    expect(await gatheredFrom(world, tenantId, 'member.removed')).toEqual([]);
  });
});
