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

/** What differs from one stage to another; everything else is the same code. */
export interface Stage {
  readonly name: 'dev' | 'staging' | 'prod';
  /** @default the account of the operator's credentials */
  readonly account?: string;
  readonly region: string;
  /** @default the names that AWS gives; the API then stays reachable and refuses what lacks the origin secret */
  readonly domain?: Domain;
  /** Requests that the API lets through before it answers 429; far above what the product's own limits allow. */
  readonly throttle: { readonly perSecond: number; readonly burst: number };
  /** Requests of one address that the firewall lets through, above the product's own limits. */
  readonly firewall: { readonly chatPerMinute: number; readonly allPerFiveMinutes: number };
  /**
   * Functions of the assistant that may run at once.
   * @default no reservation: a new account has 10 in all and refuses any
   */
  readonly chatConcurrency?: number;
  /**
   * Version of the origin secret that CloudFront sends; set while one replaces another.
   * @default the current one
   */
  readonly originSecretVersion?: string;
  /** Stripe's price of each plan; null where nothing is sold. */
  readonly prices: { readonly basic: string | null; readonly pro: string | null };
}

const common = {
  region: 'ca-central-1',
  throttle: { perSecond: 500, burst: 1000 },
  firewall: { chatPerMinute: 120, allPerFiveMinutes: 3000 },
  prices: { basic: null, pro: null },
} as const;

const stages: readonly Stage[] = [
  { ...common, name: 'dev' },
  { ...common, name: 'staging' },
  { ...common, name: 'prod', throttle: { perSecond: 2000, burst: 4000 } },
];

/** The settings of a stage. Throws, naming those that exist, when there is none of that name. */
export const stageNamed = (name: unknown): Stage => {
  const stage = stages.find((one) => one.name === name);
  if (stage) return stage;
  throw new Error(
    `There is no stage "${name}": use -c stage= with ${stages.map((one) => one.name).join(', ')}.`,
  );
};

/** Where a stage's stacks go. */
export const envOf = ({ account, region }: Stage) => ({ region, ...(account ? { account } : {}) });
