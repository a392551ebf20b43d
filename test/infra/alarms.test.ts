import { describe, expect, test } from '@jest/globals';
import { stageNamed } from '../../infra/stage-named.ts';
import { jobNames, jobOf } from '../../shared/domain/jobs.ts';
import { resources } from '../../shared/routes.ts';
import {
  type CloudResource,
  deployed,
  namedIn,
  onlyOf,
  resourcesOf,
  servingResources,
  stackNames,
  type Template,
} from './deployed.ts';

const stacks = deployed('told');

const firewallMetric = (): unknown =>
  Object(onlyOf(stacks.edge, 'AWS::WAFv2::WebACL').properties.VisibilityConfig).MetricName;

const everywhere = (type: string): readonly CloudResource[] =>
  stackNames.flatMap((name) => resourcesOf(stacks[name], type));

const alarms = everywhere('AWS::CloudWatch::Alarm');
const composites = everywhere('AWS::CloudWatch::CompositeAlarm');

const ofType = (type: string, part: (resource: CloudResource) => boolean = () => true) =>
  everywhere(type).filter(part);

/** What works for us and has an alarm of its own; functions have one together. */
const watched: readonly (readonly [string, CloudResource])[] = [
  ...ofType('AWS::SQS::Queue'),
  ...ofType('AWS::ApiGatewayV2::Api'),
  ...ofType('AWS::DynamoDB::GlobalTable'),
  ...ofType('AWS::Cognito::UserPool'),
  ...ofType('AWS::Backup::BackupVault'),
  ...ofType('AWS::CloudFront::Distribution'),
].map((resource) => [resource.path, resource]);

/** Those that ring where nothing is told. */
const ringing = alarms.filter(({ properties }) => properties.TreatMissingData === 'breaching');

