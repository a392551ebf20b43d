import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { fieldIs, isPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import { anonymised, isAnonymous, type StoredBooking } from './anonymise-booking.ts';
import type { StoredConversation } from './erase-conversations.ts';
import { type Dated, disposalOf, type Retention } from './expired-row.ts';
import { forgetConversation } from './forget-conversation.ts';
import { forgetLead } from './forget-lead.ts';
import type { Stored } from './rows.ts';

export type PurgePorts = Pick<Kernel, 'table' | 'signer'>;

/** A row of any kind; `disposalOf` recognises the kind by its sort key. */
export type AnyRow = Dated & LeadItem & StoredConversation & StoredBooking & { readonly leadId: LeadId };

const without = (ports: PurgePorts, tenantId: TenantId, { sk, expiresAt }: Dated): Promise<boolean> =>
  ports.table.writeIf({
    remove: keys.tenantRow(tenantId, sk),
    // It may have been renewed since it was read.
    when: expiresAt === undefined ? isPresent : fieldIs('expiresAt', expiresAt),
  });

/** Deletes a contact or name that leads to no lead any more, not even to an expired one that is still to be deleted. */
const withoutIfLost = async (
  { table }: PurgePorts,
  tenantId: TenantId,
  { sk, leadId }: Stored & Pick<LeadItem, 'leadId'>,
): Promise<boolean> => {
  if (await table.get(keys.lead(tenantId, leadId))) return false;
  return table.writeIf({ remove: keys.tenantRow(tenantId, sk), when: fieldIs('leadId', leadId) });
};

const withoutPerson = async (
  ports: PurgePorts,
  tenantId: TenantId,
  booking: StoredBooking,
  now: number,
): Promise<boolean> => {
  if (isAnonymous(ports.signer, booking)) return false;
  const mark = { anonymisedAt: new Date(now).toISOString() };
  return commitUnlessRefused(ports.table, anonymised(ports, tenantId, booking, mark));
};

/**
 * Does what a row's age requires. Returns whether anything was done; after a lost race the next run does it. Throws
 * 503 `busy`.
 */
export const purgeRow = async (
  ports: PurgePorts,
  tenantId: TenantId,
  row: AnyRow,
  retention: Retention,
): Promise<boolean> => {
  switch (disposalOf(row, retention)) {
    case 'keep':
      return false;
    case 'remove':
      return without(ports, tenantId, row);
    case 'lead':
      return forgetLead(ports, tenantId, row);
    case 'conversation':
      return forgetConversation(ports.table, tenantId, row);
    case 'booking':
      return withoutPerson(ports, tenantId, row, retention.now);
    case 'way':
      return withoutIfLost(ports, tenantId, row);
  }
};
