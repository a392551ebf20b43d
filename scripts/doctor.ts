import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import type { Stage } from '../infra/stage.ts';
import { stageNamed } from '../infra/stage-named.ts';
import { askAccount, askIdentity } from './doctor/ask-account.ts';
import { askDkimTokens } from './doctor/ask-services.ts';
import { settingsFindings } from './doctor/check-settings.ts';
import { type Finding, isBlocked, reportOf, unasked } from './doctor/finding.ts';
import { judgeAccount, judgeIdentity } from './doctor/judge-account.ts';
import { mailRecordFindings } from './doctor/mail-records.ts';

/**
 * Says what a stage lacks before it is deployed: `npm run doctor -- --stage prod [--offline]`. Changes nothing. Exit
 * code 1 when something blocks the deployment, 2 for wrong arguments.
 */
const ACCOUNT = 'the account: bootstrap, quotas, secrets';

const accountFindings = async (stage: Stage): Promise<readonly Finding[]> => {
  const identity = await askIdentity(stage.region);
  if (identity.kind === 'unasked')
    return [unasked(`${ACCOUNT} (${identity.why})`, 'sign in: aws sso login, or set AWS_PROFILE')];
  const { account } = identity.value;
  const who = judgeIdentity(stage, identity.value);
  if (isBlocked(who)) return [...who, unasked(ACCOUNT, 'it is not the stage’s')];
  return [...who, ...judgeAccount(stage, account, await askAccount(stage, account))];
};

/** What DNS says of the sender's domain; SES's own part of it only where its tokens could be read. */
const mailFindings = async (stage: Stage): Promise<readonly Finding[]> => {
  if (!stage.mail) return [];
  const tokens = await askDkimTokens(stage.mail.verifiedDomain, stage.region);
  const known = tokens.kind === 'answered' ? tokens.value : [];
  return [
    ...(tokens.kind === 'unasked' ? [unasked(`DKIM: ${tokens.why}`, 'allow ses:GetEmailIdentity')] : []),
    ...(await mailRecordFindings(stage, known, new Resolver({ timeout: 3000, tries: 2 }))),
  ];
};

const findingsOf = async (stage: Stage, isOffline: boolean): Promise<readonly Finding[]> => [
  ...settingsFindings(stage),
  ...(isOffline ? [unasked(ACCOUNT, 'run again without --offline')] : await accountFindings(stage)),
  ...(isOffline ? [] : await mailFindings(stage)),
];

const asked = () => {
  try {
    const { values } = parseArgs({ options: { stage: { type: 'string' }, offline: { type: 'boolean' } } });
    return { stage: stageNamed(values.stage), isOffline: values.offline === true };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.stderr.write('Use: npm run doctor -- --stage prod [--offline]\n');
    process.exit(2);
  }
};

const { stage, isOffline } = asked();
const findings = await findingsOf(stage, isOffline);
process.stdout.write(reportOf(findings));
process.exitCode = isBlocked(findings) ? 1 : 0;
