import type { GivenSecretName } from '../shared/domain/given-secrets.ts';
import type { QueueName } from '../shared/domain/jobs.ts';
import type { ModelId } from '../shared/domain/models.ts';
import type { Operator } from '../shared/domain/operator.ts';

/** Hosts of a stage that has names of its own. The operator points both at what the stacks print. */
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

/** A second host for the pages of the businesses, so that no script on one could read what the application keeps. */
export interface PagesOrigin {
  /** Host of pages, chat and widget: `pages.example.com`. The operator points it at what the web stack prints. */
  readonly name: string;
  /** ACM certificate of `name`, in us-east-1, where CloudFront looks for it. */
  readonly certificateArn: string;
}

/** A table that a restore has made, and that serves in place of the stack's own. */
export interface RestoredTable {
  readonly name: string;
  /** Of its stream of new images, which AWS names by the moment it was turned on. */
  readonly streamArn: string;
}

/** Who the accounts' messages come from. */
export interface MailSender {
  /** `bonjour@example.com`. Its domain is verified in SES, in the stage's region, before the first deployment. */
  readonly from: string;
  /** The domain that SES has verified: `example.com`. */
  readonly verifiedDomain: string;
}

export type StageName = 'dev' | 'staging' | 'prod';

/** What differs from one stage to another; everything else is the same code. */
export interface Stage {
  readonly name: StageName;
  /**
   * Whether the table, the accounts and their stacks refuse to be deleted. Not while they are first made: what fails then must be
   * free to go, so that it can be tried again (`npm run deploy` sees to both).
   */
  readonly isProtected: boolean;
  /** @default the account of the operator's credentials */
  readonly account?: string;
  readonly region: string;
  /** @default the names that AWS gives; the API then stays reachable and refuses what lacks the origin secret */
  readonly domain?: Domain;
  /**
   * A host of its own for the pages of the businesses, their chat and the widget; needs a `domain`. Advised for production.
   * @default the application's host: an accepted risk (docs/security.md)
   */
  readonly pagesOrigin?: PagesOrigin;
  /** Requests that the API lets through before it answers 429; far above what the product's own limits allow. */
  readonly throttle: { readonly perSecond: number; readonly burst: number };
  /** Requests of one address that the firewall lets through, above the product's own limits. */
  readonly firewall: { readonly chatPerMinute: number; readonly allPerFiveMinutes: number };
  /**
   * A second region that holds a copy of the table, kept up within a second or so.
   * @default one region
   */
  readonly replicaRegion?: string;
  /**
   * Set after a restore alone (docs/operations.md, "Restore"); the stack's own table stays where it is, unused.
   * @default the table that the data stack makes
   */
  readonly restoredTable?: RestoredTable;
  /** The weekly copies of the table. */
  readonly backup: {
    /** Days for which each is kept: no more than the privacy page says, which is 35. */
    readonly keptDays: number;
    /**
     * Days after which nobody at all, not even AWS, can shorten what the vault keeps. There is no way back from it.
     * @default the vault is locked against all but those who may take the lock off
     */
    readonly lockedAfterDays?: number;
  };
  /**
   * Who the accounts' codes come from.
   * @default Cognito's own sender, which sends about fifty a day
   */
  readonly mail?: MailSender;
  /** Cognito's plan: `plus` also watches sign-ins and refuses leaked passwords, and is paid by active user. */
  readonly identityPlan: 'essentials' | 'plus';
  /** Where alarms are told; SNS asks that address to confirm once. Nobody is told without one. */
  readonly alarmEmail?: string;
  /**
   * US dollars a month of which the alarm address is told at half, four fifths and all of it.
   * @default no budget
   */
  readonly monthlyBudgetUsd?: number;
  /** Whether a new version first serves a tenth of the requests for five minutes, and goes back by itself on errors. */
  readonly canary: boolean;
  /**
   * Functions of the assistant that may run at once, set apart from all others. Production asks for it, since the chat's URL is open to
   * the network; a new account has 10 in all and refuses any (the doctor says what to ask AWS).
   * @default no reservation
   */
  readonly chatConcurrency?: number;
  /** Workers of each queue that may run at once, of which AWS takes no fewer than two. */
  readonly workers: Readonly<Record<QueueName, number>>;
  /**
   * Version of the origin secret that CloudFront sends; set while one replaces another.
   * @default the current one
   */
  readonly originSecretVersion?: string;
  /**
   * Who the legal pages say runs this.
   * @default placeholders, in brackets
   */
  readonly operator?: Operator;
  /** The model that answers visitors once the stage has a key for it. */
  readonly assistantModel: ModelId;
  /** Stripe's price of each plan; null where nothing is sold. */
  readonly prices: { readonly basic: string | null; readonly pro: string | null };
}

/** What an operator may set of a stage. */
export type StageSettings = Partial<Omit<Stage, 'name' | 'isProtected'>>;

/** Name under which an operator puts a secret of a stage in Secrets Manager, in the stage's region. */
export const givenSecretName = (stage: StageName, name: GivenSecretName): string =>
  `comptoir/${stage}/${name}`;

/** Origins that are known before anything is deployed: of the application, and of the pages where they have their own. */
export const originsOf = ({ domain, pagesOrigin }: Stage) => ({
  app: domain && `https://${domain.name}`,
  pages: pagesOrigin && `https://${pagesOrigin.name}`,
});

/** Where a stage's stacks go. */
export const envOf = ({ account, region }: Stage) => ({ region, ...(account ? { account } : {}) });
