import type { QueueName } from '../shared/domain/jobs.ts';
import type { ModelId } from '../shared/domain/models.ts';
import type { Operator } from '../shared/domain/operator.ts';
import type { OperatorSecretName } from '../shared/domain/operator-secrets.ts';

/** Custom hosts of a stage. The operator creates DNS records for both, to the stacks' outputs. */
export interface Domain {
  /** Host of the application, pages and API: `app.example.com`. */
  readonly name: string;
  /** ACM certificate of `name`, in us-east-1, where CloudFront looks for it. */
  readonly certificateArn: string;
  /** Host that only CloudFront calls: `api.example.com`. */
  readonly apiName: string;
  /** ACM certificate of `apiName`, in the stage's region. */
  readonly apiCertificateArn: string;
}

/** A second host for the businesses' pages, so that no script on one can read the application's storage. */
export interface PagesOrigin {
  /**
   * Host of pages, chat and widget: `pages.example.com`. The operator creates its DNS record, to the web stack's
   * output.
   */
  readonly name: string;
  /** ACM certificate of `name`, in us-east-1, where CloudFront looks for it. */
  readonly certificateArn: string;
}

/** A restored table, used instead of the stack's own. */
export interface RestoredTable {
  readonly name: string;
  /** ARN of its stream of new images, whose name includes the time it was enabled. */
  readonly streamArn: string;
}

/** Sender of the accounts' codes and of the messages to people. */
export interface MailSender {
  /** `bonjour@example.com`. Its domain is verified in SES, in the stage's region, before the first deployment. */
  readonly from: string;
  /** The domain that SES has verified: `example.com`. */
  readonly verifiedDomain: string;
}

export type StageName = 'dev' | 'staging' | 'prod';

/** The settings by which stages differ. */
export interface Stage {
  readonly name: StageName;
  /**
   * Whether the table, the accounts and their stacks are protected against deletion. Off during the first deployment,
   * so that a failed one can be deleted and repeated (`npm run deploy` handles both).
   */
  readonly isProtected: boolean;
  /** @default the account of the operator's credentials */
  readonly account?: string;
  readonly region: string;
  /** @default AWS's names; the API is then reachable directly, and refuses requests without the origin secret */
  readonly domain?: Domain;
  /**
   * A host of its own for the pages of the businesses, their chat and the widget; needs a `domain`. Advised for
   * production.
   * @default the application's host: an accepted risk (docs/security.md)
   */
  readonly pagesOrigin?: PagesOrigin;
  /** Requests that the API allows before it answers 429; far above the product's own limits. */
  readonly throttle: { readonly perSecond: number; readonly burst: number };
  /** Requests of one address that the firewall allows; above the product's own limits. */
  readonly firewall: { readonly chatPerMinute: number; readonly allPerFiveMinutes: number };
  /**
   * A second region with a replica of the table, usually within a second.
   * @default one region
   */
  readonly replicaRegion?: string;
  /**
   * Set only after a restore (docs/operations.md, "Restore"); the stack's own table stays, unused.
   * @default the table that the data stack makes
   */
  readonly restoredTable?: RestoredTable;
  /** The weekly copies of the table. */
  readonly backup: {
    /** Retention in days; at most what the privacy policy states (`BACKUP_DAYS`). */
    readonly keptDays: number;
    /**
     * Days after which nobody, not even AWS, can delete copies early. Irreversible.
     * @default roles with the right to remove the lock can still do so
     */
    readonly lockedAfterDays?: number;
  };
  /**
   * Sender of the accounts' codes and, with a `domain`, of the messages to visitors and members.
   * @default Cognito's own sender, which sends about fifty codes a day; no messages are sent
   */
  readonly mail?: MailSender;
  /**
   * Whether the stage has a Canadian number of its own, from which SMS are sent and which answers them
   * (docs/operations.md, "SMS").
   * @default false: no SMS is sent, and no page offers one
   */
  readonly sms?: boolean;
  /** Cognito's plan: `plus` adds sign-in risk detection and refuses leaked passwords; it is paid per active user. */
  readonly identityPlan: 'essentials' | 'plus';
  /** Address for alarms, which SNS asks to confirm once. Without it nobody is notified. */
  readonly alarmEmail?: string;
  /**
   * Monthly budget in US dollars; the alarm address is notified at 50, 80 and 100 %.
   * @default no budget
   */
  readonly monthlyBudgetUsd?: number;
  /** Whether a new version first serves a tenth of the requests for five minutes, and rolls back on errors. */
  readonly canary: boolean;
  /**
   * Reserved concurrency of the chat's function. Production requires it, since the chat's URL is public; a new account
   * has a concurrency of 10 and refuses any reservation (the doctor says what to request from AWS).
   * @default no reservation
   */
  readonly chatConcurrency?: number;
  /** Maximum concurrency of each queue's worker; AWS requires at least 2. */
  readonly workers: Readonly<Record<QueueName, number>>;
  /**
   * Version of the origin secret that CloudFront sends; set during a rotation.
   * @default the current version
   */
  readonly originSecretVersion?: string;
  /**
   * The operator named on the legal pages.
   * @default placeholders, in brackets
   */
  readonly operator?: Operator;
  /** The model that answers visitors, once the stage has a key for it. */
  readonly assistantModel: ModelId;
  /** Stripe's price id of each plan; null when nothing is sold. */
  readonly prices: { readonly basic: string | null; readonly pro: string | null };
}

/** What an operator may set of a stage. */
export type StageSettings = Partial<Omit<Stage, 'name' | 'isProtected'>>;

/** Name of an operator's secret in Secrets Manager, in the stage's region. */
export const operatorSecretName = (stage: StageName, name: OperatorSecretName): string =>
  `comptoir/${stage}/${name}`;

/** Origins known before deployment: the application's, and the pages' if they have their own. */
export const originsOf = ({ domain, pagesOrigin }: Stage) => ({
  app: domain && `https://${domain.name}`,
  pages: pagesOrigin && `https://${pagesOrigin.name}`,
});

/** The sender of messages to people; none without a domain, since messages hold links. */
export const messageSender = ({ mail, domain }: Stage): MailSender | undefined => domain && mail;

/** Account and region of a stage's stacks. */
export const envOf = ({ account, region }: Stage) => ({ region, ...(account ? { account } : {}) });
