import type { TenantId } from '../../../../shared/domain/ids.ts';
import type { SuppressionScope } from '../../../../shared/domain/suppressions.ts';
import { inGsi1, inIndex, inTable, key, type OwnKeys, ownKeys, partsOf, tenantPk } from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const MESSAGE_ROWS = [
  'AUTOMATION',
  'TESTMESSAGE',
  'MESSAGE',
  'MAILDAY',
  'TOLD',
  'SUPPRESSION',
  'WEBHOOK',
  'DELIVERY',
] as const;

const { own, versioned, inTenant }: OwnKeys<typeof MESSAGE_ROWS> = ownKeys;

// Partitions of the indexes, for what puts a row there and for what reads it.
const deliveriesPk = (t: TenantId, webhookId: string) => `DELIVERIES#${t}#${webhookId}`;

/** Keys of what goes out: messages, webhooks and the outbox. */
export const messageKeys = {
  /** That an e-mail address, as its keyed hash, is not written to any more. */
  suppression: (t: TenantId, contactHash: string, scope: SuppressionScope) =>
    own(t, `SUPPRESSION#${contactHash}#${scope}`),
  /** What a business made of one message. */
  automation: (t: TenantId, kind: string) => versioned(t, `AUTOMATION#${kind}`),
  /** A test of a message that a member sent themselves. */
  testMessage: (t: TenantId, id: string) => own(t, `TESTMESSAGE#${id}`),
  webhook: (t: TenantId, id: string) => own(t, `WEBHOOK#${id}`),
  /** One row per message; each attempt overwrites it. */
  delivery: (t: TenantId, messageId: string) => own(t, `DELIVERY#${messageId}`),
  /** One row per message to a person; each attempt and each report overwrites it. */
  message: (t: TenantId, subjectId: string, dueAt: string, messageId: string) =>
    own(t, `MESSAGE#${subjectId}#${dueAt}#${messageId}`),
  /** That the members were told what a day (yyyy-mm-dd, local) holds. */
  toldDay: (t: TenantId, date: string) => own(t, `TOLD#${date}`),
  /** What became of the e-mail of one UTC day. */
  mailDay: (t: TenantId, day: string) => own(t, `MAILDAY#${day}`),
  outbox: (shard: number, dueAt: string, id: string) => key(`OUTBOX#${shard}`, `${dueAt}#${id}`),
  /** Any outbox entry, by a sort key that was read. */
  outboxRow: (shard: number, sk: string) => key(`OUTBOX#${shard}`, sk),
  /** Whether a phone number, by its keyed hash, asked for no more SMS; of no business. */
  stoppedNumber: (hash: string) => key(`SMSSTOP#${hash}`, 'SMSSTOP'),
} as const;

/** Which message a line is of, and when it was first due. */
export const parseMessageKey = (sk: string) => {
  const [, , dueAt = '', messageId = ''] = partsOf(sk);
  return { dueAt, messageId };
};

export const messageRanges = {
  deliveryRows: (t: TenantId) => inTenant(t, 'DELIVERY#'),
  /** Messages about one booking, lead or member, by when they were due. */
  messagesAbout: (t: TenantId, subjectId: string) => inTenant(t, `MESSAGE#${subjectId}#`),
  messageRows: (t: TenantId) => inTenant(t, 'MESSAGE#'),
  mailDays: (t: TenantId, from: string, to: string) =>
    inTable(tenantPk(t), { from: `MAILDAY#${from}`, to: `MAILDAY#${to}` }),
  /** Addresses that a business no longer writes to. */
  suppressions: (t: TenantId) => inTenant(t, 'SUPPRESSION#'),
  automations: (t: TenantId) => inTenant(t, 'AUTOMATION#'),
  webhooks: (t: TenantId) => inTenant(t, 'WEBHOOK#'),
  /** One webhook's deliveries, by when the event happened. */
  deliveries: (t: TenantId, webhookId: string) => inIndex(t, deliveriesPk(t, webhookId)),
  /**
   * Entries of an outbox shard due by a moment; `$` is the character after `#`. For the sweeper, which reads only
   * ids.
   */
  dueOutbox: (shard: number, until: string) => inTable(`OUTBOX#${shard}`, { to: `${until}$` }),
} as const;

export const messageIndexed = {
  delivery: (t: TenantId, webhookId: string, at: string, id: string) =>
    inGsi1(deliveriesPk(t, webhookId), at, id),
} as const;

/** When an entry of the outbox is due, an ISO instant. */
export const parseOutbox = (sk: string) => {
  const [dueAt = ''] = partsOf(sk);
  return { dueAt };
};

/** The shard of an outbox's partition; undefined for another partition. */
export const parseOutboxShard = (pk: string) => {
  const [, shard] = /^OUTBOX#(\d+)$/.exec(pk) ?? [];
  return shard === undefined ? undefined : Number(shard);
};
