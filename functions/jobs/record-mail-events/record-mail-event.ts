import { toInstant } from '../../kernel/clock.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { contactHashes } from '../../records/leads/contact.ts';
import { isConfirmation, markBounced, unmarkBounced } from '../../records/messages/confirmation-bounce.ts';
import { findMessage, type MessageItem, reportWrite } from '../../records/messages/message-log.ts';
import { suppressWrite } from '../../records/messages/suppression-store.ts';
import { type MailOutcome, type MailReport, readMailEvent } from './mail-event.ts';
import { type FinalOutcome, stateOf, storeOutcome } from './store-outcome.ts';

type Ports = Pick<JobKernel<'record-mail-events'>, 'table' | 'clock' | 'measure'> & {
  readonly signer: Signer;
};

/**
 * Milliseconds for which a report may come before the message's own line: the line is written once SES has taken the
 * message, and a report that is early is received again a minute later.
 */
const EARLY_MS = 90_000;

/** Thrown for a report that came before its message was logged: it is received again. */
export class ReportTooEarly extends Error {}

const METRICS = {
  delivered: 'MailsDelivered',
  delayed: 'MailsDelayed',
  bounced: 'MailsBounced',
  complained: 'MailsComplained',
  failed: 'MailsRejected',
} as const satisfies Readonly<Record<MailOutcome['kind'], string>>;

/** Stops all further e-mail to an address that is dead, or whose owner reported a message as unwanted. */
const suppressAddress = async (
  { table, signer }: Ports,
  { tenantId, to, outcome, place: { subjectId }, sentAt }: MailReport,
): Promise<void> => {
  if (outcome.kind !== 'complained' && !(outcome.kind === 'bounced' && outcome.isPermanent)) return;
  const [contactHash = ''] = contactHashes(signer, { email: to, phone: null });
  const item = { contactHash, scope: 'all', reason: outcome.kind, at: sentAt, subjectId } as const;
  await writeOrSkip(table, suppressWrite(tenantId, item));
};

const markBooking = async (
  { table }: Ports,
  { tenantId, outcome }: MailReport,
  item: MessageItem,
): Promise<void> => {
  if (!isConfirmation(item)) return;
  if (outcome.kind === 'bounced' || outcome.kind === 'failed')
    await writeOrSkip(table, markBounced(tenantId, item));
  if (outcome.kind === 'delivered') await writeOrSkip(table, unmarkBounced(tenantId, item));
};

/** The lines of the other bookings that the same message told of, and their marks. */
const markOthers = async (
  ports: Ports,
  report: MailReport,
  outcome: FinalOutcome,
  item: MessageItem,
): Promise<void> => {
  for (const subjectId of item.others ?? []) {
    const other = { ...item, subjectId };
    await markBooking(ports, report, other);
    const what = { ...stateOf(outcome), at: toInstant(ports.clock()) };
    await writeOrSkip(ports.table, reportWrite(report.tenantId, other, what));
  }
};

/**
 * Records what SES reports of a message: the address that gets no more, the booking whose confirmation did not arrive,
 * the message's line and the day's counts. A report that comes twice changes nothing. Throws on one that cannot be
 * read, and `ReportTooEarly`; both are received again, and then lie among the dead letters.
 */
export const recordMailEvent = async (ports: Ports, event: unknown): Promise<void> => {
  const report = readMailEvent(event);
  const { tenantId, place, providerId, outcome, sentAt } = report;
  if (outcome.kind === 'delayed') return ports.measure(METRICS.delayed, 1);
  await suppressAddress(ports, report);
  const item = await findMessage(ports.table, tenantId, place);
  const isEarly = ports.clock() - Date.parse(sentAt) < EARLY_MS;
  if (item?.providerId !== providerId && isEarly) throw new ReportTooEarly('Its message is not logged yet.');
  await storeOutcome(ports, report, outcome, async (stored) => {
    await markBooking(ports, report, stored);
    await markOthers(ports, report, outcome, stored);
  });
  ports.measure(METRICS[outcome.kind], 1);
};
