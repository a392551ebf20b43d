/** Environment variables that the functions read and the constructs set: one list, so that they cannot drift. */
export const ENV = {
  stage: 'STAGE',
  tableName: 'TABLE_NAME',
  userPoolId: 'USER_POOL_ID',
  userPoolClientId: 'USER_POOL_CLIENT_ID',
  /** Origin of the application, without a trailing slash. */
  appBase: 'APP_BASE',
  /** Origin of the pages, where they have one of their own. */
  pagesBase: 'PAGES_BASE',
  /** Origin of the API, without a trailing slash. */
  apiBase: 'API_BASE',
  signingSecretArn: 'SIGNING_SECRET_ARN',
  originSecretArn: 'ORIGIN_SECRET_ARN',
  /** Names of the secrets that an operator may give. */
  stripeSecret: 'STRIPE_SECRET',
  anthropicSecret: 'ANTHROPIC_SECRET',
  /** The model that answers where there is a key; the usual one where it is not set. */
  assistantModel: 'ASSISTANT_MODEL',
  /** Stripe's price of each plan; empty where nothing is sold. */
  priceBasic: 'PRICE_BASIC',
  pricePro: 'PRICE_PRO',
} as const;

/** And what only jobs are told. */
export const JOB_ENV = {
  /** The queue that a job puts work in. */
  queueUrl: 'QUEUE_URL',
} as const;

type Variable = (typeof ENV)[keyof typeof ENV] | (typeof JOB_ENV)[keyof typeof JOB_ENV];

/** The value of a variable that must be set; throws with its name when it is not. */
export const requireEnv = (name: Variable): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is not set.`);
  return value;
};
