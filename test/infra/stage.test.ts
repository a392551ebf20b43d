import { describe, expect, test } from '@jest/globals';
import { checkedStage, isKeyOf, problemsOf } from '../../infra/check-stage.ts';
import { rehearsed } from '../../infra/rehearsal.ts';
import { messageSender, type Stage } from '../../infra/stage.ts';
import { stageNamed } from '../../infra/stage-named.ts';

const bare = (name: Stage['name']): Stage => {
  const {
    account,
    domain,
    pagesOrigin,
    mail,
    alarmEmail,
    chatConcurrency,
    monthlyBudgetUsd,
    operator,
    ...rest
  } = stageNamed(name);
  return { ...rest, name };
};
const prod = rehearsed(bare('prod'));

describe('the settings of a stage', () => {
  test.each(['dev', 'staging'] as const)('%s needs none', (name) => {
    expect(problemsOf(bare(name))).toEqual([]);
  });

  test('production says in one error all that it lacks', () => {
    const lacks = [
      'account',
      'domain',
      'mail',
      'alarmEmail',
      'chatConcurrency',
      'monthlyBudgetUsd',
      'operator',
    ];
    expect(() => checkedStage(bare('prod'))).toThrow(/^The stage "prod" cannot be deployed/);
    expect(problemsOf(bare('prod')).map((line) => line.split(' ')[0])).toEqual(lacks);
  });

  test('messages go out only where there is a sender and a domain for their links', () => {
    const { domain, mail } = prod;
    expect(mail && messageSender(prod)).toBe(mail);
    expect(messageSender(bare('prod'))).toBeUndefined();
    expect(mail && messageSender({ ...bare('dev'), mail })).toBeUndefined();
    expect(domain && messageSender({ ...bare('dev'), domain })).toBeUndefined();
  });

  test('production, once they are there, is taken as it is', () => {
    expect(checkedStage(prod)).toBe(prod);
  });

  test.each([
    ['prod', 'pk_live_1', true],
    ['prod', 'pk_test_1', false],
    ['staging', 'sk_test_1', true],
    ['staging', 'sk_live_1', false],
    ['dev', 'rk_live_1', false],
    ['prod', 'price_1', true],
  ] as const)('%s takes %s: %p', (stage, key, isTaken) => {
    expect(isKeyOf(stage, key)).toBe(isTaken);
  });

  test('production refuses a key for tests, and the others one for real money, wherever it stands', () => {
    const withPrice = (stage: Stage, basic: string): Stage => ({ ...stage, prices: { basic, pro: null } });
    expect(problemsOf(withPrice(prod, 'pk_test_1'))).toContain('prices.basic holds a key for tests');
    expect(problemsOf(withPrice(bare('dev'), 'pk_live_1'))).toContain(
      'prices.basic holds a key for real money',
    );
    expect(problemsOf(withPrice(prod, 'price_1'))).toEqual([]);
    expect(problemsOf(withPrice(prod, 'prod_1'))).toEqual(['prices.basic is no price of Stripe’s (price_…)']);
  });

  test.each(['sk_live_51abc', 'whsec_abc', 'sk-ant-abc'])(
    'a secret such as %s has no place here',
    (secret) => {
      const operator = { name: secret, address: '', email: '', officerName: '', officerEmail: '' };
      expect(problemsOf({ ...prod, operator })).toContain(
        'operator.name holds a secret: its place is Secrets Manager',
      );
    },
  );

  test('no copy outlives what the privacy page promises', () => {
    expect(problemsOf({ ...prod, backup: { keptDays: 36 } })).toEqual([
      'backup.keptDays is 36: the privacy policy promises 35 days at the most',
    ]);
  });

  test('pages of their own need a domain, and a host that is neither of its two', () => {
    const own = (name: string) => ({ pagesOrigin: { name, certificateArn: 'arn' } });
    expect(problemsOf({ ...bare('dev'), ...own('pages.example.com') })).toEqual([
      'pagesOrigin needs a domain: the application and its pages must know each other by name',
    ]);
    for (const name of ['app.example.com', 'api.example.com'])
      expect(problemsOf({ ...prod, ...own(name) })).toEqual([
        'pagesOrigin.name is a host of domain: the pages need one of their own',
      ]);
  });

  test('a restored table comes with a stream of its own', () => {
    const streamArn =
      'arn:aws:dynamodb:ca-central-1:111111111111:table/before/stream/2026-11-21T00:00:00.000';
    const restored = (name: string) => ({ ...prod, restoredTable: { name, streamArn } });
    expect(problemsOf(restored('before'))).toEqual([]);
    expect(problemsOf(restored('another'))).toEqual([
      'restoredTable.streamArn is no stream of restoredTable.name',
    ]);
  });

  test('a budget needs somebody to tell', () => {
    expect(problemsOf({ ...bare('dev'), monthlyBudgetUsd: 10 })).toEqual([
      'monthlyBudgetUsd needs an alarmEmail: somebody must be told',
    ]);
  });
});
