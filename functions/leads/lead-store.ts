import { brandId, type LeadId, type TenantId } from '../../shared/domain/ids.ts';
import type { Lead, LeadSource, LeadStatus } from '../../shared/schemas/lead.ts';
import { found } from '../kernel/app-error.ts';
import { indexed, keys } from '../kernel/keys.ts';
import type { Table } from '../kernel/table.ts';

/** Months without activity after which a lead is forgotten (product page §4). */
const KEPT_SECONDS = 24 * 30.44 * 86_400;

export interface LeadItem {
  readonly leadId: LeadId;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly message: string;
  readonly source: LeadSource;
  readonly status: LeadStatus;
  readonly note: string | null;
  readonly createdAt: string;
  readonly lastActivityAt: string;
  /** Epoch seconds after which the lead is as good as gone, though its item may linger for days. */
  readonly expiresAt: number;
}

export const toLead = (item: LeadItem): Lead => ({
  leadId: item.leadId,
  name: item.name,
  email: item.email,
  phone: item.phone,
  message: item.message,
  source: item.source,
  status: item.status,
  note: item.note,
  createdAt: item.createdAt,
  lastActivityAt: item.lastActivityAt,
});

/** Whether a stored lead is still one of the business's. */
export const isKept = ({ expiresAt }: LeadItem, now: number): boolean => expiresAt * 1000 > now;

export const findLead = async (
  table: Table,
  tenantId: TenantId,
  leadId: string,
  now: number,
): Promise<LeadItem | undefined> => {
  const item = await table.get<LeadItem>(keys.lead(tenantId, brandId<LeadId>(leadId)));
  return item && isKept(item, now) ? item : undefined;
};

/** One lead. Throws 404 `not_found`, the same for another business's. */
export const getLead = async (
  table: Table,
  tenantId: TenantId,
  leadId: string,
  now: number,
): Promise<LeadItem> => found(await findLead(table, tenantId, leadId, now));

/** What changes of a stored lead when something happens with it: its place in the list and its last day. */
export const activity = (tenantId: TenantId, leadId: LeadId, at: string) => ({
  lastActivityAt: at,
  expiresAt: Math.floor(Date.parse(at) / 1000 + KEPT_SECONDS),
  ...indexed.lead(tenantId, at, leadId),
});
