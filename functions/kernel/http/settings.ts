import type { Plan } from '../../../shared/domain/plans.ts';

/** Stripe's price of each plan. */
export type Prices = Readonly<Record<Plan, string>>;

/** What a process is told once, at its start. */
export interface Settings {
  readonly stage: string;
  readonly appBase: string;
  /** Where pages, chat and widget are: the application's own origin, unless they have one of their own. */
  readonly pagesBase: string;
  readonly apiBase: string;
  /** Values accepted in the origin header, two during a rotation; empty where there is no CloudFront in front. */
  readonly originSecrets: readonly string[];
  /** Lets webhooks go to this very machine, even without TLS: on a laptop and in tests, and refused elsewhere. */
  readonly loopbackTargets?: boolean;
  /** Empty where a plan is not sold. @default nothing is sold */
  readonly prices?: Prices;
  /** The pool whose sessions may be ended, and where it is, on a laptop and in tests. @default nobody has a session */
  readonly userPool?: {
    readonly id: string;
    /** @default Cognito itself */
    readonly endpoint?: string;
    /** @default the function's own role */
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** What stands in for Stripe, on a laptop and in tests: `http://127.0.0.1:4242`. @default Stripe itself */
  readonly paymentsEndpoint?: string;
}
