import { ROLES, type Role } from '../../../../shared/domain/roles.ts';
import type { AuditAction, AuditParty, AuditRecord } from '../../../../shared/schemas/audit.ts';

/** A person's name; null when the business no longer stores it. */
export const partyName = ({ name, email }: Pick<AuditParty, 'name' | 'email'>): string | null =>
  name ?? email;

/** Subjects without a name are shown by their id, by which a receipt or a webhook can be found. */
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

/** The old and the new role of an entry. */
export const rolesOf = ({
  from,
  to,
}: Pick<AuditRecord, 'from' | 'to'>): { readonly before: Role | null; readonly after: Role | null } => ({
  before: roleNamed(from),
  after: roleNamed(to),
});
