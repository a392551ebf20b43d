import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toInstant } from '../../../functions/kernel/clock.ts';
import { findBooking } from '../../../functions/records/bookings/booking-store.ts';
import { contactHashes } from '../../../functions/records/leads/contact.ts';
import { mailCounts } from '../../../functions/records/messages/mail-days.ts';
import {
  findMessage,
  type MessageItem,
  messageLine,
} from '../../../functions/records/messages/message-log.ts';
import { suppressionsOf } from '../../../functions/records/messages/suppression-store.ts';
import { mailReports } from '../../../local/messaging/mail-reports.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { MessageKind } from '../../../shared/domain/messages.ts';
import { seededRuns } from '../../support/seeded.ts';
import { dataOf } from '../../support/team.ts';
import { recordMailEvent } from '../../support/under-role.ts';
import { MONDAY_8H, openBusiness, openWorld, type World } from '../../support/world.ts';
import { allItems } from '../manifest/requests.ts';
import { slotAt, visit } from '../resources/bookings/visitors.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

let business: Awaited<ReturnType<typeof openBusiness>>;
let tenantId: TenantId;
let bookingId: string;
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
  tenantId = brandId<TenantId>(business.tenantId);
  const { slotId } = await slotAt(world, business, 0);
  const body = { name: 'Zoé', email: 'zoe@example.org' };
  ({ bookingId } = await dataOf(visit(world.call, business, { who: 1, slotId, body })));
  measured.clear();
});

const measured = new Map<string, number>();
const hear = (event: unknown): Promise<void> =>
  recordMailEvent({ ...world.kernel, measure: (name, value) => measured.set(name, value) }, event);

let messages = 0;

/** A message about the booking that SES has taken, with what SES reports of one to this address. */
const sent = async (to: string, over: Partial<MessageItem> = {}) => {
  messages += 1;
  const now = world.kernel.clock();
  const item: MessageItem = {
    ...{ subjectId: bookingId, dueAt: toInstant(now), messageId: `msg_${messages}` },
    ...{ kind: 'booking_confirmed', channel: 'email', recipient: 'visitor', status: 'sent' },
    ...{ reason: null, attempts: 1, at: toInstant(now), providerId: `ses-${messages}` },
    ...over,
  };
  await world.kernel.table.write(messageLine(tenantId, item, now));
  const events = reportsTo(item, to);
  const line = async () => {
    const found = await findMessage(world.kernel.table, tenantId, item);
    return found && [found.status, found.reason];
  };
  return { item, events, line };
};

const suppressions = async (email: string) => {
  const [hash = ''] = contactHashes(world.kernel.signer, { email, phone: null });
  return (await suppressionsOf(world.kernel.table, tenantId, hash)).map(({ scope, reason }) => [
    scope,
    reason,
  ]);
};

const counts = () => mailCounts(world.kernel.table, tenantId, world.kernel.clock());

const isMarked = async () => {
  const { token } = business.owner;
  const { bookings } = await dataOf(world.call('GET', '/v1/bookings', { token }));
  return bookings[0].confirmationBounced === true;
};

const BOUNCE = 'bounce@simulator.amazonses.com';
const COMPLAINT = 'complaint@simulator.amazonses.com';

describe('what SES reports of a message', () => {
  test('that it arrived is stored in its line', async () => {
    const { events, line } = await sent('success@simulator.amazonses.com');
    for (const event of events) await hear(event);
    expect(await line()).toEqual(['delivered', null]);
    expect(await counts()).toEqual({ delivered: 1, bounced: 0, complained: 0 });
    expect([await isMarked(), [...measured]]).toEqual([false, [['MailsDelivered', 1]]]);
  });

  test('that its address is dead stops all e-mail to it, and marks the booking that was to be confirmed', async () => {
    const { events, line } = await sent(BOUNCE);
    for (const event of events) await hear(event);
    expect(await line()).toEqual(['bounced', 'no_such_address']);
    expect(await suppressions(BOUNCE)).toEqual([['all', 'bounced']]);
    expect(await counts()).toEqual({ delivered: 0, bounced: 1, complained: 0 });
    expect(await isMarked()).toBe(true);
  });

  test('that it was reported as unwanted stops all e-mail to its address, and marks nothing', async () => {
    const { events, line } = await sent(COMPLAINT);
    for (const event of events) await hear(event);
    expect(await line()).toEqual(['complained', 'complaint']);
    expect(await suppressions(COMPLAINT)).toEqual([['all', 'complained']]);
    expect(await counts()).toEqual({ delivered: 1, bounced: 0, complained: 1 });
    expect(await isMarked()).toBe(false);
  });

  test('that an automatic answer came after it arrived changes nothing', async () => {
    const { events, line } = await sent('ooto@simulator.amazonses.com');
    for (const event of events) await hear(event);
    expect(events).toHaveLength(2);
    expect(await line()).toEqual(['delivered', null]);
    expect(await suppressions('ooto@simulator.amazonses.com')).toEqual([]);
  });

  test('that a mailbox is full is told, and leaves its address to be written to', async () => {
    const { events, line } = await sent(BOUNCE);
    const [event] = events;
    const text = JSON.stringify(event).replace('Permanent', 'Transient').replace('General', 'MailboxFull');
    await hear(JSON.parse(text));
    expect(await line()).toEqual(['bounced', 'mailbox_full']);
    expect(await suppressions(BOUNCE)).toEqual([]);
    expect(await isMarked()).toBe(true);
  });

  test('that it was no spam after all suppresses nobody', async () => {
    const { events, line } = await sent(COMPLAINT);
    for (const event of events)
      await hear(JSON.parse(JSON.stringify(event).replace('"abuse"', '"not-spam"')));
    expect([await line(), await suppressions(COMPLAINT)]).toEqual([['delivered', null], []]);
  });

  test('that it is late is counted and stored nowhere', async () => {
    const { events, line } = await sent('success@simulator.amazonses.com');
    await hear(JSON.parse(JSON.stringify(events[0]).replace('"Delivery"', '"DeliveryDelay"')));
    expect([await line(), [...measured]]).toEqual([['sent', null], [['MailsDelayed', 1]]]);
  });

  test('names nobody in what is stored', async () => {
    for (const box of ['canari.bounce', 'bounce', 'complaint']) {
      const { events } = await sent(`${box}@simulator.canari.example`);
      for (const event of events) await hear(event);
    }
    expect(JSON.stringify(await allItems(world))).not.toContain('canari');
  });
});

