import { DAY_MS } from './duration.ts';

/** Days for which a business may keep its conversations, and how long it does until its owner says. */
export const RETENTION_DAYS = { least: 7, most: 730, usual: 90 } as const;

/** Months without activity after which a lead is forgotten, and what an appointment says of its person with it. */
export const LEAD_RETENTION_MONTHS = 24;

/** The same in milliseconds, of months as long as they are on average. */
export const LEAD_RETENTION_MS = LEAD_RETENTION_MONTHS * 30.44 * DAY_MS;

/** Days after which the data of a closed business is deleted. */
export const CLOSED_RETENTION_DAYS = 30;
