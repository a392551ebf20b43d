import Stripe from 'stripe';
import type { LedgerFile, LocalEvent } from './ledger.ts';
import { checkoutWords, subscriptionWords } from './stripe-words.ts';

/** Hands a signed event to the product; true when it was taken. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

interface Sender {
  readonly file: LedgerFile;
  readonly webhookSecret: string;
  /** Epoch seconds. */
  readonly now: () => number;
  readonly deliver: Deliver;
}

const subjectOf = ({ file }: Sender, { subjectId, customerId, type }: LocalEvent): object => {
  const { checkouts, subscriptions } = file.ledger;
  const checkout = checkouts.find(({ id }) => id === subjectId);
  if (checkout) return checkoutWords(checkout);
  const subscription = subscriptions.find(({ id }) => id === subjectId);
  if (!subscription) throw new Error(`There is no ${subjectId}.`);
  if (!type.startsWith('invoice.')) return subscriptionWords(subscription);
  return { id: `in_${subjectId}`, object: 'invoice', customer: customerId };
};

/** An event as Stripe sends it, and the header that it signs it with. */
export const signedEvent = (sender: Sender, event: LocalEvent) => {
  const { id, type, created } = event;
  const data = { object: subjectOf(sender, event) };
  const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: sender.webhookSecret,
    timestamp: sender.now(),
  });
  return { body, signature };
};

/** Sends what has not been taken yet, in the order in which it happened, and forgets what has been. */
export const sendPending = async (sender: Sender): Promise<void> => {
  const { ledger, save } = sender.file;
  for (const event of [...ledger.events]) {
    const { body, signature } = signedEvent(sender, event);
    const isTaken = await sender.deliver(body, signature).catch(() => false);
    if (!isTaken) continue;
    const at = ledger.events.findIndex(({ id }) => id === event.id);
    if (at >= 0) ledger.events.splice(at, 1);
    await save();
  }
};
