import type { TenantId } from '../../../shared/domain/ids.ts';
import {
  SUPPRESSION_SCOPES,
  type SuppressionReason,
  type SuppressionScope,
} from '../../../shared/domain/suppressions.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Conditional, Unconditional } from '../../kernel/table/write.ts';

/**
 * That a business no longer writes to one e-mail address. It names nobody and has no expiry: it outlives the
 * lead, and an erasure of the person, since it is what keeps messages from being sent to them again.
 */
export interface SuppressionItem {
  /** The keyed hash of the address, as in `CONTACT#`. */
  readonly contactHash: string;
  readonly scope: SuppressionScope;
  readonly reason: SuppressionReason;
  /** ISO instant of the first time. */
  readonly at: string;
  /**
   * The booking or lead that the message was about, by which a member may find the address; null when there is none.
   */
  readonly subjectId: string | null;
}

/** What is suppressed for one address: nothing, one scope, or both, each for a reason of its own. */
export const suppressionsOf = (
  table: Table,
  tenantId: TenantId,
  contactHash: string,
): Promise<readonly SuppressionItem[]> =>
  table.getMany<SuppressionItem>(
    SUPPRESSION_SCOPES.map((scope) => keys.suppression(tenantId, contactHash, scope)),
  );

/**
 * The write that suppresses an address. Refused when its scope is suppressed already: the first reason and time stay.
 */
export const suppressWrite = (tenantId: TenantId, item: SuppressionItem): Conditional => ({
  put: keys.suppression(tenantId, item.contactHash, item.scope),
  item: { ...item },
  when: ifAbsent,
});

/** The write that ends the suppression of one scope. */
export const liftSuppressionWrite = (
  tenantId: TenantId,
  contactHash: string,
  scope: SuppressionScope,
): Unconditional => ({
  remove: keys.suppression(tenantId, contactHash, scope),
});
