import type { InferType } from 'yup';
import { object, string } from './fields.ts';

/** As Cognito's ids are: `{region}_{letters and digits}`. */
const USER_POOL_ID = /^[\w-]+_[0-9a-zA-Z]+$/;

/** A price of Stripe's; none where the plan is not sold. */
const price = string().nullable().defined();

/**
 * `/config.json`, which a deployment writes beside the application: an operator's stage, or the local product. Bases
 * are origins; an empty one is the application's own.
 */
export const appConfig = object({
  stage: string().required(),
  apiBase: string().defined(),
  appBase: string().defined(),
  /** Where the businesses' pages, their chat and the widget are. */
  pagesBase: string().defined(),
  cognito: object({
    region: string().required(),
    userPoolId: string().required().matches(USER_POOL_ID, 'Invalid UserPoolId format.'),
    clientId: string().required(),
    /** Only locally: where the identity service listens. */
    endpoint: string().optional(),
    authFlow: string().oneOf(['USER_SRP_AUTH']).required(),
  }).required(),
  prices: object({ basic: price, pro: price }).required(),
});

export type AppConfig = InferType<typeof appConfig>;
