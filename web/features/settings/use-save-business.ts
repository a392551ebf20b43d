import type { TenantPatch } from '../../../shared/schemas/tenant.ts';
import { api, loadSession } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

/** Saves what a patch of the business names; whoever shows the business, its windows or its free times reads anew. */
export const useSaveBusiness = () => {
  const refresh = useRefresh();
  return async (body: TenantPatch): Promise<void> => {
    await api('PATCH /v1/tenants/current', { body });
    await Promise.all([
      loadSession(),
      refresh('GET /v1/availability', 'GET /v1/slots', 'GET /v1/closures', 'GET /v1/bookings'),
    ]);
  };
};
