import type { MessageStatus } from '../../../shared/domain/messages.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { countMail, type MailCounts } from '../../records/messages/mail-days.ts';
import { findMessage, type MessageItem, reportWrite } from '../../records/messages/message-log.ts';
import type { MailOutcome, MailReport } from './mail-event.ts';

/** An outcome that ends what is known of a message. */
export type FinalOutcome = Exclude<MailOutcome, { readonly kind: 'delayed' }>;

/** Statuses of a message that nothing was reported of yet: whoever sent it may have lost SES's answer. */
const UNREPORTED: readonly MessageStatus[] = ['retrying', 'sent', 'failed'];

/**
 * Whether a report says more than what is stored. Reports come in any order: a complaint is the last word, and an
 * address may refuse for good what it took at first. A passing bounce after a delivery is an automatic answer.
 */
const saysMore = (status: MessageStatus, outcome: MailOutcome): boolean => {
  if (UNREPORTED.includes(status)) return true;
  if (outcome.kind === 'complained') return status === 'delivered' || status === 'bounced';
  return outcome.kind === 'bounced' && outcome.isPermanent && status === 'delivered';
};

/** What a report adds to the day's counts, in place of what was counted of the message before. */
const countsOf = (status: MessageStatus, { kind }: FinalOutcome): Partial<MailCounts> => {
  if (kind === 'failed') return {};
  if (kind === 'complained')
    return { complained: 1, ...(UNREPORTED.includes(status) ? { delivered: 1 } : {}) };
  return { [kind]: 1, ...(status === 'delivered' ? { delivered: -1 } : {}) };
};

/** What a message's line says of an outcome. */
export const stateOf = (outcome: FinalOutcome): Pick<MessageItem, 'status' | 'reason'> => ({
  status: outcome.kind,
  reason: 'reason' in outcome ? outcome.reason : null,
});

/**
 * Stores what was reported in the message's line, and counts it, once. `before` runs ahead of it, where the report says
 * more than what is stored. Throws 503 `busy`.
 */
export const storeOutcome = async (
  { table, clock }: Pick<JobKernel, 'table' | 'clock'>,
  { tenantId, place, sentAt }: MailReport,
  outcome: FinalOutcome,
  before: (item: MessageItem) => Promise<void>,
): Promise<void> => {
  let item = await findMessage(table, tenantId, place);
  while (item && saysMore(item.status, outcome)) {
    await before(item);
    const isStored = await commitUnlessRefused(table, [
      reportWrite(tenantId, item, { ...stateOf(outcome), at: toInstant(clock()) }),
      countMail(tenantId, sentAt, countsOf(item.status, outcome)),
    ]);
    if (isStored) return;
    // Another report was first, or this one's reply was lost.
    item = await findMessage(table, tenantId, place);
  }
};
