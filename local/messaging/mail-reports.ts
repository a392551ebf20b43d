/** An e-mail that was sent, as the reports on it repeat it. */
export interface SentMail {
  readonly messageId: string;
  readonly to: string;
  /** Tags by their names. */
  readonly tags: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

type Report = Readonly<Record<string, unknown>>;

const delivery: Report = { eventType: 'Delivery', delivery: { smtpResponse: '250 2.0.0 Ok' } };

const bounce = (to: string, bounceType: string, bounceSubType: string): Report => ({
  eventType: 'Bounce',
  bounce: {
    ...{ feedbackId: 'feedback', bounceType, bounceSubType },
    bouncedRecipients: [{ emailAddress: to, action: 'failed', status: '5.1.1' }],
  },
});

const complaint = (to: string): Report => ({
  eventType: 'Complaint',
  complaint: {
    ...{ feedbackId: 'feedback', complaintSubType: null, complaintFeedbackType: 'abuse' },
    complainedRecipients: [{ emailAddress: to }],
  },
});

/** What happens to a message, by the name of its mailbox: SES's own mailbox simulator knows these. */
const SIMULATED: Readonly<Record<string, (to: string) => readonly Report[]>> = {
  bounce: (to) => [bounce(to, 'Permanent', 'General')],
  suppressionlist: (to) => [bounce(to, 'Permanent', 'Suppressed')],
  complaint: (to) => [delivery, complaint(to)],
  ooto: (to) => [delivery, bounce(to, 'Transient', 'General')],
};

const DETAIL_TYPES: Readonly<Record<string, string>> = {
  Delivery: 'Email Delivered',
  Bounce: 'Email Bounced',
  Complaint: 'Email Complaint Received',
};

/** A report as SES puts it on EventBridge. */
const eventOf = ({ messageId, to, tags, sentAt }: SentMail, report: Report): Report => {
  const timestamp = new Date(sentAt).toISOString();
  const mail = {
    ...{ timestamp, messageId, destination: [to] },
    tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
  };
  return {
    version: '0',
    source: 'aws.ses',
    'detail-type': DETAIL_TYPES[String(report.eventType)],
    time: timestamp,
    detail: { ...report, mail },
  };
};

/**
 * What SES would report of a message, in order: `bounce@…`, `complaint@…`, `suppressionlist@…` and `ooto@…` (an
 * automatic answer) have the fates of SES's mailbox simulator, at any host called `simulator.…`; all else arrives.
 */
export const mailReports = (mail: SentMail): readonly Report[] => {
  const [box = '', host = ''] = mail.to.toLowerCase().split('@');
  const simulated = host.startsWith('simulator.') ? SIMULATED[box] : undefined;
  return (simulated?.(mail.to) ?? [delivery]).map((report) => eventOf(mail, report));
};
