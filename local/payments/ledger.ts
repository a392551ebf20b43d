import { array, boolean, type InferType, number, object, string } from 'yup';
import { PLANS } from '../../shared/domain/plans.ts';
import { atomicWriter, BrokenDataFile, readIfPresent } from '../atomic-file.ts';

const seconds = () => number().integer().required();

const customer = object({ id: string().required(), name: string().defined(), email: string().defined() });

const checkout = object({
  id: string().required(),
  customerId: string().required(),
  tenantId: string().required(),
  plan: string().oneOf(PLANS).required(),
  priceId: string().required(),
  successUrl: string().required(),
  cancelUrl: string().required(),
  trialEnd: seconds().nullable().defined(),
  locale: string().required(),
  status: string().oneOf(['open', 'complete', 'expired']).required(),
});

const subscription = object({
  id: string().required(),
  customerId: string().required(),
  tenantId: string().required(),
  plan: string().oneOf(PLANS).required(),
  priceId: string().required(),
  status: string().oneOf(['trialing', 'active', 'past_due', 'canceled']).required(),
  created: seconds(),
  periodStart: seconds(),
  periodEnd: seconds(),
  cancelsAtPeriodEnd: boolean().required(),
  endedAt: seconds().nullable().defined(),
  /** Whether its card is refused from now on. */
  isRefused: boolean().required(),
});

const portal = object({
  id: string().required(),
  customerId: string().required(),
  returnUrl: string().required(),
  locale: string().required(),
});

/** An event that the product has not acknowledged yet. */
const event = object({
  id: string().required(),
  type: string().required(),
  created: seconds(),
  customerId: string().required(),
  /** The subscription or checkout that it is about. */
  subjectId: string().required(),
});

const ledgerSchema = object({
  customers: array(customer.required()).required(),
  checkouts: array(checkout.required()).required(),
  subscriptions: array(subscription.required()).required(),
  portals: array(portal.required()).required(),
  events: array(event.required()).required(),
});

export type LocalCheckout = InferType<typeof checkout>;
export type LocalSubscription = InferType<typeof subscription>;
export type Portal = InferType<typeof portal>;
export type LocalEvent = InferType<typeof event>;

/** The state of the Stripe stand-in; times are epoch seconds, as Stripe's are. */
export type Ledger = InferType<typeof ledgerSchema>;

export interface LedgerFile {
  readonly ledger: Ledger;
  /** Resolves once the ledger, as at the call, is stored durably. */
  save(): Promise<void>;
}

const empty = (): Ledger => ({ customers: [], checkouts: [], subscriptions: [], portals: [], events: [] });

const parsed = (path: string, text: string): Ledger => {
  try {
    return ledgerSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    throw new BrokenDataFile(path, 'is no ledger of payments');
  }
};

/** The ledger kept in a file, or in memory alone without a path. Throws BrokenDataFile when it cannot be read. */
export const openLedger = async (path: string | undefined): Promise<LedgerFile> => {
  const text = path === undefined ? null : await readIfPresent(path);
  const ledger = path !== undefined && text !== null ? parsed(path, text) : empty();
  const save = path === undefined ? async () => undefined : atomicWriter(path, () => JSON.stringify(ledger));
  return { ledger, save };
};
