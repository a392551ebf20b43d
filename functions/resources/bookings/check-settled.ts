import { AppError } from '../../kernel/app-error.ts';
import { changeoverLeft } from '../../records/calendars/changeover.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/**
 * Nothing is booked or moved during a changeover, since requests still running on the old calendars are not visible
 * yet. Throws 503 `busy` with the seconds that are left.
 */
export const checkSettled = (tenant: TenantItem, now: number): void => {
  const leftMs = changeoverLeft(tenant, now);
  if (leftMs > 0) throw new AppError('busy', { retryAfterSec: Math.ceil(leftMs / 1000) });
};
