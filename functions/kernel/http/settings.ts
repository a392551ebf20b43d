import type { Operator } from '../../../shared/domain/operator.ts';
import type { Plan } from '../../../shared/domain/plans.ts';
import type { AwsService } from '../aws-client.ts';

/** Stripe's price of each plan. */
export type Prices = Readonly<Record<Plan, string>>;

/** What a process gets once, at its start. */
export interface Settings {
  readonly stage: string;
  readonly appBase: string;
  /** Origin of pages, chat and widget: the application's own, unless they have a separate one. */
  readonly pagesBase: string;
  readonly apiBase: string;
  /** Accepted values of the origin header, two during a rotation; empty without CloudFront. */
  readonly originSecrets: readonly string[];
  /** Allows webhooks to this machine, even without TLS. For laptops and tests; deployed stages refuse it. */
  readonly loopbackTargets?: boolean;
  /** Whether e-mail is sent to people, so that nothing promises any: what promises is not what sends. @default false */
  readonly sendsEmail?: boolean;
  /** Whether SMS are sent, so that pages may offer them: what asks is not what sends. @default false */
  readonly sendsSms?: boolean;
  /** Empty where a plan is not sold. @default nothing is sold */
  readonly prices?: Prices;
  /** The user pool whose sessions are ended. @default none are ended */
  readonly userPool?: AwsService & { readonly id: string };
  /** Who sends e-mail to people. @default none is sent */
  readonly mail?: AwsService & {
    /** The sender's address. */
    readonly from: string;
    /** SES's configuration set, through which bounces and complaints come back. */
    readonly configurationSet: string;
  };
  /** Who runs the installation, as messages to owners name them. @default unnamed */
  readonly operator?: Pick<Operator, 'name' | 'address' | 'email'>;
  /** From where SMS are sent. @default none is sent */
  readonly sms?: AwsService & {
    /** The number, or pool of numbers, as AWS End User Messaging names it. */
    readonly origin: string;
  };
  /** Where pictures are kept. @default no picture can be uploaded */
  readonly pictures?: AwsService & {
    /** The bucket's name. */
    readonly name: string;
  };
  /** A stand-in for Stripe on laptops and in tests: `http://127.0.0.1:4242`. @default Stripe itself */
  readonly paymentsEndpoint?: string;
}
