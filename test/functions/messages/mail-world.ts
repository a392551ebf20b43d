import type { OutgoingMessage } from '../../../local/mailbox/message.ts';
import type { SentMail } from '../../../local/messaging/mail-reports.ts';
import type { Messaging, MessagingParts } from '../../../local/messaging/open-messaging.ts';
import { openMessaging } from '../../../local/messaging/open-messaging.ts';
import { receiveSms } from '../../support/under-role.ts';
import { openWorld, type World } from '../../support/world.ts';
import { deliverDue, portsOf } from './world.ts';

/** A world whose e-mails go through SES's own client to the local sender, and are read in its mailbox. */
export interface MailWorld extends World {
  /** Every e-mail and SMS that was taken, in the order of their coming. */
  readonly mails: OutgoingMessage[];
  /** Every e-mail that the sender took, with the tags that name its message. */
  readonly sent: SentMail[];
  /** Somebody answers an SMS. */
  readonly reply: Messaging['reply'];
  /** Delivers what is due by now, and what follows from it. */
  run(): Promise<void>;
  /** Delivers, and answers the e-mails that came to an address since the last time. */
  newMailsTo(address: string): Promise<readonly OutgoingMessage[]>;
}

export const openMailWorld = async (between?: NonNullable<MessagingParts['between']>): Promise<MailWorld> => {
  const mails: OutgoingMessage[] = [];
  const sent: SentMail[] = [];
  const messaging = await openMessaging({
    deliver: async (message) => {
      mails.push(message);
    },
    sent: (mail) => {
      sent.push(mail);
    },
    clock: () => world.kernel.clock(),
    logger: { error: (message, error) => world.kernel.logger.error(message, error) },
    hear: (event) => receiveSms({ ...world.kernel, measure: () => undefined })(event),
    ...(between ? { between } : {}),
  });
  const world = await openWorld((kernel) => ({
    ...kernel,
    settings: { ...kernel.settings, mail: messaging.mail, sms: messaging.sms },
  }));
  const run = () => deliverDue(portsOf(world));
  let seen = 0;
  return {
    ...world,
    mails,
    sent,
    reply: messaging.reply,
    run,
    newMailsTo: async (address) => {
      await run();
      const fresh = mails.slice(seen);
      seen = mails.length;
      return fresh.filter(({ to }) => to === address);
    },
    stop: async () => {
      await world.stop();
      await messaging.stop();
    },
  };
};
