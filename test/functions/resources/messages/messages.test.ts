import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { toInstant } from '../../../../functions/kernel/clock.ts';
import { commitUnlessRefused } from '../../../../functions/kernel/table/commit.ts';
import { contactHashes } from '../../../../functions/records/leads/contact.ts';
import { countMail } from '../../../../functions/records/messages/mail-days.ts';
import { type MessageItem, messageLine } from '../../../../functions/records/messages/message-log.ts';
import {
  type SuppressionItem,
  suppressWrite,
} from '../../../../functions/records/messages/suppression-store.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { AuditRecord } from '../../../../shared/schemas/audit.ts';
import { dataOf } from '../../../support/team.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { openStage, type Stage } from '../../manifest/requests.ts';

let world: World;
let stage: Stage;
let tenantId: TenantId;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  stage = await openStage(world);
  tenantId = brandId<TenantId>(stage.tenantId);
});

const get = (path: string) => dataOf(world.call('GET', path, { token: stage.owner.token }));

let messages = 0;

const log = (subjectId: string, over: Partial<MessageItem> = {}) => {
  messages += 1;
  const dueAt = toInstant(MONDAY_8H + messages * 1000);
  const item: MessageItem = {
    ...{ subjectId, dueAt, messageId: `msg_${messages}`, kind: 'booking_confirmed', channel: 'email' },
    ...{ recipient: 'visitor', status: 'sent', reason: null, attempts: 1, at: dueAt, providerId: 'ses-1' },
    ...over,
  };
  return world.kernel.table.write(messageLine(tenantId, item, MONDAY_8H));
};

const suppress = async (email: string, over: Partial<SuppressionItem> = {}): Promise<string> => {
  const [contactHash = ''] = contactHashes(world.kernel.signer, { email, phone: null });
  const item: SuppressionItem = {
    ...{ contactHash, scope: 'all', reason: 'bounced', at: toInstant(MONDAY_8H), subjectId: null },
    ...over,
  };
  expect(await world.kernel.table.writeIf(suppressWrite(tenantId, item))).toBe(true);
  return `${contactHash}.${item.scope}`;
};

describe('the messages of a booking', () => {
  test('say what was sent to whom, and what became of it, latest first', async () => {
    await log(stage.bookingId);
    await log(stage.bookingId, {
      ...{ kind: 'team_new_booking', recipient: stage.owner.memberId },
      ...{ status: 'bounced', reason: 'no_such_address' },
    });
    await log(stage.bookingId, { kind: 'booking_moved', status: 'stopped', reason: 'cap' });
    const { messages: list } = await get(`/v1/bookings/${stage.bookingId}/messages`);
    expect(list).toMatchObject([
      { kind: 'booking_moved', recipient: 'visitor', memberName: null, status: 'stopped', reason: 'cap' },
      { kind: 'team_new_booking', recipient: 'member', status: 'bounced', reason: 'no_such_address' },
      { kind: 'booking_confirmed', recipient: 'visitor', memberName: null, status: 'sent', reason: null },
    ]);
    expect(list[1].memberName).toBe(stage.owner.email);
  });

  test('are of that booking alone', async () => {
    await log('another-booking');
    await log(stage.leadId, { kind: 'follow_up', recipient: 'lead' });
    expect((await get(`/v1/bookings/${stage.bookingId}/messages`)).messages).toEqual([]);
    expect((await get(`/v1/leads/${stage.leadId}/messages`)).messages).toMatchObject([
      { kind: 'follow_up', recipient: 'lead' },
    ]);
  });
});

