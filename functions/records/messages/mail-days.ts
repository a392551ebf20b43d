import { DAY_MS, DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';

/** Days over which a business's e-mail is judged. */
export const MAIL_DAYS = 30;

/** What became of e-mail that a business sent, as SES reports it. A complaint is about one that was delivered. */
export interface MailCounts {
  readonly delivered: number;
  readonly bounced: number;
  readonly complained: number;
}

const dayOf = (at: string): string => at.slice(0, 10);

/** The write that counts e-mail under the UTC day on which it was sent (an ISO instant). */
export const countMail = (
  tenantId: TenantId,
  sentAt: string,
  add: Partial<MailCounts>,
): Extract<Write, { update: unknown }> => ({
  update: keys.mailDay(tenantId, dayOf(sentAt)),
  add,
  set: { expiresAt: expiryAfter(Date.parse(sentAt), (MAIL_DAYS + 10) * DAY_SECONDS) },
});

/** The counts of the last 30 days, today included. */
export const mailCounts = async (table: Table, tenantId: TenantId, now: number): Promise<MailCounts> => {
  const from = dayOf(toInstant(now - (MAIL_DAYS - 1) * DAY_MS));
  const days = await table.all<Partial<MailCounts>>(
    ranges.mailDays(tenantId, from, dayOf(toInstant(now))),
    MAIL_DAYS,
  );
  const sumOf = (field: keyof MailCounts) => days.reduce((sum, day) => sum + (day[field] ?? 0), 0);
  return { delivered: sumOf('delivered'), bounced: sumOf('bounced'), complained: sumOf('complained') };
};
