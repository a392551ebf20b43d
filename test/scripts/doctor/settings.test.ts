import { describe, expect, test } from '@jest/globals';
import { rehearsed } from '../../../infra/rehearsal.ts';
import type { Stage } from '../../../infra/stage.ts';
import { stageNamed } from '../../../infra/stage-named.ts';
import { settingsFindings } from '../../../scripts/doctor/check-settings.ts';
import { isBlocked, reportOf } from '../../../scripts/doctor/finding.ts';

const prod = rehearsed({ ...stageNamed('prod') });
const { domain, account } = prod;
if (!domain || !account) throw new Error('The rehearsed stage has a domain and an account.');

const told = (stage: Stage, verdict: 'blocks' | 'mind'): readonly string[] =>
  settingsFindings(stage).flatMap((finding) => (finding.verdict === verdict ? [finding.what] : []));

const certificate = (region: string, owner = account): string =>
  `arn:aws:acm:${region}:${owner}:certificate/one`;

/** What production is told until its operator has chosen. */
const unlocked = expect.stringMatching(/^backup\.lockedAfterDays is not set: an administrator/);

describe('a production that is set up wholly', () => {
  test('has nothing that blocks, and the vault’s lock alone to mind', () => {
    const findings = settingsFindings(prod);
    expect(findings.map(({ verdict }) => verdict)).toEqual(['fine', 'mind']);
    expect(told(prod, 'mind')).toEqual([unlocked]);
    expect(isBlocked(findings)).toBe(false);
  });

  test.each([
    'account',
    'domain',
    'mail',
    'alarmEmail',
    'chatConcurrency',
    'monthlyBudgetUsd',
    'operator',
  ] as const)('is blocked by the want of %s, which is named once', (name) => {
    const { [name]: _taken, ...without } = prod;
    const ofName = told(without, 'blocks').filter((what) => what.startsWith(name));
    expect(ofName).toEqual([expect.stringMatching(/ is missing: /)]);
    expect(told(without, 'mind')).toEqual([unlocked]);
  });
});

test('a development stage goes without what production requires, and is told what that means', () => {
  const findings = settingsFindings({ ...stageNamed('dev') });
  expect(isBlocked(findings)).toBe(false);
  expect(told(stageNamed('dev'), 'mind')).toEqual([
    expect.stringMatching(/^account is not set/),
    expect.stringMatching(/^alarmEmail is not set/),
    expect.stringMatching(/^mail is not set/),
  ]);
});

describe('settings that contradict each other block', () => {
  const contradictions: Readonly<Record<string, readonly [Partial<Stage>, RegExp]>> = {
    'a certificate of CloudFront’s outside us-east-1': [
      { domain: { ...domain, certificateArn: certificate('ca-central-1') } },
      /^domain\.certificateArn lies in ca-central-1/,
    ],
    'a certificate of the API’s outside its region': [
      { domain: { ...domain, apiCertificateArn: certificate('us-east-1') } },
      /^domain\.apiCertificateArn lies in us-east-1/,
    ],
    'a certificate of another account': [
      { domain: { ...domain, certificateArn: certificate('us-east-1', '222222222222') } },
      /is of account 222222222222/,
    ],
    'a text that names no certificate': [
      { domain: { ...domain, certificateArn: 'app.example.com' } },
      /^domain\.certificateArn is no certificate/,
    ],
    'a certificate of the pages’ outside us-east-1': [
      { pagesOrigin: { name: 'pages.example.com', certificateArn: certificate('ca-central-1') } },
      /^pagesOrigin\.certificateArn lies in ca-central-1/,
    ],
    'one host for the application and its pages': [
      { pagesOrigin: { name: domain.name, certificateArn: certificate('us-east-1') } },
      /^pagesOrigin\.name is a host of domain/,
    ],
    'a restored table with another table’s stream': [
      { restoredTable: { name: 'one', streamArn: 'arn:aws:dynamodb:ca-central-1:1:table/two/stream/x' } },
      /^restoredTable\.streamArn is no stream of restoredTable\.name/,
    ],
    'one host for the application and its API': [
      { domain: { ...domain, apiName: domain.name } },
      /are one host/,
    ],
    'a sender outside the verified domain': [
      { mail: { from: 'a@notexample.com', verifiedDomain: 'example.com' } },
      /^mail\.from is not of example\.com/,
    ],
    'a replica in the stage’s own region': [{ replicaRegion: prod.region }, /^replicaRegion/],
    'fewer workers than AWS takes': [{ workers: { ...prod.workers, purges: 1 } }, /^workers\.purges is 1/],
    'a burst under the rate': [{ throttle: { perSecond: 10, burst: 5 } }, /^throttle\.burst/],
    'copies that are kept longer than people are told': [
      { backup: { keptDays: 90 } },
      /^backup\.keptDays is 90: the privacy policy promises/,
    ],
    'a vault that is locked sooner than AWS locks one': [
      { backup: { ...prod.backup, lockedAfterDays: 2 } },
      /^backup\.lockedAfterDays is under 3/,
    ],
    'a price that is none of Stripe’s': [{ prices: { basic: '19', pro: null } }, /^prices\.basic/],
  };

  test.each(Object.entries(contradictions))('%s', (_what, [change, line]) => {
    expect(told({ ...prod, ...change }, 'blocks')).toEqual([expect.stringMatching(line)]);
  });

  test('but a sender of a subdomain is the domain’s', () => {
    const mail = { from: 'bonjour@rdv.example.com', verifiedDomain: 'example.com' };
    expect(told({ ...prod, mail }, 'blocks')).toEqual([]);
  });
});

test('a vault that is to be locked for good is something to mind', () => {
  const backup = { ...prod.backup, lockedAfterDays: 3 };
  expect(told({ ...prod, backup }, 'mind')).toEqual([expect.stringMatching(/^backup\.lockedAfterDays/)]);
});

test('a production whose pages have no host of their own is told what that means', () => {
  const { pagesOrigin: _pages, ...shared } = prod;
  expect(told(shared, 'mind')).toEqual([expect.stringMatching(/^pagesOrigin is not set/), unlocked]);
  expect(told(shared, 'blocks')).toEqual([]);
});

test('a stage that serves from a restored table is reminded of it, and of what copies it', () => {
  const streamArn = 'arn:aws:dynamodb:ca-central-1:111111111111:table/one/stream/x';
  const restored = { ...prod, restoredTable: { name: 'one', streamArn } };
  expect(told(restored, 'mind')).toEqual([expect.stringMatching(/^restoredTable: one serves/), unlocked]);
  expect(told({ ...restored, replicaRegion: 'ca-west-1' }, 'mind')).toEqual([
    expect.stringContaining('replicaRegion copies that one alone'),
    unlocked,
  ]);
});

test('the report ends with what blocks, and counts it', () => {
  const { account: _account, ...without } = prod;
  const lines = reportOf(settingsFindings(without)).trim().split('\n');
  expect(lines.at(-1)).toBe('1 to repair before a deployment; 1 to mind, 0 not asked');
  expect(lines.at(-4)).toMatch(/^BLOCKS/);
});
