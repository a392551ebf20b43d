import type { Operator } from '../../../shared/domain/operator.ts';
import type { Plan } from '../../../shared/domain/plans.ts';

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
  /** The user pool whose sessions are ended, with its endpoint on laptops and in tests. @default none are ended */
  readonly userPool?: {
    readonly id: string;
    /** @default Cognito itself */
    readonly endpoint?: string;
    /** @default the function's own role */
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** Who sends e-mail to people, with SES's endpoint on laptops and in tests. @default none is sent */
  readonly mail?: {
    /** The sender's address. */
    readonly from: string;
    /** SES's configuration set, through which bounces and complaints come back. */
    readonly configurationSet: string;
    /** @default SES itself */
    readonly endpoint?: string;
    /** @default the function's own role */
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** Who runs the installation, as messages to owners name them. @default unnamed */
  readonly operator?: Pick<Operator, 'name' | 'address' | 'email'>;
  /** From where SMS are sent, with AWS's endpoint on laptops and in tests. @default none is sent */
  readonly sms?: {
    /** The number, or pool of numbers, as AWS End User Messaging names it. */
    readonly origin: string;
    /** @default AWS itself */
    readonly endpoint?: string;
    /** @default the function's own role */
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** Where pictures are kept, with S3's endpoint on laptops and in tests. @default no picture can be uploaded */
  readonly pictures?: {
    /** The bucket's name. */
    readonly name: string;
    /** @default S3 itself */
    readonly endpoint?: string;
    /** @default the function's own role */
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** A stand-in for Stripe on laptops and in tests: `http://127.0.0.1:4242`. @default Stripe itself */
  readonly paymentsEndpoint?: string;
}
