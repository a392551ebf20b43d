import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { SignedIn } from '../../kernel/identity/caller.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { findMember, isAccepted } from '../../records/members/member-store.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { departure } from './departure.ts';
import type { Departure } from './without-calendar.ts';

const GONE: Pick<Departure, 'changesOffers'> = { changesOffers: false };

/**
 * Ends the caller's own membership. Throws 404 `not_found` where there is none, 409 `member_locked` for an owner,
 * 503 `busy`.
 */
export const leaveBusiness = async (kernel: Kernel, caller: SignedIn, now: number): Promise<void> => {
  if (caller.kind !== 'member') throw new AppError('not_found');
  const { table, ids } = kernel;
  const { tenantId, memberId } = caller;
  const gone = await settledOrBusy(async () => {
    const row = await findMember(table, tenantId, memberId);
    if (!row || !isAccepted(row)) return GONE;
    if (row.role === 'owner') throw new AppError('member_locked');
    const going = await departure(table, tenantId, row, now);
    if (!going) return undefined;
    const { writes, changesOffers } = going;
    const fact = { actorId: memberId, action: 'member_left', subjectId: memberId, from: row.role } as const;
    const outcome = await table.attempt([...writes, auditEntry(tenantId, fact, { ids, now })]);
    return outcome.kind === 'committed' ? { changesOffers } : undefined;
  });
  if (gone.changesOffers) await warmAgenda(kernel, tenantId, now);
};
