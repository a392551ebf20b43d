import type { BookingLimits } from '../../agenda/types.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenant-store.ts';

/** What a business offered by itself needs no notice to be accepted: it has to be free, and ahead. */
export const proposalLimits = (tenant: TenantItem): BookingLimits => ({
  ...bookingPolicyOf(tenant),
  minNoticeMin: 0,
});
