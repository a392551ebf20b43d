import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import type { TenantId } from '../../shared/domain/ids.ts';
import type { AuditAction } from '../../shared/schemas/audit.ts';
import type { ImportCounts } from '../../shared/schemas/lead-import.ts';
import { expiryAfter, toInstant } from '../kernel/clock.ts';
import type { Ids } from '../kernel/identity/ids.ts';
import { ifAbsent } from '../kernel/table/condition.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Conditional, Unconditional } from '../kernel/table/write.ts';

/** Days for which the trail and the names of former members are kept. */
export const AUDIT_KEPT_DAYS = 400;

/** The actor of changes that Stripe made. */
export const STRIPE_ACTOR = 'stripe';

/** Who did what to whom. Ids only: the trail lies outside the business's own partition. */
export interface AuditFact {
  /** Member id of the actor. */
  readonly actorId: string;
  readonly action: AuditAction;
  /** Id of the member or thing that was changed. */
  readonly subjectId: string;
  /** What a change changed, such as two roles; never personal data. */
  readonly from?: string;
  readonly to?: string;
  /** Of an import: how many rows became what. */
  readonly rows?: ImportCounts;
}

export interface AuditItem extends AuditFact {
  readonly auditId: string;
  readonly at: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** The time of a change in epoch milliseconds, and what makes its sortable id. */
export interface AuditMoment {
  readonly ids: Ids;
  readonly now: number;
}

/** Epoch seconds at which a line written now expires. */
export const auditExpiry = (now: number): number => expiryAfter(now, AUDIT_KEPT_DAYS * DAY_SECONDS);

/** The month, such as `2026-11` in UTC, under which a line is stored. */
export const auditMonth = (ms: number): string => toInstant(ms).slice(0, 7);

/** A line of the trail as it is stored. */
export const newAuditItem = (fact: AuditFact, { ids, now }: AuditMoment): AuditItem => ({
  ...fact,
  auditId: ids.sortable(now),
  at: toInstant(now),
  expiresAt: auditExpiry(now),
});

/** The line of an act of several requests, written again by each with what it adds. */
export const replacedAuditLine = (tenantId: TenantId, item: AuditItem): Unconditional => ({
  put: keys.audit(tenantId, auditMonth(Date.parse(item.at)), item.auditId),
  item: { ...item },
});

/** The audit line of a change, to be written in the same transaction, so that neither exists without the other. */
export const auditEntry = (tenantId: TenantId, fact: AuditFact, moment: AuditMoment): Conditional => ({
  ...replacedAuditLine(tenantId, newAuditItem(fact, moment)),
  when: ifAbsent,
});
