import type { SourceDismissed } from '../../../../shared/schemas/booking-source.ts';
import { found } from '../../../kernel/app-error.ts';
import { expiryAfter, toInstant } from '../../../kernel/clock.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import type { CallingMember } from '../../../kernel/identity/caller.ts';
import { commitOrSkip } from '../../../kernel/table/commit.ts';
import { anyOf, ifAbsent, ifFieldAtMost } from '../../../kernel/table/condition.ts';
import { keys } from '../../../kernel/table/keys.ts';
import { auditEntry } from '../../../records/audit-trail.ts';
import { MADE_KEPT_SECONDS, type MadeItem } from '../visitors/visitor-caps.ts';

/** A member's statement that what an address has booked so far is in order. */
export interface DismissedSource {
  readonly sourceId: string;
  /** ISO instant of the last booking that was seen. */
  readonly seenUntil: string;
  readonly dismissedBy: string;
}

/**
 * Stops showing an address for what it booked up to `seenUntil`; a later booking shows it again. Recorded in the
 * audit trail once; repeating it changes nothing. Throws 404 `not_found` for an address without bookings, 503 `busy`.
 */
export const dismissSource = async (
  { table, ids }: Pick<Kernel, 'table' | 'ids'>,
  { tenantId, memberId }: Pick<CallingMember, 'tenantId' | 'memberId'>,
  sourceId: string,
  asked: SourceDismissed,
  now: number,
): Promise<void> => {
  found(await table.get<MadeItem>(keys.madeFrom(tenantId, sourceId)));
  const until = Math.min(Date.parse(asked.seenUntil), now);
  const seenUntil = toInstant(until);
  const item: DismissedSource = { sourceId, seenUntil, dismissedBy: memberId };
  const fact = { actorId: memberId, action: 'source_dismissed', subjectId: sourceId } as const;
  await commitOrSkip(table, [
    {
      put: keys.dismissedSource(tenantId, sourceId),
      item: { ...item, expiresAt: expiryAfter(now, MADE_KEPT_SECONDS) },
      when: anyOf(ifAbsent, ifFieldAtMost('seenUntil', toInstant(until - 1))),
    },
    auditEntry(tenantId, fact, { ids, now }),
  ]);
};
