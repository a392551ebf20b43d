import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { fieldIs, isPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { LeadItem } from '../../records/lead-store.ts';
import { anonymised, isAnonymous, type StoredBooking } from './anonymise-booking.ts';
import type { StoredConversation } from './erase-conversations.ts';
import { type Dated, fateOf, type Retention } from './expired-row.ts';
import { forgetConversation } from './forget-conversation.ts';
import { forgetLead } from './forget-lead.ts';
import type { Stored } from './rows.ts';

export type PurgePorts = Pick<Kernel, 'table' | 'signer'>;

/** A row of whatever kind: which one it is, `fateOf` tells by its sort key. */
export type AnyRow = Dated & LeadItem & StoredConversation & StoredBooking & { readonly leadId: LeadId };

const without = (ports: PurgePorts, tenantId: TenantId, { sk, expiresAt }: Dated): Promise<boolean> =>
  ports.table.writeIf({
    remove: keys.tenantRow(tenantId, sk),
    // Somebody may have given it a new life since it was read.
    when: expiresAt === undefined ? isPresent : fieldIs('expiresAt', expiresAt),
  });

/** A contact that leads to no lead any more, not even to an expired one that is still to be forgotten. */
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
 * Does with a row what its time asks for. Answers whether anything was done; what lost a race is done the next
 * time. Throws 503 `busy`.
 */
export const purgeRow = async (
  ports: PurgePorts,
  tenantId: TenantId,
  row: AnyRow,
  retention: Retention,
): Promise<boolean> => {
  switch (fateOf(row, retention)) {
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
    case 'contact':
      return withoutIfLost(ports, tenantId, row);
  }
};
