import type { Plan } from '../../shared/domain/plans.ts';
import type { TenantItem } from './tenant-store.ts';

/** What a business may use at a moment, in epoch milliseconds: its trial is one of Pro. */
export const planOf = ({ trialEndsAt }: Pick<TenantItem, 'trialEndsAt'>, now: number): Plan =>
  Date.parse(trialEndsAt) > now ? 'pro' : 'basic';
