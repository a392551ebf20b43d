import { DAY_MS } from './duration.ts';

/** Days for which a business may keep its conversations: bounds and default. */
export const RETENTION_DAYS = { least: 7, most: 730, usual: 90 } as const;

/** Months without activity after which a lead is deleted and its appointments are anonymised. */
export const LEAD_RETENTION_MONTHS = 24;

/** The same in milliseconds, with months of average length. */
export const LEAD_RETENTION_MS = LEAD_RETENTION_MONTHS * 30.44 * DAY_MS;

/** Days after which the data of a closed business is deleted. */
export const CLOSED_RETENTION_DAYS = 30;

/** Days for which backups are kept at the most, which an erasure does not reach; the privacy policy says so. */
export const BACKUP_DAYS = 35;
