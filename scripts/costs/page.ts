import { stageNamed } from '../../infra/stage-named.ts';
import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import type { Units } from './capacity.ts';
import { type IdleLine, idleTotal } from './idle.ts';
import { COPIES, LAMBDA_SECONDS, MODEL_SECONDS, type Month, monthOf, PROFILE } from './month.ts';
import { PRICES } from './prices.ts';

const TENANTS = [100, 10_000, 1_000_000] as const;
const SECONDS_A_MONTH = 30 * DAY_SECONDS;
/** The busiest second, as a multiple of the average one. */
const PEAK = 10;
/** Workers of production (`infra/stage-named.ts`), and seconds that one takes for a business: assumed, not measured on AWS. */
const WORKERS = stageNamed('prod').workers.regenerations;
const TURN_SECONDS = 1;
/** Read or write units a second of one table, unless AWS raises it. */
const TABLE_QUOTA = 40_000;

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-CA', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const usd = (value: number): string => number(value, value < 100 ? 2 : 0);

/** How long something takes, in the unit in which one speaks of it. */
const duration = (seconds: number): string => {
  if (seconds < 60) return `${number(seconds)} s`;
  return seconds < 3600 ? `${number(seconds / 60)} min` : `${number(seconds / 3600, 1)} h`;
};

const storedUsd = (tenants: number): number =>
  ((tenants * PROFILE.storedMb) / 1000) * COPIES * PRICES.vaultGb;

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const idleTable = (lines: readonly IdleLine[]): readonly string[] => [
  '| What | How many | US dollars a month |',
  '|---|---:|---:|',
  ...lines.map((line) => row(line.what, number(line.count), number(line.usd, 2))),
  row('**in all**', '', `**${number(idleTotal(lines), 2)}**`),
];

const monthTable = (months: readonly Month[]): readonly string[] => {
  const [first] = months;
  const each = (measure: (month: Month, index: number) => string): readonly string[] => months.map(measure);
  const tenants = (index: number): number => TENANTS[index] ?? 1;
  const perSecond = (count: number): string => number((count / SECONDS_A_MONTH) * PEAK);
  return [
    row('', ...TENANTS.map((count) => `${number(count)} businesses`)),
    '|---|---:|---:|---:|',
    row('requests a month', ...each(({ requests }) => number(requests))),
    row(`requests a second, at ${PEAK} times the average`, ...each(({ requests }) => perSecond(requests))),
    row(
      `functions at once, at ${LAMBDA_SECONDS} s each`,
      ...each(({ requests }) => perSecond(requests * LAMBDA_SECONDS)),
    ),
    row(
      `functions at once for the chat alone where a model answers, at ${MODEL_SECONDS.least} to ${MODEL_SECONDS.most} s a turn`,
      ...each(
        ({ turns }) =>
          `${perSecond(turns * MODEL_SECONDS.least)} to ${perSecond(turns * MODEL_SECONDS.most)}`,
      ),
    ),
    row('read units a second, likewise', ...each(({ units }) => perSecond(units.read))),
    row('write units a second, likewise', ...each(({ units }) => perSecond(units.write))),
    row(
      `workers busy with regeneration, at ${TURN_SECONDS} s a business and day`,
      ...each((_, index) => number((tenants(index) * TURN_SECONDS) / DAY_SECONDS, 1)),
    ),
    row(
      `until ${WORKERS} of them are done, if all are due at once`,
      ...each((_, index) => duration((tenants(index) * TURN_SECONDS) / WORKERS)),
    ),
    ...Object.keys(first?.lines ?? {}).map((name) =>
      row(`${name}, USD`, ...each(({ lines }) => usd(lines[name] ?? 0))),
    ),
    row('**in all, USD a month**', ...each(({ total }) => `**${usd(total)}**`)),
    row('a business, USD a month', ...each(({ total }, index) => number(total / tenants(index), 3))),
    row(
      'a booking, USD',
      ...each(({ total }, index) => number(total / (tenants(index) * PROFILE.bookings), 4)),
    ),
  ];
};

/** The page that tells what a stage costs: made by `npm run costs`, and held to it by a test. */
export const costsPage = (capacity: ReadonlyMap<string, Units>, idle: readonly IdleLine[]): string => {
  const months = TENANTS.map((tenants) => monthOf(tenants, capacity, idleTotal(idle)));
  return `${[
    '# Costs',
    '',
    'Made by `npm run costs -- --write`, and held to it by a test. Nothing here was billed by AWS: prices are those of',
    '`scripts/costs/prices.ts` (ca-central-1, public lists, November 2026, to be checked), units of the table are the measured ones of',
    '[capacity.md](capacity.md), what stands idle is counted in the templates of `prod`, and what a business does in a month is assumed in `scripts/costs/month.ts`.',
    '',
    '## A stage that nobody uses',
    '',
    'With what AWS gives to every account each month for good (ten metrics of alarms, ten of your own, three dashboards, a million requests of SQS and calls of Lambda).',
    '',
    ...idleTable(idle),
    '',
    '## A stage that is used',
    '',
    `Assumed of each business: ${PROFILE.bookings} bookings a month, ${number(Object.values(PROFILE.requests).reduce((sum, count) => sum + count, 0))} requests (300 turns of chat among them), ${PROFILE.activeUsers} members who`,
    `sign in, ${PROFILE.storedMb} MB kept, and a daily regeneration that writes all its days anew, which it seldom does. No allowance is counted.`,
    `A day's purge follows the lists in which what is due comes first; every row is read once in four weeks. The vault holds ${COPIES} full copies, one a week:`,
    `kept daily they would be ${7 * COPIES}, and cost ${usd(storedUsd(TENANTS[2]) * 7)} USD a month of a million businesses. Point-in-time recovery, which is in DynamoDB's price, covers the days.`,
    'The assistant answers by its rules: a model, e-mails and texts to customers are not in it.',
    '',
    ...monthTable(months),
    '',
    `A table on demand takes ${number(TABLE_QUOTA)} read and as many write units a second before AWS is asked for more; one partition takes 3,000 and 1,000.`,
    `Of many businesses Cognito is the largest part: ${PRICES.activeUser} USD for each member who signs in during a month, beyond the ten thousand that AWS gives.`,
    '',
  ].join('\n')}`;
};