describe('the alarms', () => {
  test.each(watched)('watch %s', (_, { id }) => {
    expect(alarms.filter(({ properties }) => JSON.stringify(properties).includes(id))).not.toEqual([]);
  });

  test('watch how far the relay, and not another job, lags behind the stream', () => {
    const [late] = alarms.filter(({ properties }) => properties.MetricName === 'IteratorAge');
    const [relay] = ofType('AWS::Lambda::Function', ({ path }) => path.includes('/relay-outbox/'));
    expect(namedIn(late?.properties.Dimensions)).toContain(relay?.id);
  });

  test('ring for calls without an answer, of any function and also of one that is called once a minute', () => {
    const ofAll = alarms.filter(
      ({ properties }) => properties.MetricName === 'Errors' && properties.Dimensions === undefined,
    );
    expect(ofAll.map(({ properties: { Period, Statistic } }) => [Period, Statistic])).toEqual([[300, 'Sum']]);
    expect(ofAll[0]?.properties.Threshold).toBeLessThan(5);
    expect(ofAll[0]?.properties.AlarmActions).toHaveLength(1);
  });

  test.each(['Read', 'Write'])('watch %ss that are turned away, of the table and of each index', (act) => {
    const table = onlyOf(stacks.data, 'AWS::DynamoDB::GlobalTable');
    const made: readonly object[] = Object(table.properties.GlobalSecondaryIndexes);
    const ofTable = { Name: 'TableName', Value: { Ref: table.id } };
    const ofIndexes = made.map((index) => [
      { Name: 'GlobalSecondaryIndexName', Value: Reflect.get(index, 'IndexName') },
      ofTable,
    ]);
    const dimensions = alarms
      .filter(({ properties }) => properties.MetricName === `${act}ThrottleEvents`)
      .map(({ properties }) => properties.Dimensions);
    expect(dimensions).toEqual([[ofTable], ...ofIndexes]);
    expect(dimensions.length).toBeGreaterThan(1);
  });

  test('add nothing up: a figure that was never told leaves such a sum without a value', () => {
    for (const { id, properties } of alarms) {
      const parts: readonly object[] = Object(properties.Metrics ?? []);
      const formulas = parts.map((part) => String(Reflect.get(part, 'Expression') ?? ''));
      expect([id, formulas.filter((formula) => formula.includes('+'))]).toEqual([id, []]);
    }
  });

  test('tell a resource’s crashes and its failures apart, and take a new version back by either', () => {
    for (const resource of resources) {
      const [crashes] = servingResources('AWS::CloudWatch::Alarm', 'told').filter(
        ({ path, properties }) =>
          path.includes(`/Alarms/${resource}Crashes`) && properties.MetricName === 'Errors',
      );
      const [fails] = resourcesOf(stacks.api, 'AWS::CloudWatch::Alarm').filter(
        ({ properties }) => properties.MetricName === 'AllFailures',
      );
      const release = servingResources('AWS::CodeDeploy::DeploymentGroup', 'told').find(({ path }) =>
        path.includes(`/${resource}/`),
      );
      const taken: readonly object[] = Object(release?.properties.AlarmConfiguration).Alarms;
      expect([resource, taken.length, namedIn(taken)]).toEqual([resource, 2, [crashes?.id]]);
      expect(JSON.stringify(taken)).toContain(`ExportsOutputRef${fails?.id}`);
    }
  });

  test('watch that no business is forgotten and everything due is sent', () => {
    const own = resourcesOf(stacks.jobs, 'AWS::CloudWatch::Alarm').filter(
      ({ properties }) => properties.Namespace === 'Comptoir',
    );
    expect(own.map(({ properties }) => properties.MetricName).sort()).toEqual([
      'LongestDue',
      'LongestOutsideDue',
      'LongestPending',
      'MessagesFailing',
    ]);
  });

  test('each tells somebody, is part of one that does, or takes a release back', () => {
    const used = JSON.stringify([
      ...composites.map(({ properties }) => properties.AlarmRule),
      ...everywhere('AWS::CodeDeploy::DeploymentGroup').map(
        ({ properties }) => properties.AlarmConfiguration,
      ),
    ]);
    for (const { id, properties } of [...alarms, ...composites])
      expect([id, properties.AlarmActions !== undefined || used.includes(id)]).toEqual([id, true]);
  });

  test('each says what has happened', () => {
    for (const { id, properties } of [...alarms, ...composites])
      expect([id, String(properties.AlarmDescription ?? '')]).toEqual([id, expect.stringMatching(/\w{3}/)]);
  });

  test('watch what becomes of mail, where the stage sends its own', () => {
    const ofMail = (template: Template) =>
      resourcesOf(template, 'AWS::CloudWatch::Alarm')
        .filter(({ properties }) => properties.Namespace === 'AWS/SES')
        .map(({ properties }) => [properties.MetricName, properties.Threshold]);
    expect(ofMail(deployed('richer').identity)).toEqual([
      ['Reputation.BounceRate', 0.05],
      ['Reputation.ComplaintRate', 0.001],
    ]);
    expect(ofMail(stacks.identity)).toEqual([]);
  });

  test('stay quiet where nothing is asked, and ring where nothing is heard of what runs by itself', () => {
    expect(ringing.map(({ path }) => path.split('/').at(-2)).sort()).toEqual([
      'ContinueErasuresSilent',
      'ContinueExportsSilent',
      'DeletePicturesSilent',
      'OutboxLate',
      'OutsideLate',
      'PlanPurgeSilent',
      'RegenerationForgotten',
    ]);
    for (const { id, properties } of alarms.filter((alarm) => !ringing.includes(alarm)))
      expect([id, properties.TreatMissingData]).toEqual([id, 'notBreaching']);
  });

  test.each([
    ['continue-erasures', 5 * 60],
    ['continue-exports', 5 * 60],
    ['delete-pictures', 60 * 60],
    ['plan-purge', 24 * 60 * 60],
  ])('tell when %s has not run in three periods of %d seconds', (name, Period) => {
    const [job] = ofType('AWS::Lambda::Function', ({ path }) => path.includes(`/${name}/`));
    const [silent, another] = alarms.filter(
      ({ path, properties }) =>
        path.includes('Silent/') && namedIn(properties.Dimensions).includes(job?.id ?? ''),
    );
    expect(another).toBeUndefined();
    expect(silent?.properties).toMatchObject({
      MetricName: 'Invocations',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      Period,
      EvaluationPeriods: 3,
    });
  });

  test('hear of every job that runs by a schedule, by its silence or by the figure that each run tells', () => {
    const figures = ringing.map(({ properties: { Dimensions } }) => JSON.stringify(Dimensions));
    const scheduled = jobNames.filter((job) => jobOf(job).runs);
    expect(scheduled.length).toBeGreaterThan(5);
    expect(
      scheduled.filter((job) => {
        const [made] = ofType('AWS::Lambda::Function', ({ path }) => path.includes(`/${job}/`));
        return !figures.some((one) => one.includes(`"${job}"`) || one.includes(`"${made?.id}"`));
      }),
    ).toEqual([]);
  });
});

