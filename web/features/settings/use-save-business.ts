import type { TenantPatch } from '../../../shared/schemas/tenant.ts';
import { api, loadSession } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

/** Saves a patch of the business, and reloads what depends on it: the session, windows and free times. */
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
