import type { TenantId } from '../../shared/domain/ids.ts';
import type { SendFailure } from '../../shared/domain/messages.ts';
import type { CallFailure } from '../../shared/schemas/webhook.ts';
import type { Kernel } from '../kernel/http/kernel.ts';
import type { Settings } from '../kernel/http/settings.ts';
import type { JobMeasure } from '../kernel/observe/measure-gateway.ts';
import { systemResolve } from '../kernel/outbound/guarded-call.ts';
import { createSend, type Send } from '../kernel/outbound/send-gateway.ts';
import { reachOf } from '../kernel/outbound/target.ts';
import { createSendEmail } from './email-gateway.ts';
import type { SendEmail, SendSms } from './senders.ts';
import { createSendSms } from './sms-gateway.ts';

/** What delivery is told of its stage. */
export type DeliverySettings = Pick<
  Settings,
  'stage' | 'loopbackTargets' | 'appBase' | 'pagesBase' | 'apiBase' | 'mail' | 'sms' | 'operator'
>;

/** What delivery needs. */
export interface DeliveryPorts extends Pick<Kernel, 'table' | 'signer' | 'logger' | 'clock'> {
  readonly settings: DeliverySettings;
  /** For webhooks and push services. */
  readonly send: Send;
  /** Absent where nobody sends e-mail. */
  readonly email?: { readonly from: string; readonly send: SendEmail };
  /** Absent where nobody sends SMS. */
  readonly sendSms?: SendSms;
  /** Absent where nobody looks at metrics. */
  readonly measure?: JobMeasure<'deliver'>;
  /** From 0 to 1: the jitter of retries. */
  readonly random: () => number;
  /** Works off a business's waitlist at a moment; returns when that has to be done next, both in epoch milliseconds. */
  readonly workOffWaitlist: (tenantId: TenantId, now: number) => Promise<number | undefined>;
  /** Files the call back of a visitor whom no member has answered by a moment, in epoch milliseconds. */
  readonly fileUnanswered: (tenantId: TenantId, conversationId: string, now: number) => Promise<void>;
}

/**
 * What became of an entry. `gone`: it no longer existed; `busy`: another worker holds it or took it over; `fanned_out`:
 * it is now one entry for each webhook that asks for it, each person and each browser that is told; `dropped`: nobody
 * needs to receive it any more; `postponed`: it may not be sent before a later moment.
 */
export type Delivered =
  | { readonly kind: 'gone' | 'busy' | 'fanned_out' | 'delivered' | 'dropped' | 'postponed' }
  | { readonly kind: 'retrying' | 'given_up'; readonly failure: CallFailure | SendFailure };

type Parts = Pick<Kernel, 'table' | 'signer' | 'logger' | 'clock'> & {
  readonly settings: DeliverySettings;
};

/** What messages need of a kernel's parts, with the network that its settings allow. */
export const deliveryPorts = (kernel: Parts): Omit<DeliveryPorts, 'workOffWaitlist' | 'fileUnanswered'> => {
  const { mail, sms } = kernel.settings;
  return {
    table: kernel.table,
    signer: kernel.signer,
    logger: kernel.logger,
    clock: kernel.clock,
    settings: kernel.settings,
    send: createSend({ ...reachOf(kernel.settings), resolve: systemResolve }),
    random: Math.random,
    ...(mail ? { email: { from: mail.from, send: createSendEmail(mail) } } : {}),
    ...(sms ? { sendSms: createSendSms(sms) } : {}),
  };
};