describe('the edge, whose figures stand in us-east-1', () => {
  const inEdge = (stack: 'edge' | 'edgeAlarms', id: string) =>
    resourcesOf(stacks[stack], 'AWS::CloudWatch::Alarm').find(({ path }) => path.includes(`/${id}/`))
      ?.properties;

  test('tells when as much is blocked as one address may ask', () => {
    expect(inEdge('edge', 'BlockedSurge')).toMatchObject({
      MetricName: 'BlockedRequests',
      Dimensions: [
        { Name: 'Rule', Value: 'ALL' },
        { Name: 'WebACL', Value: firewallMetric() },
      ],
      Threshold: stageNamed('dev').firewall.allPerFiveMinutes,
      Period: 300,
    });
  });

  test('tells when as much is let through as the API takes', () => {
    expect(inEdge('edge', 'AllowedFlood')).toMatchObject({
      MetricName: 'AllowedRequests',
      Threshold: stageNamed('dev').throttle.perSecond * 300,
    });
  });

  test.each(['Application', 'Pages'])('tells when %s answers visitors by 5xx, twice five minutes', (name) => {
    const alarm = inEdge('edgeAlarms', `${name}Edge5xx`);
    expect(alarm).toMatchObject({ Threshold: 5, EvaluationPeriods: 2 });
    const [rate] = Object(alarm).Metrics.filter((one: object) =>
      JSON.stringify(one).includes('5xxErrorRate'),
    );
    expect(rate.MetricStat.Metric.Namespace).toBe('AWS/CloudFront');
  });

  test('is told there, since an alarm reaches no topic of another region', () => {
    expect(onlyOf(stacks.edge, 'AWS::SNS::Subscription').properties.Endpoint).toBe('astreinte@example.com');
    for (const stack of ['edge', 'edgeAlarms'] as const)
      for (const { properties } of resourcesOf(stacks[stack], 'AWS::CloudWatch::Alarm'))
        expect(JSON.stringify(properties.AlarmActions)).toContain('AlarmsTopic');
  });
});

describe('the objectives', () => {
  const rules = composites.map(({ properties }) => JSON.stringify(properties.AlarmRule));

  test('of API and chat tell when they are spent in two days, and in five', () => {
    expect(composites.map(({ path }) => path.split('/').at(-2)).sort()).toEqual([
      'ApiBurnsFast',
      'ApiBurnsSlow',
      'ChatBurnsFast',
      'ChatBurnsSlow',
    ]);
    for (const rule of rules) expect(rule).toContain(' AND ');
  });

  test.each([
    ['ApiFastLong', 0.0144, 3600],
    ['ApiFastShort', 0.0144, 300],
    ['ApiSlowLong', 0.006, 21_600],
    ['ApiSlowShort', 0.006, 1800],
  ])('%s goes off from a share of %d in %d seconds on', (name, share, seconds) => {
    const [one] = alarms.filter(({ path }) => path.includes(`/${name}/`));
    expect(one?.properties.Threshold).toBeCloseTo(share, 6);
    expect(JSON.stringify(one?.properties.Metrics)).toContain(`"Period":${seconds}`);
  });
});

