import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { ifFieldIs, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import {
  anonymiseWrites,
  isAnonymous,
  type StoredBooking,
} from '../../resources/privacy/anonymise-booking.ts';
import { forgetConversation } from '../../resources/privacy/forget-conversation.ts';
import { forgetLead } from '../../resources/privacy/forget-lead.ts';
import { type Dated, disposalOf, type Retention, type WayRow } from './expired-row.ts';

export type PurgePorts = SignedTable;

const without = (ports: PurgePorts, tenantId: TenantId, { sk, expiresAt }: Dated): Promise<boolean> =>
  ports.table.writeIf({
    remove: keys.tenantRow(tenantId, sk),
    // It may have been renewed since it was read.
    when: expiresAt === undefined ? ifPresent : ifFieldIs('expiresAt', expiresAt),
  });

/** Deletes a contact or name that leads to no lead any more, not even to an expired one that is still to be deleted. */
const withoutIfLost = async (
  { table }: PurgePorts,
  tenantId: TenantId,
  { sk, leadId }: WayRow,
): Promise<boolean> => {
  if (await table.get(keys.lead(tenantId, leadId))) return false;
  return table.writeIf({ remove: keys.tenantRow(tenantId, sk), when: ifFieldIs('leadId', leadId) });
};

const withoutPerson = async (
  ports: PurgePorts,
  tenantId: TenantId,
  booking: StoredBooking,
  now: number,
): Promise<boolean> => {
  if (isAnonymous(ports.signer, booking)) return false;
  const mark = { anonymisedAt: new Date(now).toISOString() };
  return commitUnlessRefused(ports.table, anonymiseWrites(ports, tenantId, booking, mark));
};

/**
 * Does what a row's age requires. Returns whether anything was done; after a lost race the next run does it. Throws
 * 503 `busy`.
 */
export const purgeRow = async (
  ports: PurgePorts,
  tenantId: TenantId,
  stored: Dated,
  retention: Retention,
): Promise<boolean> => {
  const disposal = disposalOf(stored, retention);
  switch (disposal.kind) {
    case 'keep':
      return false;
    case 'remove':
      return without(ports, tenantId, disposal.row);
    case 'lead':
      return forgetLead(ports, tenantId, disposal.row);
    case 'conversation':
      return forgetConversation(ports.table, tenantId, disposal.row);
    case 'booking':
      return withoutPerson(ports, tenantId, disposal.row, retention.now);
    case 'way':
      return withoutIfLost(ports, tenantId, disposal.row);
  }
};