describe('a booking whose confirmation came back', () => {
  test('is no longer marked once a later one arrives, and stays marked when an earlier one does', async () => {
    const early = await sent('success@simulator.amazonses.com');
    world.advance(10);
    const { events } = await sent(BOUNCE, { kind: 'booking_moved' });
    for (const event of events) await hear(event);
    for (const event of early.events) await hear(event);
    expect(await isMarked()).toBe(true);
    world.advance(10);
    const late = await sent('success@simulator.amazonses.com', { kind: 'booking_moved' });
    for (const event of late.events) await hear(event);
    expect(await isMarked()).toBe(false);
  });

  test.each(['reminder_day', 'team_new_booking'] satisfies MessageKind[])(
    'is not what a %s that came back says',
    async (kind) => {
      const { events } = await sent(BOUNCE, { kind });
      for (const event of events) await hear(event);
      expect(await isMarked()).toBe(false);
    },
  );

  test('can be changed by whoever had it open before: its version is the same', async () => {
    const before = await findBooking(world.kernel.table, tenantId, bookingId);
    const { events } = await sent(BOUNCE);
    for (const event of events) await hear(event);
    const after = await findBooking(world.kernel.table, tenantId, bookingId);
    expect(after).toEqual({ ...before, confirmationBouncedAt: toInstant(MONDAY_8H) });
  });
});

describe('a report', () => {
  test('that comes before its message is logged is received again, and told then', async () => {
    const { item, events, line } = await sent(BOUNCE, { status: 'retrying', providerId: null });
    const [event] = events.map((one) => JSON.stringify(one).replace('"messageId":""', '"messageId":"ses-1"'));
    await expect(hear(JSON.parse(event ?? ''))).rejects.toThrow('not logged yet');
    expect(await line()).toEqual(['retrying', null]);
    const written = { ...item, status: 'sent', providerId: 'ses-1' } as const;
    await world.kernel.table.write(messageLine(tenantId, written, world.kernel.clock()));
    await hear(JSON.parse(event ?? ''));
    expect(await line()).toEqual(['bounced', 'no_such_address']);
  });

  test('on a message whose line was erased suppresses its address and writes no line', async () => {
    const { events, item, line } = await sent(BOUNCE);
    const place = { sk: `MESSAGE#${item.subjectId}#${item.dueAt}#${item.messageId}` };
    const [row] = (await allItems(world)).filter(({ sk }) => sk === place.sk);
    expect(row).toBeDefined();
    await world.call('POST', '/v1/privacy/erase', {
      token: business.owner.token,
      body: { email: 'zoe@example.org', confirm: true },
    });
    expect(await line()).toBeUndefined();
    world.advance(5);
    for (const event of events) await hear(event);
    expect([await line(), await suppressions(BOUNCE)]).toEqual([undefined, [['all', 'bounced']]]);
  });

  test.each([
    ['no event', {}],
    [
      'no tags',
      { detail: { eventType: 'Delivery', mail: { timestamp: 't', messageId: 'm', destination: ['a@b'] } } },
    ],
  ])('that cannot be read is thrown, and so kept among the dead letters: %s', async (_, event) => {
    await expect(hear(event)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('changes nothing when it comes again, and in any order the gravest is what stays', async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 0, 1, 2], { minLength: 3, maxLength: 6 });
    const rank = ['delivered', 'bounced', 'complained'];
    await fc.assert(
      fc.asyncProperty(order, async (picks) => {
        const before = await counts();
        const { item, line } = await sent(BOUNCE);
        const events = [
          ...['success', 'bounce'].flatMap((box) => reportsTo(item, `${box}@simulator.amazonses.com`)),
          ...reportsTo(item, COMPLAINT).slice(1),
        ];
        for (const pick of picks) await hear(events[pick]);
        const [status = ''] = (await line()) ?? [];
        expect(status).toBe(rank[Math.max(...picks)]);
        const after = await counts();
        expect(after.complained - before.complained).toBe(picks.includes(2) ? 1 : 0);
        const ended = after.delivered + after.bounced - before.delivered - before.bounced;
        expect(ended).toBe(1);
      }),
      seededRuns(12),
    );
  });
});

const reportsTo = (item: MessageItem, to: string) =>
  mailReports({
    messageId: item.providerId ?? '',
    to,
    tags: {
      ...{ tenantId, subjectId: item.subjectId, messageId: item.messageId },
      dueAt: String(Date.parse(item.dueAt)),
    },
    sentAt: Date.parse(item.dueAt),
  });
