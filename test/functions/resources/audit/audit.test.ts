import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditEntry } from '../../../../functions/records/audit-trail.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { AuditRecord } from '../../../../shared/schemas/audit.ts';
import { dataOf, invite, join, meOf, openEmptyBusiness, seen } from '../../../support/team.ts';
import { addMember, MONDAY_8H, openWorld, type Person, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const DAY_MS = 86_400_000;

const page = (by: Person, query = '') => world.call('GET', `/v1/audit${query}`, { token: by.token });

const recordsOf = async (by: Person): Promise<readonly AuditRecord[]> => (await dataOf(page(by))).records;

/** A line as other resources join it to their transactions. */
const note = async (tenantId: string, now: number, subjectId = 'thing') => {
  const fact = { actorId: 'somebody', action: 'member_invited', subjectId } as const;
  const { kernel } = world;
  await kernel.table.attempt([auditEntry(brandId<TenantId>(tenantId), fact, { ids: kernel.ids, now })]);
};

describe('GET /v1/audit', () => {
  test('shows who did what to whom, newest first', async () => {
    const { owner } = await openEmptyBusiness(world);
    const later = async <T>(step: () => Promise<T>): Promise<T> => {
      world.advance(1);
      return step();
    };
    const member = await later(() => join(world, owner, 'viewer'));
    const path = `/v1/members/${member.memberId}`;
    const { token } = owner;
    await later(() => dataOf(world.call('PATCH', path, { token, body: { role: 'staff' } })));
    const waiting = world.person();
    const invited = await later(() => invite(world, owner, waiting.email, 'viewer'));
    await later(() => invite(world, owner, waiting.email, 'admin'));
    await later(() => world.call('DELETE', `/v1/members/${invited.memberId}`, { token }));
    await later(() => world.call('DELETE', '/v1/members/me', { token: member.token }));
    const records = await recordsOf(owner);
    world.setClock(MONDAY_8H);
    const boss = { id: owner.memberId, email: owner.email, name: null };
    const person = { id: member.memberId, email: member.email, name: null };
    const other = { id: invited.memberId, email: waiting.email, name: null };
    expect(records.map(({ auditId, at, ...rest }) => rest).slice(0, 5)).toEqual([
      { action: 'member_left', actor: person, subject: person, from: 'staff' },
      { action: 'invitation_withdrawn', actor: boss, subject: other, from: 'admin' },
      { action: 'invitation_renewed', actor: boss, subject: other, to: 'admin' },
      { action: 'member_invited', actor: boss, subject: other, to: 'viewer' },
      { action: 'member_role_changed', actor: boss, subject: person, from: 'viewer', to: 'staff' },
    ]);
    expect(
      records
        .map(({ action }) => action)
        .slice(5)
        .toSorted(),
    ).toEqual(['invitation_accepted', 'member_invited']);
    expect(records.map(({ at }) => at)).toEqual(
      records
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(records.at(-1)?.at).toBe(new Date(MONDAY_8H + 60_000).toISOString());
  });

  test('names removed members, and those who declined, for as long as it speaks of them', async () => {
    const { owner } = await openEmptyBusiness(world);
    const removed = await join(world, owner, 'staff');
    await world.call('DELETE', `/v1/members/${removed.memberId}`, { token: owner.token });
    const shy = world.person();
    const { memberId } = await invite(world, owner, shy.email);
    await world.call('POST', `/v1/invitations/${memberId}/decline`, { token: shy.token });
    const named = (await recordsOf(owner)).map(({ action, subject }) => `${action} ${subject.email}`);
    expect(named).toEqual(
      expect.arrayContaining([`member_removed ${removed.email}`, `invitation_declined ${shy.email}`]),
    );
  });

  test('is an owner’s to read: admin, staff and viewer are refused', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    for (const role of ['admin', 'staff', 'viewer'] as const)
      expect(await seen(page(await addMember(world, tenantId, role)))).toEqual([403, 'forbidden']);
    expect(await seen(page(owner))).toEqual([200, undefined]);
  });

  test('holds nothing of another business', async () => {
    const [one, other] = [await openEmptyBusiness(world), await openEmptyBusiness(world)];
    await join(world, one.owner);
    expect(await recordsOf(other.owner)).toEqual([]);
  });

  test('a refusal writes nothing down', async () => {
    const { owner } = await openEmptyBusiness(world);
    const admin = await join(world, owner, 'admin');
    const before = await recordsOf(owner);
    await world.call('DELETE', `/v1/members/${owner.memberId}`, { token: admin.token });
    const body = { email: world.person().email, role: 'owner' };
    await world.call('POST', '/v1/members/invite', { token: admin.token, body });
    expect(await recordsOf(owner)).toEqual(before);
  });

  test('outside of the business it holds ids and roles only', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const member = await join(world, owner);
    const lines = (await allItems(world)).filter(({ pk }) => String(pk).startsWith(`AUDIT#${tenantId}#`));
    expect(lines).toHaveLength(2);
    const text = JSON.stringify(lines);
    expect([owner.email, member.email].filter((email) => text.includes(email))).toEqual([]);
  });
});

