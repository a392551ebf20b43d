import type { InferType } from 'yup';
import { PLANS } from '../domain/plans.ts';
import { ROLES } from '../domain/roles.ts';
import { boolean, object, string } from './fields.ts';
import { site, siteLinksSchema } from './site.ts';
import { tenant } from './tenant.ts';

export const role = () => string().oneOf(ROLES);

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
  removed: boolean().required(),
}).noUnknown();

export type Me = InferType<typeof me>;
