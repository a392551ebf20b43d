import { ROLES, type Role } from '../../../../shared/domain/roles.ts';
import type { AuditAction, AuditParty, AuditRecord } from '../../../../shared/schemas/audit.ts';

/** How somebody is called; null when the business no longer knows. */
export const partyName = ({ name, email }: Pick<AuditParty, 'name' | 'email'>): string | null =>
  name ?? email;

/** What is told by its id, for want of a name: whoever keeps the receipt or the webhook can find it again. */
const REFERRED: ReadonlySet<AuditAction> = new Set([
  'data_exported',
  'person_exported',
  'person_erased',
  'leads_merged',
  'lead_deleted',
  'source_cancelled',
  'source_dismissed',
  'webhook_created',
  'webhook_changed',
  'webhook_reviewed',
  'webhook_deleted',
]);

export const referenceOf = ({ action, subject }: Pick<AuditRecord, 'action' | 'subject'>): string | null =>
  REFERRED.has(action) ? subject.id : null;

const roleNamed = (text: string | undefined): Role | null => ROLES.find((role) => role === text) ?? null;

/** The roles that a line speaks of: the one before, and the one that somebody has since. */
export const rolesOf = ({
  from,
  to,
}: Pick<AuditRecord, 'from' | 'to'>): { readonly before: Role | null; readonly after: Role | null } => ({
  before: roleNamed(from),
  after: roleNamed(to),
});
