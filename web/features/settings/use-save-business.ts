import type { Tenant, TenantChange } from '../../../shared/schemas/tenant.ts';
import { api, followSession, followTenant } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

/**
 * Saves a change of the business over the version that was shown, answers the saved business, and reloads what depends
 * on it: the session and what it offers. What was saved is shown even where it cannot be read again.
 */
export const useSaveBusiness = () => {
  const refresh = useRefresh();
  return async ({ version }: Tenant, change: TenantChange): Promise<Tenant> => {
    const saved = await api('PATCH /v1/tenants/current', { body: { ...change, version } });
    followTenant(saved);
    await Promise.all([followSession(), refresh('rules')]);
    return saved;
  };
};
