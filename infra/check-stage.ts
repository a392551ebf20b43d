import type { Stage, StageName } from './stage.ts';

/** Kinds of keys that are made for a test or for real money, and say so. */
const KEY_OF_A_MODE = /\b(?:sk|rk|pk)_(?<mode>test|live)_\w+/;

/** Values that open something by themselves. */
const SECRET = /\b(?:(?:sk|rk)_(?:test|live)_|whsec_|sk-ant-)\w+/;

const PRICE = /^price_\w+$/;

/** Whether a key belongs to a stage: real money in production, and nowhere else. Keys that do not say are any stage's. */
export const isKeyOf = (stage: StageName, key: string): boolean => {
  const mode = KEY_OF_A_MODE.exec(key)?.groups?.mode;
  return mode === undefined || (mode === 'live') === (stage === 'prod');
};

interface Setting {
  readonly path: string;
  readonly value: string;
}

const settingsIn = (value: unknown, path: string): readonly Setting[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => settingsIn(part, path ? `${path}.${name}` : name));
};

const wrongKeys = (stage: Stage): readonly string[] =>
  settingsIn(stage, '').flatMap(({ path, value }) => {
    if (SECRET.test(value)) return [`${path} holds a secret: its place is Secrets Manager`];
    if (isKeyOf(stage.name, value)) return [];
    return [`${path} holds a key ${stage.name === 'prod' ? 'for tests' : 'for real money'}`];
  });

const wrongPrices = ({ prices }: Stage): readonly string[] =>
  Object.entries(prices).flatMap(([plan, price]) =>
    price === null || PRICE.test(price) ? [] : [`prices.${plan} is no price of Stripe’s (price_…)`],
  );

/** What production cannot do without, and why. */
const REQUIRED = {
  account: 'the account that it is deployed to, so that it lands in no other',
  domain: 'its hosts and their certificates',
  mail: 'who the accounts’ codes come from: Cognito’s own sender stops at about fifty a day',
  alarmEmail: 'where alarms are told',
  chatConcurrency:
    'how many of the chat’s functions may run at once: its URL is open to the network, and what calls it beside CloudFront could use up the account’s',
  monthlyBudgetUsd: 'what a month may cost before somebody is told',
  operator: 'who the legal pages say runs this',
} as const satisfies Partial<Record<keyof Stage, string>>;

const missing = (stage: Stage): readonly string[] =>
  stage.name === 'prod'
    ? Object.entries(REQUIRED).flatMap(([name, what]) =>
        Reflect.get(stage, name) === undefined ? [`${name} is missing: ${what}`] : [],
      )
    : [];

/** What the privacy page tells people of the copies that an erasure does not reach (`web/features/landing/privacy-texts.ts`). */
const MOST_BACKUP_DAYS = 35;

const wrongHosts = ({ domain, pagesOrigin }: Stage): readonly string[] => {
  if (!pagesOrigin) return [];
  if (!domain)
    return ['pagesOrigin needs a domain: the application and its pages must know each other by name'];
  return [domain.name, domain.apiName].includes(pagesOrigin.name)
    ? ['pagesOrigin.name is a host of domain: the pages need one of their own']
    : [];
};

const wrongTable = ({ restoredTable }: Stage): readonly string[] =>
  restoredTable && !restoredTable.streamArn.includes(`:table/${restoredTable.name}/stream/`)
    ? ['restoredTable.streamArn is no stream of restoredTable.name']
    : [];

/** Whatever keeps a stage from being deployed, one line each. */
export const problemsOf = (stage: Stage): readonly string[] => [
  ...missing(stage),
  ...wrongKeys(stage),
  ...wrongPrices(stage),
  ...wrongHosts(stage),
  ...wrongTable(stage),
  ...(stage.monthlyBudgetUsd !== undefined && !stage.alarmEmail
    ? ['monthlyBudgetUsd needs an alarmEmail: somebody must be told']
    : []),
  ...(stage.backup.keptDays > MOST_BACKUP_DAYS
    ? [`backup.keptDays is more than the ${MOST_BACKUP_DAYS} days that the privacy page promises`]
    : []),
];

/** The stage itself, when it can be deployed. Throws one error that names all that it lacks. */
export const checkedStage = (stage: Stage): Stage => {
  const problems = problemsOf(stage);
  if (problems.length === 0) return stage;
  throw new Error(
    `The stage "${stage.name}" cannot be deployed as infra/settings.ts sets it up:\n- ${problems.join('\n- ')}`,
  );
};
