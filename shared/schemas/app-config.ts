import type { InferType } from 'yup';
import { boolean, object, string } from './fields.ts';

/** Cognito's format: `{region}_{letters and digits}`. */
const USER_POOL_ID = /^[\w-]+_[0-9a-zA-Z]+$/;

/** A Stripe price; null where the plan is not sold. */
const price = string().nullable().defined();

/**
 * `/config.json`, which a deployment (or the local product) writes next to the application. Bases are origins; an
 * empty one is the application's own.
 */
export const appConfig = object({
  stage: string().required(),
  apiBase: string().defined(),
  appBase: string().defined(),
  /** The origin of the businesses' pages, their chat and the widget. */
  pagesBase: string().defined(),
  cognito: object({
    region: string().required(),
    userPoolId: string().required().matches(USER_POOL_ID, 'Invalid UserPoolId format.'),
    clientId: string().required(),
    /** Locally only: the address of the identity service. */
    endpoint: string().optional(),
    authFlow: string().oneOf(['USER_SRP_AUTH']).required(),
  }).required(),
  /** Whether this installation has a sender of e-mail: without one no message goes out. */
  sendsEmail: boolean().required(),
  prices: object({ basic: price, pro: price }).required(),
});

export type AppConfig = InferType<typeof appConfig>;
