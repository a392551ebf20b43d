import { hasRole, type Role } from '../../../shared/domain/roles.ts';
import type { Me } from '../../../shared/schemas/me.ts';
import { useSessionPhase } from './session.ts';

export type MemberOfBusiness = Me & { readonly tenant: NonNullable<Me['tenant']>; readonly role: Role };

/** The signed-in member of a business; only for screens behind the dashboard's or onboarding's guard. */
export const useMe = (): MemberOfBusiness => {
  const phase = useSessionPhase();
  const me = phase.kind === 'ready' || phase.kind === 'expired' ? phase.me : null;
  if (!me?.tenant || !me.role) throw new Error('Aucun utilisateur connecté');
  return { ...me, tenant: me.tenant, role: me.role };
};

/** Whether the signed-in member may do what asks for at least `role`; the server decides again. */
export const useCan = (role: Role): boolean => hasRole(useMe().role, role);
