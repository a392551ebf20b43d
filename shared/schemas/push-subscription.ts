import type { InferType } from 'yup';
import { LANGUAGES } from '../domain/language.ts';
import { MAX } from '../domain/limits.ts';
import { PUSH_ENDPOINT } from '../domain/push-services.ts';
import { array, id, object, string } from './fields.ts';

/** 65 bytes in base64url: a point of P-256, uncompressed. */
const POINT = /^B[A-P][\w-]{85}$/;
/** 16 bytes in base64url. */
const SECRET = /^[\w-]{21}[AQgw]$/;

/** A browser's subscription at its push service, as the browser names it, and the language of its screen. */
export const pushSubscriptionCreate = object({
  endpoint: string().max(MAX.pushEndpoint).matches(PUSH_ENDPOINT, 'push_service').required(),
  p256dh: string().matches(POINT, 'invalid').required(),
  auth: string().matches(SECRET, 'invalid').required(),
  language: string().oneOf(LANGUAGES).required(),
}).noUnknown();

/** A browser in which the member switched notifications on; never its address. */
export const pushSubscription = object({
  /** SHA-256 of the address, in base64url, by which the browser recognises itself. */
  pushSubscriptionId: id().required(),
  createdAt: string().required(),
}).noUnknown();

export const pushSubscriptionList = object({
  /** The key that a browser subscribes with: a point of P-256, in base64url. */
  publicKey: string().required(),
  pushSubscriptions: array(pushSubscription.required()).required(),
}).noUnknown();

export type PushSubscriptionCreate = InferType<typeof pushSubscriptionCreate>;
