import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Suppression } from '../../../shared/schemas/message.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { commitOrSkip } from '../../kernel/table/commit.ts';
import { ifPresent } from '../../kernel/table/condition.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import {
  liftSuppressionWrite,
  type SuppressionItem,
  suppressionsOf,
} from '../../records/messages/suppression-store.ts';
import { whoseAddresses } from './whose-address.ts';

/** What a member may lift: an address may be put right, but a person's own word stays theirs. */
const canLift = ({ reason }: SuppressionItem): boolean => reason === 'bounced';

/** An address has one row for each scope; an id names one of them. */
const idOf = ({ contactHash, scope }: SuppressionItem): string => `${contactHash}.${scope}`;

/** Suppressions as the API answers them. */
export const shownSuppressions = async (
  kernel: SignedTable,
  tenantId: TenantId,
  items: readonly SuppressionItem[],
): Promise<Suppression[]> => {
  const whose = await whoseAddresses(kernel, tenantId, items);
  return items.map((item) => {
    const { email = null, name = null } = whose(item.contactHash) ?? {};
    const { scope, reason, at } = item;
    return { suppressionId: idOf(item), scope, reason, at, email, name, canLift: canLift(item) };
  });
};

/**
 * Has an address written to again, with a line in the audit trail. Throws 404 `not_found`, 409 `suppression_stays`, 503
 * `busy`.
 */
export const liftSuppression = async (
  { table, ids }: Pick<Kernel, 'table' | 'ids'>,
  { tenantId, memberId }: CallingMember,
  suppressionId: string,
  now: number,
): Promise<void> => {
  const [contactHash = ''] = suppressionId.split('.');
  const item = (await suppressionsOf(table, tenantId, contactHash)).find(
    (one) => idOf(one) === suppressionId,
  );
  if (!item) throw new AppError('not_found');
  if (!canLift(item)) throw new AppError('suppression_stays');
  const fact = {
    actorId: memberId,
    action: 'suppression_lifted',
    subjectId: item.subjectId ?? tenantId,
  } as const;
  // Refused when somebody else, or this same transaction, has lifted it already.
  await commitOrSkip(table, [
    { ...liftSuppressionWrite(tenantId, contactHash, item.scope), when: ifPresent },
    auditEntry(tenantId, fact, { ids, now }),
  ]);
};
