import Stripe from 'stripe';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import type { LedgerFile, LocalEvent } from './ledger.ts';
import { checkoutWords, subscriptionWords } from './stripe-words.ts';

/** Hands a signed event to the product; true when it was taken. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

/** What an event is made of and signed with. */
interface Signer {
  readonly file: LedgerFile;
  readonly webhookSecret: string;
  /** Epoch seconds. */
  readonly now: () => number;
}

interface Sender extends Signer {
  readonly deliver: Deliver;
  /** Called with events that were not accepted, and the reason. */
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

const subjectOf = ({ file }: Signer, { subjectId, customerId, type }: LocalEvent): object => {
  const { checkouts, subscriptions } = file.ledger;
  const checkout = checkouts.find(({ id }) => id === subjectId);
  if (checkout) return checkoutWords(checkout);
  const subscription = subscriptions.find(({ id }) => id === subjectId);
  if (!subscription) throw new Error(`There is no ${subjectId}.`);
  if (!type.startsWith('invoice.')) return subscriptionWords(subscription);
  return { id: `in_${subjectId}`, object: 'invoice', customer: customerId };
};

/** An event as Stripe sends it, and the header that it signs it with. */
export const signedEvent = (signer: Signer, event: LocalEvent) => {
  const { id, type, created } = event;
  const data = { object: subjectOf(signer, event) };
  const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: signer.webhookSecret,
    timestamp: signer.now(),
  });
  return { body, signature };
};

/** True when the product accepted it; otherwise it is sent again next time. */
const isTaken = async (sender: Sender, event: LocalEvent): Promise<boolean> => {
  const { body, signature } = signedEvent(sender, event);
  const told = { event: event.id, type: event.type };
  try {
    if (await sender.deliver(body, signature)) return true;
    sender.logger.warn('payment event not taken', told);
  } catch (error) {
    sender.logger.error('payment event not taken', error, told);
  }
  return false;
};

/** Sends pending events in order, and removes those that were accepted. */
export const sendPending = async (sender: Sender): Promise<void> => {
  const { ledger, save } = sender.file;
  for (const event of [...ledger.events]) {
    if (!(await isTaken(sender, event))) continue;
    const at = ledger.events.findIndex(({ id }) => id === event.id);
    if (at >= 0) ledger.events.splice(at, 1);
    await save();
  }
};
