import { Temporal } from 'temporal-polyfill';
import type { FormError } from '../../../dist/site-server/render.js';
import { type RenderedPage, renderWaitlistPage } from '../../../dist/site-server/render.js';
import type { Language } from '../../../shared/domain/language.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { localDateOf } from '../../agenda/local-date.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { bookingPolicyOf } from '../../records/tenants/tenant-store.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';

/** Days that the form suggests at most. */
const SUGGESTED_DAYS = 30;

interface WaitlistPageInput {
  readonly config: PublicConfig;
  readonly language: Language;
  readonly now: number;
  readonly serviceId?: string | undefined;
  readonly personId?: string | undefined;
  /** What was typed before an error, by field. */
  readonly values?: Readonly<Record<string, string>>;
  readonly formError?: FormError;
}

/** The form for the waitlist of a business. */
export const waitlistPage = (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  { now, serviceId, personId, ...input }: WaitlistPageInput,
): RenderedPage => {
  const days = Math.min(SUGGESTED_DAYS, bookingPolicyOf(tenant).horizonDays);
  const today = localDateOf(now, tenant.timezone);
  return renderWaitlistPage({
    ...input,
    appBase: kernel.settings.appBase,
    formNonce: kernel.ids.secret(),
    today,
    last: Temporal.PlainDate.from(today).add({ days }).toString(),
    ...(serviceId ? { serviceId } : {}),
    ...(personId ? { personId } : {}),
  });
};
