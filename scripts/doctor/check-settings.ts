import { problemsOf } from '../../infra/check-stage.ts';
import type { Stage } from '../../infra/stage.ts';
import { blocks, type Finding, fine, isBlocked, mind } from './finding.ts';

const SETTINGS = 'infra/settings.ts';

/** Region and account of an ACM certificate's ARN; undefined for any other text. */
const certificate = (arn: string) =>
  /^arn:aws[\w-]*:acm:(?<region>[\w-]+):(?<account>\d{12}):certificate\/./.exec(arn)?.groups;

interface Wanted {
  readonly path: string;
  readonly arn: string;
  readonly region: string;
  readonly why: string;
}

const certificateFindings = ({ account }: Stage, { path, arn, region, why }: Wanted): readonly Finding[] => {
  const found = certificate(arn);
  if (!found) return [blocks(`${path} is no certificate of ACM’s`, 'copy its ARN from ACM, region and all')];
  return [
    ...(found.region === region
      ? []
      : [blocks(`${path} lies in ${found.region}: ${why}`, `request one in ACM in ${region}`)]),
    ...(account === undefined || found.account === account
      ? []
      : [blocks(`${path} is of account ${found.account}`, `ask for one in ${account}, or correct account`)]),
  ];
};

/** Why a certificate of a distribution's cannot lie elsewhere. */
const EDGE_REGION = 'CloudFront looks for its own in us-east-1 alone';

const domainFindings = (stage: Stage): readonly Finding[] => {
  const { domain, region } = stage;
  if (!domain) return [];
  const { name, certificateArn, apiName, apiCertificateArn } = domain;
  return [
    ...(name === apiName
      ? [blocks('domain.name and domain.apiName are one host', 'give the API a host of its own')]
      : []),
    ...certificateFindings(stage, {
      path: 'domain.certificateArn',
      arn: certificateArn,
      region: 'us-east-1',
      why: EDGE_REGION,
    }),
    ...certificateFindings(stage, {
      path: 'domain.apiCertificateArn',
      arn: apiCertificateArn,
      region,
      why: 'an API’s certificate lies in the region of the API',
    }),
  ];
};

const pagesFindings = (stage: Stage): readonly Finding[] => {
  const { name, pagesOrigin } = stage;
  if (pagesOrigin)
    return certificateFindings(stage, {
      path: 'pagesOrigin.certificateArn',
      arn: pagesOrigin.certificateArn,
      region: 'us-east-1',
      why: EDGE_REGION,
    });
  return name === 'prod'
    ? [
        mind(
          'pagesOrigin is not set: a script that got into a page would be of the dashboard’s own host',
          'give the pages a host of their own; docs/security.md says what stands against it without',
        ),
      ]
    : [];
};

const isWithin = (domain: string, host: string): boolean => host === domain || host.endsWith(`.${domain}`);

const mailFindings = ({ mail }: Stage): readonly Finding[] => {
  if (!mail) return [];
  const host = mail.from.split('@')[1] ?? '';
  return isWithin(mail.verifiedDomain, host)
    ? []
    : [blocks(`mail.from is not of ${mail.verifiedDomain}`, 'SES sends for the domain that it has verified')];
};

/** Least days before a vault's lock becomes permanent. */
const LOCK_LEAST_DAYS = 3;

const numberFindings = ({ throttle, backup, workers }: Stage): readonly Finding[] => {
  const wrong = [
    throttle.burst < throttle.perSecond && 'throttle.burst is less than throttle.perSecond',
    backup.lockedAfterDays !== undefined &&
      backup.lockedAfterDays < LOCK_LEAST_DAYS &&
      `backup.lockedAfterDays is under ${LOCK_LEAST_DAYS}, the fewest days that AWS leaves to think it over`,
    ...Object.entries(workers).map(
      ([queue, most]) => most < 2 && `workers.${queue} is ${most}, and AWS takes no fewer than 2`,
    ),
  ];
  return wrong.flatMap((what) => (what ? [blocks(what, `correct it in ${SETTINGS}`)] : []));
};

const regionFindings = ({ region, replicaRegion }: Stage): readonly Finding[] =>
  replicaRegion === region
    ? [blocks('replicaRegion is the stage’s own region', 'name another one, or none')]
    : [];

const restoredFindings = ({ restoredTable, replicaRegion }: Stage): readonly Finding[] =>
  restoredTable
    ? [
        mind(
          `restoredTable: ${restoredTable.name} serves, and the data stack’s own table lies unused${replicaRegion ? '; replicaRegion copies that one alone' : ''}`,
          'docs/operations.md, "Restore", says what it must have by then: TTL, stream, recovery, protection',
        ),
      ]
    : [];

const lockFindings = ({ name, backup: { lockedAfterDays } }: Stage): readonly Finding[] => {
  if (lockedAfterDays === undefined)
    return name === 'prod'
      ? [
          mind(
            'backup.lockedAfterDays is not set: an administrator of the account can take the vault’s lock off and delete the copies',
            'set it once you are sure of backup.keptDays, since there is no way back; docs/decisions/the-vault-is-locked.md',
          ),
        ]
      : [];
  return [
    mind(
      `backup.lockedAfterDays: in ${lockedAfterDays} days nobody, not even AWS, can shorten what the vault keeps`,
      'be sure of backup.keptDays before',
    ),
  ];
};

/** Settings whose absence has consequences that are easy to miss. Production requires all of them. */
const UNSET = {
  account: 'the stage lands in whichever account the credentials open',
  alarmEmail: 'alarms ring where nobody hears',
  mail: 'Cognito’s own sender stops at about fifty codes a day',
} as const satisfies Partial<Record<keyof Stage, string>>;

const unsetFindings = (stage: Stage): readonly Finding[] =>
  stage.name === 'prod'
    ? []
    : Object.entries(UNSET).flatMap(([name, what]) =>
        Reflect.get(stage, name) === undefined
          ? [mind(`${name} is not set: ${what}`, `set it in ${SETTINGS}`)]
          : [],
      );

/** Problems in a stage's settings that can be found offline. */
export const settingsFindings = (stage: Stage): readonly Finding[] => {
  const found = [
    ...problemsOf(stage).map((problem) => blocks(problem, `correct it in ${SETTINGS}, under ${stage.name}`)),
    ...domainFindings(stage),
    ...pagesFindings(stage),
    ...mailFindings(stage),
    ...numberFindings(stage),
    ...regionFindings(stage),
    ...restoredFindings(stage),
    ...lockFindings(stage),
    ...unsetFindings(stage),
  ];
  return isBlocked(found)
    ? found
    : [fine(`settings of ${stage.name}: complete, and nothing in them contradicts`), ...found];
};
