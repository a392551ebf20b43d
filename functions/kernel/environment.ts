/** Environment variables that the functions read and the constructs set, in one list so that they cannot drift. */
export const ENV = {
  stage: 'STAGE',
  tableName: 'TABLE_NAME',
  userPoolId: 'USER_POOL_ID',
  userPoolClientId: 'USER_POOL_CLIENT_ID',
  /** Origin of the application, without a trailing slash. */
  appBase: 'APP_BASE',
  /** Origin of the pages, where it differs from the application's. */
  pagesBase: 'PAGES_BASE',
  /** Origin of the API, without a trailing slash. */
  apiBase: 'API_BASE',
  signingSecretArn: 'SIGNING_SECRET_ARN',
  originSecretArn: 'ORIGIN_SECRET_ARN',
  /** Names of the secrets that an operator may set. */
  stripeSecret: 'STRIPE_SECRET',
  anthropicSecret: 'ANTHROPIC_SECRET',
  /** The model that answers when the operator set a key; the default model when unset. */
  assistantModel: 'ASSISTANT_MODEL',
  /** `true` where e-mail is sent to people. */
  sendsEmail: 'SENDS_EMAIL',
  /** `true` where SMS are sent. */
  sendsSms: 'SENDS_SMS',
  /** The bucket of pictures; set for what reads or writes it. */
  picturesBucket: 'PICTURES_BUCKET',
  /** Stripe's price of each plan; empty where nothing is sold. */
  priceBasic: 'PRICE_BASIC',
  pricePro: 'PRICE_PRO',
} as const;

/** Variables that only jobs get. */
export const JOB_ENV = {
  /** The queue that a job sends work to. */
  queueUrl: 'QUEUE_URL',
  /** The address that e-mail is sent from, and the configuration set; unset where none is sent. */
  mailFrom: 'MAIL_FROM',
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
  /** Who runs the installation, as JSON: their name, postal address and e-mail. */
  operator: 'OPERATOR',
  /** ARN of the number that SMS are sent from; unset where none are sent. */
  smsOrigin: 'SMS_ORIGIN',
} as const;

type Variable = (typeof ENV)[keyof typeof ENV] | (typeof JOB_ENV)[keyof typeof JOB_ENV];

/** The value of a variable that must be set; throws with its name when it is not. */
export const requireEnv = (name: Variable): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is not set.`);
  return value;
};