describe('what is told', () => {
  test('is encrypted, and goes to the stage’s address', () => {
    expect(onlyOf(stacks.alerts, 'AWS::SNS::Topic').properties.KmsMasterKeyId).toBeDefined();
    expect(onlyOf(stacks.alerts, 'AWS::KMS::Key').properties.EnableKeyRotation).toBe(true);
    expect(onlyOf(stacks.alerts, 'AWS::SNS::Subscription').properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'astreinte@example.com',
    });
  });

  test('may be published and encrypted by CloudWatch, for this account alone', () => {
    const policies = [
      onlyOf(stacks.alerts, 'AWS::SNS::TopicPolicy').properties.PolicyDocument,
      onlyOf(stacks.alerts, 'AWS::KMS::Key').properties.KeyPolicy,
    ];
    for (const policy of policies) {
      const statements: readonly Readonly<Record<string, unknown>>[] = Object(policy).Statement;
      const [cloudWatch] = statements.filter(({ Principal }) =>
        JSON.stringify(Principal).includes('cloudwatch.amazonaws.com'),
      );
      expect(JSON.stringify(cloudWatch?.Condition)).toContain('aws:SourceAccount');
    }
  });

  test('includes half, four fifths and all of the month’s budget, and where the month is heading', () => {
    const { properties } = onlyOf(stacks.edge, 'AWS::Budgets::Budget');
    expect(Object(properties.Budget).BudgetLimit).toEqual({ Amount: 50, Unit: 'USD' });
    const told: readonly object[] = Object(properties.NotificationsWithSubscribers);
    expect(
      told.map((one) => [Object(one).Notification.NotificationType, Object(one).Notification.Threshold]),
    ).toEqual([
      ['ACTUAL', 50],
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ]);
  });

  test('nothing, where a stage names no address', () => {
    const silent = deployed();
    expect(resourcesOf(silent.alerts, 'AWS::SNS::Subscription')).toEqual([]);
    expect(resourcesOf(silent.edge, 'AWS::Budgets::Budget')).toEqual([]);
  });
});

describe('the logs', () => {
  test('are kept for a time that is said, everywhere', () => {
    for (const { id, properties } of everywhere('AWS::Logs::LogGroup'))
      expect([id, properties.RetentionInDays]).toEqual([id, 30]);
  });

  test('stay where the stage is protected, though their stack goes, and go with an unprotected one', () => {
    const kept = (stage: 'told' | 'unprotected') =>
      stackNames
        .flatMap((name) => resourcesOf(deployed(stage)[name], 'AWS::Logs::LogGroup'))
        // What a deployment of files prints is of no use afterwards.
        .filter(({ path }) => !path.includes('/Deployment/'))
        .map(({ deletionPolicy }) => deletionPolicy);
    expect(kept('told').length).toBeGreaterThan(40);
    expect(new Set(kept('told'))).toEqual(new Set(['RetainExceptOnCreate']));
    expect(new Set(kept('unprotected'))).toEqual(new Set(['Delete']));
  });

  test('each function of ours writes to one of them, and is traced', () => {
    // The library's own run during a deployment alone, and log under their own names.
    const functions = ofType('AWS::Lambda::Function', ({ path }) => !path.includes('/Custom::'));
    expect(functions.length).toBeGreaterThan(40);
    for (const { path, properties } of functions) {
      expect([path, Object(properties.LoggingConfig).LogGroup !== undefined]).toEqual([path, true]);
      expect([path, properties.TracingConfig]).toEqual([path, { Mode: 'Active' }]);
    }
  });
});

describe('the dashboard', () => {
  test('shows what the business did, by the names under which the resources count it', () => {
    const body = JSON.stringify(onlyOf(stacks.observability, 'AWS::CloudWatch::Dashboard').properties);
    for (const name of [
      'BookingsMade',
      'LeadsFiled',
      'ChatTurnsByModel',
      'ChatTurnsByRules',
      'ModelSpend',
      'ModelSetbacks',
      'SlotConflicts',
      'WritesContended',
    ])
      expect(body).toContain(name);
  });
});
