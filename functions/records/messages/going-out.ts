import type { AutomationKind } from '../../../shared/domain/automations.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Table } from '../../kernel/table/table.ts';
import { planOf } from '../tenants/plan-of.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';
import { findAutomation } from './automation-store.ts';

/** What is asked whether a message goes out. */
export interface GoingOutPorts extends Pick<Kernel, 'table'> {
  readonly settings: Pick<Kernel['settings'], 'sendsEmail'>;
}

/** Whether a business turned a message off. Only Pro may: on Basic its choices rest. */
export const isTurnedOff = async (
  table: Table,
  tenant: TenantItem,
  kind: AutomationKind,
  now: number,
): Promise<boolean> =>
  planOf(tenant, now) === 'pro' && (await findAutomation(table, tenant.tenantId, kind))?.isOn === false;

/** Whether an e-mail of this kind goes out at all, so that nothing promises one that does not. */
export const goesOut = async (
  { table, settings }: GoingOutPorts,
  tenant: TenantItem,
  kind: AutomationKind,
  now: number,
): Promise<boolean> => settings.sendsEmail === true && !(await isTurnedOff(table, tenant, kind, now));
