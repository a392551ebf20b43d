import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import type { TenantId } from '../../shared/domain/ids.ts';
import type { AuditAction } from '../../shared/schemas/audit.ts';
import { expiryAfter, toInstant } from '../kernel/clock.ts';
import type { Ids } from '../kernel/identity/ids.ts';
import { isAbsent } from '../kernel/table/condition.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Conditional } from '../kernel/table/write.ts';

/** Days that the trail, and the names of those who have left, are kept. */
export const AUDIT_KEPT_DAYS = 400;

/** Stands for Stripe where it is who did something. */
export const STRIPE_ACTOR = 'stripe';

/** Who did what to whom. Ids only: the trail lies outside of the business's own partition. */
export interface AuditFact {
  /** Member id of who did it. */
  readonly actorId: string;
  readonly action: AuditAction;
  /** Id of the member or thing it was done to. */
  readonly subjectId: string;
  /** What a change changed, such as two roles; never personal data. */
  readonly from?: string;
  readonly to?: string;
}

export interface AuditItem extends AuditFact {
  readonly auditId: string;
  readonly at: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** The moment of a change, in epoch milliseconds, and what mints its sortable id. */
export interface AuditMoment {
  readonly ids: Ids;
  readonly now: number;
}

/** Epoch seconds at which what is written down now is forgotten. */
export const auditExpiry = (now: number): number => expiryAfter(now, AUDIT_KEPT_DAYS * DAY_SECONDS);

/** The month, such as `2026-11` in UTC, under which a moment is written down. */
export const auditMonth = (ms: number): string => toInstant(ms).slice(0, 7);

/** The line of a change: part of the transaction that makes it, so that neither is ever without the other. */
export const auditEntry = (tenantId: TenantId, fact: AuditFact, { ids, now }: AuditMoment): Conditional => {
  const auditId = ids.sortable(now);
  const item: AuditItem = { ...fact, auditId, at: toInstant(now), expiresAt: auditExpiry(now) };
  return { put: keys.audit(tenantId, auditMonth(now), auditId), item: { ...item }, when: isAbsent };
};
