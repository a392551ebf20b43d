import type { InferType } from 'yup';
import { array, listQuery, nextCursor, object, string } from './fields.ts';
import { importCounts } from './lead-import.ts';

/**
 * The actions that the audit trail records: of members and roles, imported and deleted leads, bookings cancelled or
 * dismissed by source, exports, erasures, the calendar feed, webhooks and billing.
 */
export const AUDIT_ACTIONS = [
  'member_invited',
  'invitation_renewed',
  'invitation_withdrawn',
  'invitation_accepted',
  'invitation_declined',
  'member_role_changed',
  'member_removed',
  'member_left',
  'person_added',
  'person_removed',
  'leads_exported',
  'bookings_exported',
  'data_exported',
  'person_exported',
  'person_erased',
  'business_closed',
  'leads_imported',
  'leads_merged',
  'tag_renamed',
  'tag_removed',
  'contact_accepted',
  'contact_refused',
  'lead_deleted',
  'source_cancelled',
  'source_dismissed',
  'retention_shortened',
  'calendar_feed_read',
  'calendar_feed_rotated',
  'outside_calendar_changed',
  'outside_calendar_removed',
  'suppression_lifted',
  'webhook_created',
  'webhook_changed',
  'webhook_reviewed',
  'webhook_deleted',
  'checkout_opened',
  'billing_portal_opened',
  'subscription_changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A person or thing by its id, with its name while the business still knows it. */
export const auditParty = object({
  id: string().required(),
  email: string().nullable().defined(),
  name: string().nullable().defined(),
}).noUnknown();

/** `from` and `to`: what a change changed, such as two roles. */
export const auditRecord = object({
  auditId: string().required(),
  at: string().required(),
  action: string().oneOf(AUDIT_ACTIONS).required(),
  actor: auditParty.required(),
  subject: auditParty.required(),
  from: string(),
  to: string(),
  /** Of an import, how many rows became what. */
  rows: importCounts.default(undefined).optional(),
}).noUnknown();

export const auditList = object({
  records: array(auditRecord.required()).required(),
  ...nextCursor,
}).noUnknown();
export const auditQuery = object(listQuery).noUnknown();

export type AuditRecord = InferType<typeof auditRecord>;
export type AuditParty = InferType<typeof auditParty>;
