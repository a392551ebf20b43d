import type { InferType } from 'yup';
import { array, id, object, string } from './fields.ts';
import { period } from './report.ts';

/**
 * A table as a file: all of it, or a period (leads by the day they were last active, bookings by the appointment).
 * `semicolon` is for spreadsheets with a decimal comma, such as French Excel: cells separated by semicolons, decimals
 * after a comma.
 */
export const tableQuery = object({
  ...period,
  separator: string().oneOf(['comma', 'semicolon'] as const),
}).noUnknown();

export const EXPORT_STATUSES = ['running', 'ready', 'failed'] as const;

/** Everything that a business holds, as JSON. Kept for six hours; its links are made again at each read. */
export const tenantExport = object({
  exportId: id().required(),
  status: string().oneOf(EXPORT_STATUSES).required(),
  createdAt: string().required(),
  /** Empty until it is ready; several when one would be too large. Each is a JSON document of its own. */
  files: array(
    object({ name: string().required(), url: string().required() }).noUnknown().required(),
  ).required(),
  /** When the links expire, five minutes after they were made; null without links. */
  linksExpireAt: string().nullable().defined(),
}).noUnknown();

export type ExportStatus = (typeof EXPORT_STATUSES)[number];
export type TenantExport = InferType<typeof tenantExport>;