describe('the messages of a client', () => {
  /** A client with so many bookings, by their ids. */
  const openClient = async (count: number) => {
    const { token } = stage.owner;
    const made = [];
    for (let n = 0; n < count; n += 1) {
      world.setClock(MONDAY_8H + n * 1000);
      const startAt = toInstant(MONDAY_8H + (n + 30) * 86_400_000);
      const body = { serviceId: stage.serviceId, startAt, name: 'Zoé Roy', email: 'zoe@example.org' };
      made.push(await dataOf(world.call('POST', '/v1/bookings', { token, body })));
    }
    return { leadId: made[0]?.leadId, ids: made.map(({ bookingId }) => bookingId) };
  };

  test('are those about them and about their bookings, each with its booking, latest first, over as many pages as it takes', async () => {
    const { leadId, ids } = await openClient(2);
    await log(ids[0]);
    await log(leadId, { kind: 'follow_up', recipient: 'lead' });
    await log(ids[1], { kind: 'booking_moved' });
    await log(stage.bookingId);
    const path = `/v1/leads/${leadId}/messages`;
    const all = await get(path);
    expect(all).not.toHaveProperty('isPartial');
    expect(all.messages).toMatchObject([
      { kind: 'booking_moved', recipient: 'visitor', booking: { bookingId: ids[1] } },
      { kind: 'follow_up', recipient: 'lead' },
      { kind: 'booking_confirmed', recipient: 'visitor', booking: { bookingId: ids[0] } },
    ]);
    expect(all.messages[1]).not.toHaveProperty('booking');
    const paged = [];
    let cursor = '';
    do {
      const page = await get(`${path}?limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.messages);
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(paged).toEqual(all.messages);
  });

  test('tell once of a message that told of several bookings', async () => {
    const { leadId, ids } = await openClient(2);
    const same = { messageId: 'msg_of_both', dueAt: toInstant(MONDAY_8H + 1000) };
    await log(ids[0], { ...same, others: [ids[1]] });
    await log(ids[1], same);
    const { messages: list } = await get(`/v1/leads/${leadId}/messages`);
    expect(list.map(({ messageId }: { messageId: string }) => messageId)).toEqual(['msg_of_both']);
  });

  test('are of the 20 bookings that they made last, and say that there are others', async () => {
    const { leadId, ids } = await openClient(21);
    await log(ids[0]);
    await log(ids[1]);
    const { messages: list, isPartial } = await get(`/v1/leads/${leadId}/messages`);
    expect(isPartial).toBe(true);
    expect(list).toMatchObject([{ booking: { bookingId: ids[1] } }]);
  });
});

describe('the addresses that are not written to', () => {
  test('are shown with whose they are, as far as the business holds that', async () => {
    await suppress('ana@example.org', { subjectId: stage.bookingId });
    await suppress(stage.owner.email);
    await suppress('nobody@example.org', { reason: 'complained' });
    const { suppressions } = await get('/v1/suppressions');
    const byEmail = new Map(suppressions.map((one: { email: string }) => [one.email, one]));
    expect(byEmail.size).toBe(3);
    expect(byEmail.get('ana@example.org')).toMatchObject({
      name: 'Ana Lévy',
      reason: 'bounced',
      canLift: true,
    });
    expect(byEmail.get(stage.owner.email)).toMatchObject({ reason: 'bounced' });
    expect(byEmail.get(null)).toMatchObject({ name: null, reason: 'complained', canLift: false });
  });

  test('no longer show whose they are once the person is erased, and stay', async () => {
    await suppress('ana@example.org', {
      subjectId: stage.bookingId,
      scope: 'follow_ups',
      reason: 'unsubscribed',
    });
    const body = { email: 'ana@example.org', confirm: true };
    await dataOf(world.call('POST', '/v1/privacy/erase', { token: stage.owner.token, body }));
    expect((await get('/v1/suppressions')).suppressions).toMatchObject([
      { email: null, name: null, scope: 'follow_ups', reason: 'unsubscribed' },
    ]);
  });

  test('are written to again once a bounce is lifted, and only then', async () => {
    const bounced = await suppress('ana@example.org');
    const unsubscribed = await suppress('ana@example.org', { scope: 'follow_ups', reason: 'unsubscribed' });
    const complained = await suppress('luc@example.org', { reason: 'complained' });
    const lift = async (id: string) => {
      const { status, json } = await world.call('DELETE', `/v1/suppressions/${id}`, {
        token: stage.owner.token,
      });
      return [status, json?.error?.code];
    };
    for (const id of [unsubscribed, complained]) expect(await lift(id)).toEqual([409, 'suppression_stays']);
    expect(await lift(bounced)).toEqual([204, undefined]);
    expect(await lift(bounced)).toEqual([404, 'not_found']);
    const { records } = await get('/v1/audit?limit=20');
    const actions = records.map(({ action, actor }: AuditRecord) => [action, actor.id]);
    expect(actions).toEqual([['suppression_lifted', stage.owner.memberId]]);
    const { suppressions } = await get('/v1/suppressions');
    const left = suppressions.map(({ suppressionId }: { suppressionId: string }) => suppressionId);
    expect(left.toSorted()).toEqual([unsubscribed, complained].toSorted());
  });
});

test('the figures are of the last 30 days', async () => {
  const dayBefore = (days: number) => toInstant(MONDAY_8H - days * 86_400_000);
  const count = (sentAt: string, add: Parameters<typeof countMail>[2]) =>
    commitUnlessRefused(world.kernel.table, [countMail(tenantId, sentAt, add)]);
  expect(await count(dayBefore(0), { delivered: 3 })).toBe(true);
  expect(await count(dayBefore(29), { delivered: 1, bounced: 2, complained: 1 })).toBe(true);
  expect(await count(dayBefore(30), { delivered: 50 })).toBe(true);
  expect(await get('/v1/mail-figures')).toEqual({ days: 30, delivered: 4, bounced: 2, complained: 1 });
});
