import { BACKUP_DAYS } from '../shared/domain/retention.ts';
import type { Stage, StageName } from './stage.ts';

/** Prefixes of Stripe keys that distinguish test and live keys. */
const KEY_OF_A_MODE = /\b(?:sk|rk|pk)_(?<mode>test|live)_\w+/;

/** Values that are secrets. */
const SECRET = /\b(?:(?:sk|rk)_(?:test|live)_|whsec_|sk-ant-)\w+/;

const PRICE = /^price_\w+$/;

/** Whether a key fits a stage: live keys in production and nowhere else. Keys without such a prefix fit any stage. */
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

/** The settings that production requires, with reasons. */
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

/** The reasons why a stage cannot be deployed, one line each. */
export const problemsOf = (stage: Stage): readonly string[] => [
  ...missing(stage),
  ...wrongKeys(stage),
  ...wrongPrices(stage),
  ...wrongHosts(stage),
  ...wrongTable(stage),
  ...(stage.monthlyBudgetUsd !== undefined && !stage.alarmEmail
    ? ['monthlyBudgetUsd needs an alarmEmail: somebody must be told']
    : []),
  ...(stage.backup.keptDays > BACKUP_DAYS
    ? [
        `backup.keptDays is ${stage.backup.keptDays}: the privacy policy promises ${BACKUP_DAYS} days at the most`,
      ]
    : []),
];

/** Answers the stage if it can be deployed. Throws one error that lists all problems. */
export const checkedStage = (stage: Stage): Stage => {
  const problems = problemsOf(stage);
  if (problems.length === 0) return stage;
  throw new Error(
    `The stage "${stage.name}" cannot be deployed as infra/settings.ts sets it up:\n- ${problems.join('\n- ')}`,
  );
};