describe('the pages of the trail', () => {
  /** A business with several lines in one month, one in others, and none in some. */
  const longTrail = async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    const days = [0, 0, 0, 1, 2, 22, 23, 55, 90, 180, 181, 399];
    for (const [n, day] of days.entries()) await note(tenantId, MONDAY_8H + (400 - day) * DAY_MS + n, `${n}`);
    return { owner, tenantId, count: days.length };
  };

  const walk = async (owner: Person, limit: number): Promise<readonly AuditRecord[]> => {
    const records: AuditRecord[] = [];
    let cursor: string | undefined;
    do {
      const { data } = (await page(owner, `?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)).json;
      expect(data.records.length).toBeGreaterThan(0);
      expect(data.records.length).toBeLessThanOrEqual(limit);
      records.push(...data.records);
      cursor = data.nextCursor;
    } while (cursor);
    return records;
  };

  test.each([1, 2, 3, 5, 11, 12, 13, 100])(
    'of %i lines walk all of it once, over months without any',
    async (limit) => {
      const { owner, count } = await longTrail();
      world.setClock(MONDAY_8H + 400 * DAY_MS + 1000);
      const records = await walk(owner, limit);
      world.setClock(MONDAY_8H);
      expect(new Set(records.map(({ auditId }) => auditId)).size).toBe(count);
      expect(records.map(({ at }) => at)).toEqual(
        records
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
    },
  );

  test('end 400 days back, whether or not the database has taken the lines away', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    await note(tenantId, MONDAY_8H, 'old');
    await note(tenantId, MONDAY_8H + 1000, 'young');
    world.setClock(MONDAY_8H + 400 * DAY_MS);
    const records = await recordsOf(owner);
    world.setClock(MONDAY_8H);
    expect(records.map(({ subject }) => subject.id)).toEqual(['young']);
    const [line] = (await allItems(world)).filter(({ pk }) => String(pk).startsWith(`AUDIT#${tenantId}#`));
    expect(line?.expiresAt).toBe(Math.floor(MONDAY_8H / 1000) + 400 * 86_400);
  });

  test('belong to one business: its cursor is refused elsewhere, and so is one that was made up', async () => {
    const { owner, tenantId } = await openEmptyBusiness(world);
    await note(tenantId, MONDAY_8H);
    await note(tenantId, MONDAY_8H);
    const { nextCursor } = await dataOf(page(owner, '?limit=1'));
    const other = await openEmptyBusiness(world);
    expect(await seen(page(other.owner, `?cursor=${nextCursor}`))).toEqual([400, 'invalid_cursor']);
    for (const sk of ['', 'MEMBER#x', 'zzzzzzzzzzzzzzzzzzzzzzzzzz', '00000000000000000000000000']) {
      const made = Buffer.from(JSON.stringify([sk, null, null])).toString('base64url');
      expect(await seen(page(owner, `?cursor=${made}`))).toEqual([400, 'invalid_cursor']);
    }
  });
});

test('an action and its line are one: a member comes and goes with exactly the lines that say so', async () => {
  const { owner } = await openEmptyBusiness(world);
  const person = world.person();
  await invite(world, owner, person.email);
  await Promise.all([meOf(world, person), meOf(world, person), meOf(world, person)]);
  const actions = (await recordsOf(owner)).map(({ action }) => action).toSorted();
  expect(actions).toEqual(['invitation_accepted', 'member_invited']);
});
