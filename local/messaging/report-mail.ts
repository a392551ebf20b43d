import { setTimeout } from 'node:timers/promises';
import {
  ReportTooEarly,
  recordMailEvent,
} from '../../functions/jobs/record-mail-events/record-mail-event.ts';
import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import { mailReports, type SentMail } from './mail-reports.ts';

/** How often a report that comes before its message is logged is brought again, and after how long. */
const TRIES = 100;
const PAUSE_MS = 100;

type Ports = Pick<Kernel, 'table' | 'clock' | 'signer' | 'logger'>;

/** As a Lambda is called again with an event that it threw. */
const brought = async (ports: Ports, event: unknown, tries = TRIES): Promise<void> => {
  try {
    await recordMailEvent({ ...ports, measure: () => undefined }, event);
  } catch (error) {
    if (!(error instanceof ReportTooEarly) || tries === 0) throw error;
    await setTimeout(PAUSE_MS);
    await brought(ports, event, tries - 1);
  }
};

/** Brings what SES would report of each e-mail to the job that records it, one report after another. */
export const reportMail =
  (ports: Ports) =>
  async (mail: SentMail): Promise<void> => {
    try {
      for (const event of mailReports(mail)) await brought(ports, event);
    } catch (error) {
      ports.logger.error('mail report lost', error, { messageId: mail.messageId });
    }
  };
