import type { InferType } from 'yup';
import { eventTypes } from '../domain/events.ts';
import { MAX } from '../domain/limits.ts';
import { auditParty } from './audit.ts';
import { array, boolean, id, listQuery, nextCursor, number, object, string, text } from './fields.ts';

/** `paused` by somebody of the business; `disabled` by the product, and until somebody makes it `active` again. */
export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;

/** `gone`: it answered 410. `failing`: several events in a row were given up. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;

/** Why a call was no success: its status, or what kept it from having one. */
export const CALL_FAILURES = [
  'status',
  'redirect',
  'timeout',
  'dns',
  'connection',
  'tls',
  'address_refused',
] as const;

/** Why an event was not called for at all: its webhook no longer asks for it, or what it is about is gone. */
export const DROP_REASONS = ['inactive', 'subject_gone'] as const;

/** `retrying`: it is tried again later. `failed`: it was given up. `dropped`: there was no reason to call any more. */
export const DELIVERY_STATUSES = ['delivered', 'retrying', 'failed', 'dropped'] as const;

/** The types of what is sent: events, and the one that the test button sends. */
export const messageTypes = [...eventTypes, 'test'] as const;

/** An address with a scheme, without a user in it. Which hosts and ports it may name is the server's to judge. */
const ADDRESS = /^https?:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i;

const address = () =>
  string()
    .max(MAX.url)
    .test('url', 'url', (value) => value === undefined || ADDRESS.test(value));

const eventList = () => array(string().oneOf(eventTypes).required()).min(1).max(eventTypes.length);

const fields = { url: address(), events: eventList(), description: text(0, MAX.name) };

export const webhookCreate = object({
  ...fields,
  url: address().required(),
  events: eventList().required(),
}).noUnknown();

export const webhookPatch = object({
  ...fields,
  description: fields.description.nullable(),
  status: string().oneOf(['active', 'paused'] as const),
  /** Keeps it as it is: whoever asks has set it from then on. */
  reviewed: boolean().oneOf([true]),
}).noUnknown();

export const webhook = object({
  webhookId: id().required(),
  url: string().required(),
  events: array(string().oneOf(eventTypes).required()).required(),
  description: string().nullable().defined(),
  status: string().oneOf(WEBHOOK_STATUSES).required(),
  disabledReason: string().oneOf(DISABLED_REASONS).nullable().defined(),
  /** Enough of the secret to tell it from another. */
  secretHint: string().required(),
  /** Who gave its address, or was the last to keep it. */
  setBy: auditParty.required(),
  /** Whoever set it is no admin any more, and nobody has kept it since. It works meanwhile. */
  needsReview: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().required(),
}).noUnknown();

/** The only answer that holds the secret. */
export const webhookMade = webhook.shape({ secret: string().required() });

export const webhookList = object({ webhooks: array(webhook.required()).required() }).noUnknown();

/** What came of a call made now. `status` is the receiver's, null when it gave none. */
export const webhookTest = object({
  delivered: boolean().required(),
  status: number().nullable().defined(),
  failure: string().oneOf(CALL_FAILURES).nullable().defined(),
  durationMs: number().required(),
}).noUnknown();

/** One event and one webhook, with what came of the last attempt. Kept for 30 days. */
export const webhookDelivery = object({
  /** The `webhook-id` header, the same at each attempt. */
  messageId: id().required(),
  type: string().oneOf(messageTypes).required(),
  /** The booking or lead; null for a test. */
  subjectId: string().nullable().defined(),
  status: string().oneOf(DELIVERY_STATUSES).required(),
  attempts: number().required(),
  httpStatus: number().nullable().defined(),
  failure: string()
    .oneOf([...CALL_FAILURES, ...DROP_REASONS])
    .nullable()
    .defined(),
  durationMs: number().nullable().defined(),
  /** When it happened, which is what the list is ordered by. */
  at: string().required(),
  lastAttemptAt: string().nullable().defined(),
  nextAttemptAt: string().nullable().defined(),
}).noUnknown();

export const webhookDeliveryList = object({
  deliveries: array(webhookDelivery.required()).required(),
  ...nextCursor,
}).noUnknown();
export const webhookDeliveryQuery = object(listQuery).noUnknown();

export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];
export type DisabledReason = (typeof DISABLED_REASONS)[number];
export type CallFailure = (typeof CALL_FAILURES)[number];
export type DropReason = (typeof DROP_REASONS)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type MessageType = (typeof messageTypes)[number];
export type Webhook = InferType<typeof webhook>;
export type WebhookMade = InferType<typeof webhookMade>;
export type WebhookCreate = InferType<typeof webhookCreate>;
export type WebhookPatch = InferType<typeof webhookPatch>;
export type WebhookTest = InferType<typeof webhookTest>;
export type WebhookDelivery = InferType<typeof webhookDelivery>;
