import type { InferType } from 'yup';
import { PLANS } from '../domain/plans.ts';
import { ROLES } from '../domain/roles.ts';
import { subscription } from './billing.ts';
import { array, boolean, object, string } from './fields.ts';
import { site, siteLinksSchema } from './site.ts';
import { tenant } from './tenant.ts';

export const role = () => string().oneOf(ROLES);

/** An invitation to join a business. */
export const invitation = object({
  invitationId: string().required(),
  tenantName: string().required(),
  role: role().required(),
}).noUnknown();

/**
 * `invitations`: those that wait for the caller's answer, when it is not clear which to accept; absent without any.
 */
export const me = object({
  user: object({
    userId: string().required(),
    tenantId: string().nullable().defined(),
    email: string().required(),
  }).noUnknown(),
  tenant: tenant.nullable().defined(),
  site: site.nullable().defined(),
  siteLinks: siteLinksSchema.nullable().defined(),
  role: role().nullable().defined(),
  plan: string().oneOf(PLANS).nullable().defined(),
  /** The instant at which the trial of Pro ends; null after it. */
  trialEndsAt: string().nullable().defined(),
  /** Null when nobody has ever paid. */
  subscription: subscription.nullable().defined(),
  removed: boolean().required(),
  invitations: array(invitation.required()),
}).noUnknown();

export type Invitation = InferType<typeof invitation>;

export type Me = InferType<typeof me>;
