import type { InferType } from 'yup';
import { eventTypes } from '../domain/events.ts';
import { MAX } from '../domain/limits.ts';
import { auditParty } from './audit.ts';
import { array, boolean, id, listQuery, nextCursor, number, object, string, text } from './fields.ts';

/** `paused` by a member; `disabled` by the product, until a member makes it `active` again. */
export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;

/** `gone`: it answered 410. `failing`: several events in a row were given up. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;

/** Why a call failed: its status, or why there was none. */
export const CALL_FAILURES = [
  'status',
  'redirect',
  'timeout',
  'dns',
  'connection',
  'tls',
  'address_refused',
] as const;

/** Why an event was not sent: its webhook no longer asks for it, or its booking or lead is gone. */
export const DROP_REASONS = ['inactive', 'subject_gone'] as const;

/**
 * `retrying`: it will be tried again. `failed`: it was given up. `dropped`: there is no longer a reason to send it.
 */
export const DELIVERY_STATUSES = ['delivered', 'retrying', 'failed', 'dropped'] as const;

/** The types of what is sent: events, and the one that the test button sends. */
export const messageTypes = [...eventTypes, 'test'] as const;

/** An address with a scheme and without a user. The server checks which hosts and ports it may name. */
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
  /** Keeps the webhook as it is and makes the caller its responsible member. */
  reviewed: boolean().oneOf([true]),
}).noUnknown();

export const webhook = object({
  webhookId: id().required(),
  url: string().required(),
  events: array(string().oneOf(eventTypes).required()).required(),
  description: string().nullable().defined(),
  status: string().oneOf(WEBHOOK_STATUSES).required(),
  disabledReason: string().oneOf(DISABLED_REASONS).nullable().defined(),
  /** The end of the secret, to recognise it. */
  secretHint: string().required(),
  /** The member who set its address, or last kept it. */
  setBy: auditParty.required(),
  /** The member who set it is no longer an admin, and nobody has kept it since. It works meanwhile. */
  needsReview: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().required(),
}).noUnknown();

/** The only answer that holds the secret. */
export const webhookMade = webhook.shape({ secret: string().required() });

export const webhookList = object({ webhooks: array(webhook.required()).required() }).noUnknown();

/** The result of a call made now. `status` is the receiver's, null when it gave none. */
export const webhookTest = object({
  delivered: boolean().required(),
  status: number().nullable().defined(),
  failure: string().oneOf(CALL_FAILURES).nullable().defined(),
  durationMs: number().required(),
}).noUnknown();

/** One event for one webhook, with the result of the last attempt. Kept for 30 days. */
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
  /** When it happened; the list is sorted by it. */
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
