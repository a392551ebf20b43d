import type { ChangeTopic } from '../../shared/domain/changes.ts';
import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import type { EventType, InternalEvent } from '../../shared/domain/events.ts';
import type { TenantId } from '../../shared/domain/ids.ts';
import { expiryAfter } from '../kernel/clock.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';

/** What is counted as events pass; the rules have a version of their own. */
type Counted = Exclude<ChangeTopic, 'rules'>;

/**
 * How often a business's bookings, leads and conversations have changed; absent for a business without a change in a
 * month.
 */
export type ChangeCounts = Readonly<Partial<Record<Counted, number>>>;

/** What members see change with each event; null for what no list shows. */
const TOPIC_OF: Readonly<Record<EventType | InternalEvent, Counted | null>> = {
  'booking.created': 'bookings',
  'booking.moved': 'bookings',
  'booking.updated': 'bookings',
  'booking.cancelled': 'bookings',
  'booking.restored': 'bookings',
  'booking.attended': 'bookings',
  'booking.no_show': 'bookings',
  'booking.unmarked': 'bookings',
  'booking.stranded': 'bookings',
  'booking.sms_accepted': 'bookings',
  'lead.created': 'leads',
  'lead.updated': 'leads',
  'lead.bookings_changed': null,
  'member.invited': null,
  'member.role_changed': null,
  'member.removed': null,
  'tenant.created': null,
  'payment.failed': null,
  'subscription.ended': null,
  'waitlist.due': null,
  'conversation.asked': null,
  'conversation.waiting': null,
  'waitlist.offered': 'bookings',
  'waitlist.ended': 'bookings',
  'digest.due': null,
  'message.tested': null,
};

const isEvent = (type: string): type is EventType | InternalEvent => Object.hasOwn(TOPIC_OF, type);

/** The topic of an event's type; undefined where members see nothing of it. */
export const topicOf = (type: string): Counted | undefined =>
  isEvent(type) ? (TOPIC_OF[type] ?? undefined) : undefined;

/** Days for which the counts are kept after the last change. */
const KEPT_DAYS = 30;

/** The write that counts changes. It stands alone: no transaction of a booking waits for it. */
export const countChanges = (tenantId: TenantId, add: ChangeCounts, now: number) => ({
  update: keys.changes(tenantId),
  add: { ...add },
  set: { expiresAt: expiryAfter(now, KEPT_DAYS * DAY_SECONDS) },
});

export const changeCounts = async (table: Table, tenantId: TenantId): Promise<ChangeCounts> =>
  (await table.get<ChangeCounts>(keys.changes(tenantId))) ?? {};
