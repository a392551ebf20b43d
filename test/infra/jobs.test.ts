import { describe, expect, test } from '@jest/globals';
import { ENV, JOB_ENV } from '../../functions/kernel/environment.ts';
import { jobPermissions } from '../../infra/jobs.ts';
import { MEMORY_MB } from '../../infra/memory.ts';
import { type JobName, jobNames, jobOf as listed } from '../../shared/domain/jobs.ts';
import { MAIL_EVENTS } from '../../shared/domain/mail-events.ts';
import { type CloudResource, deployed, namedIn, resourcesOf } from './deployed.ts';

const { jobs } = deployed();

const jobOf = ({ path }: CloudResource): string => path.split('/')[1] ?? '';
const ofJob = (type: string, job: JobName): readonly CloudResource[] =>
  resourcesOf(jobs, type).filter((resource) => jobOf(resource) === job);

const onlyOfJob = (type: string, job: JobName): CloudResource => {
  const [only, another] = ofJob(type, job);
  if (!only || another) throw new Error(`Not exactly one ${type} of ${job}.`);
  return only;
};

const queueAt = (path: string): CloudResource => {
  const [found, another] = resourcesOf(jobs, 'AWS::SQS::Queue').filter((one) =>
    one.path.includes(`/${path}/`),
  );
  if (!found || another) throw new Error(`Not exactly one queue at ${path}.`);
  return found;
};

const aliasOf = (job: JobName): string => onlyOfJob('AWS::Lambda::Alias', job).id;

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const isOfClock = ({ path }: CloudResource): boolean => path.includes('/Clock/');

/** What the function of a job may do; the clock that calls it has a role of its own. */
const statementsOf = (job: JobName): readonly Statement[] =>
  ofJob('AWS::IAM::Policy', job)
    .filter((policy) => !isOfClock(policy))
    .flatMap(({ properties }) => Object(properties.PolicyDocument).Statement);

const actionsIn = ({ Action }: Statement): readonly string[] =>
  typeof Action === 'string' ? [Action] : Action;

const actionsOf = (job: JobName): readonly string[] => statementsOf(job).flatMap(actionsIn);

const scheduled = jobNames.filter((job) => listed(job).runs);
const workers = [
  ['regenerate-slots', 'Regenerations'],
  ['deliver', 'Deliveries'],
  ['purge-tenants', 'Purges'],
  ['read-outside', 'Readings'],
] as const;

describe('every job', () => {
  test('has its function, and no function is without its job', () => {
    expect(resourcesOf(jobs, 'AWS::Lambda::Function').map(jobOf).sort()).toEqual([...jobNames].sort());
  });

  test.each(jobNames)(
    '%s runs Node 24 on arm64, keeps its log for 30 days and has a role of its own',
    (job) => {
      const { properties } = onlyOfJob('AWS::Lambda::Function', job);
      expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
      expect(onlyOfJob('AWS::Logs::LogGroup', job).properties.RetentionInDays).toBe(30);
      const [role, another] = ofJob('AWS::IAM::Role', job).filter((one) => !isOfClock(one));
      expect(another).toBeUndefined();
      expect(namedIn(properties.Role)).toEqual([role?.id]);
      expect(role?.properties.ManagedPolicyArns).toBeUndefined();
    },
  );

  test.each(jobNames)('%s has the memory that infra/jobs.ts gives it', (job) => {
    const { memoryMb = MEMORY_MB.usual } = jobPermissions[job];
    expect(onlyOfJob('AWS::Lambda::Function', job).properties.MemorySize).toBe(memoryMb);
  });

  test.each(jobNames)('%s is told the stage and the table, and no secret’s value', (job) => {
    const { Variables } = Object(onlyOfJob('AWS::Lambda::Function', job).properties.Environment);
    expect(Object.keys(Variables)).toEqual(expect.arrayContaining([ENV.stage, ENV.tableName]));
    expect(JSON.stringify(Variables)).not.toContain('resolve:secretsmanager');
  });

  test.each(jobNames)('%s puts work in a queue exactly when it is told of one', (job) => {
    const { Variables } = Object(onlyOfJob('AWS::Lambda::Function', job).properties.Environment);
    expect(JOB_ENV.queueUrl in Variables).toBe(
      ['plan-regeneration', 'plan-purge', 'plan-outside', 'relay-outbox', 'sweep-outbox'].includes(job),
    );
  });

  test.each([
    ['plan-regeneration', 'Regenerations'],
    ['plan-purge', 'Purges'],
    ['plan-outside', 'Readings'],
    ['relay-outbox', 'Deliveries'],
    ['sweep-outbox', 'Deliveries'],
  ] as const)('%s puts its work in the queue of %s and may send to no other', (job, path) => {
    const { id } = queueAt(`${path}/Queue`);
    const { Variables } = Object(onlyOfJob('AWS::Lambda::Function', job).properties.Environment);
    expect(namedIn(Variables[JOB_ENV.queueUrl])).toEqual([id]);
    const missed = queueAt('MissedRuns').id;
    const lost = queueAt('LostRecords').id;
    const sends = statementsOf(job).filter((one) => actionsIn(one).includes('sqs:SendMessage'));
    const named = new Set(sends.flatMap((one) => namedIn(one.Resource)));
    for (const deadLetters of [missed, lost]) named.delete(deadLetters);
    expect([...named]).toEqual([id]);
  });

  test.each(jobNames)('%s reads the signing secret only if it signs, and no other secret', (job) => {
    const secrets = statementsOf(job).filter((one) =>
      actionsIn(one).includes('secretsmanager:GetSecretValue'),
    );
    expect(secrets.length).toBe(jobPermissions[job].signs ? 1 : 0);
    expect(JSON.stringify(secrets)).not.toContain('OriginSecret');
  });
});

describe('what a job may do to the table', () => {
  const onTable = (job: JobName) =>
    statementsOf(job).filter((one) =>
      actionsIn(one).some((action) => /dynamodb:(?!.*Stream|GetRecords|GetShard)/.test(action)),
    );

  test.each(jobNames)('%s is named by partition, and a request without one is refused', (job) => {
    expect(onTable(job).length).toBeGreaterThan(0);
    for (const { Condition } of onTable(job)) {
      expect(Condition?.Null).toEqual({ 'dynamodb:LeadingKeys': 'false' });
      expect(Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']).toBeDefined();
    }
  });

  test.each(jobNames)('%s scans nothing and writes in no batch', (job) => {
    expect(actionsOf(job).filter((action) => /\*|Scan|PartiQL|BatchWrite/.test(action))).toEqual([]);
  });

  test('the planner reads who is due, and nothing else', () => {
    expect(onTable('plan-regeneration')).toMatchObject([
      {
        Action: 'dynamodb:Query',
        Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['REFRESH#*'] } },
      },
    ]);
  });

  test('the outbox is only for those who relay, sweep and deliver, and for whoever adds to it', () => {
    const reach = jobNames.filter((job) => JSON.stringify(onTable(job)).includes('OUTBOX#*'));
    const adders = ['continue-erasures', 'read-outside', 'regenerate-slots'] as const;
    expect([...reach].sort()).toEqual([...adders, 'deliver', 'relay-outbox', 'sweep-outbox'].sort());
    for (const job of adders) {
      const adds = onTable(job).filter((one) => JSON.stringify(one).includes('OUTBOX#*'));
      expect(adds.map(({ Action }) => Action)).toEqual(['dynamodb:PutItem']);
    }
  });
});

describe('a number for SMS', () => {
  const stage = deployed('richer').jobs;
  const [number] = resourcesOf(stage, 'AWS::SMSVOICE::PhoneNumber');
  const may = (job: JobName) =>
    resourcesOf(stage, 'AWS::IAM::Policy')
      .filter((policy) => jobOf(policy) === job)
      .flatMap(({ properties }): readonly Statement[] => Object(properties.PolicyDocument).Statement)
      .filter((one) => actionsIn(one).some((action) => action.startsWith('sms-voice:')));

  test('is there only where the stage asks for one', () => {
    expect(number).toBeDefined();
    expect(resourcesOf(jobs, 'AWS::SMSVOICE::PhoneNumber')).toEqual([]);
    expect(JSON.stringify(jobs)).not.toContain('sms-voice');
  });

  test('is sent from by the sender alone', () => {
    const senders = jobNames.filter((job) => may(job).length > 0);
    expect(senders).toEqual(['deliver']);
    const [only] = may('deliver');
    expect(only?.Action).toBe('sms-voice:SendTextMessage');
    expect(namedIn(only?.Resource)).toEqual([number?.id]);
  });

  test('answers the words of both languages by itself', () => {
    const { MandatoryKeywords, OptionalKeywords } = Object(number?.properties);
    expect(Object.keys(MandatoryKeywords).sort()).toEqual(['HELP', 'STOP']);
    const acts = Object.fromEntries(
      OptionalKeywords.map(({ Keyword, Action }: Readonly<Record<string, string>>) => [Keyword, Action]),
    );
    expect(acts).toEqual({
      ARRET: 'OPT_OUT',
      START: 'OPT_IN',
      UNSTOP: 'OPT_IN',
      AIDE: 'AUTOMATIC_RESPONSE',
    });
  });

  test('posts what it receives to the one function that hears it, whose failures are kept', () => {
    const [topic] = resourcesOf(stage, 'AWS::SNS::Topic');
    expect(namedIn(Object(number?.properties.TwoWay).ChannelArn)).toEqual([topic?.id]);
    const [heard, another] = resourcesOf(stage, 'AWS::SNS::Subscription');
    expect(another).toBeUndefined();
    expect(heard && jobOf(heard)).toBe('receive-sms');
    expect(namedIn(heard?.properties.TopicArn)).toEqual([topic?.id]);
    expect(namedIn(Object(heard?.properties.RedrivePolicy).deadLetterTargetArn)).toHaveLength(1);
  });
});

describe('a sender of e-mail', () => {
  const stage = deployed('prod').jobs;
  const [set] = resourcesOf(stage, 'AWS::SES::ConfigurationSet');
  const may = (job: JobName) =>
    resourcesOf(stage, 'AWS::IAM::Policy')
      .filter((policy) => jobOf(policy) === job)
      .flatMap(({ properties }): readonly Statement[] => Object(properties.PolicyDocument).Statement)
      .filter((one) => actionsIn(one).some((action) => action.startsWith('ses:')));

  test('is there only where a stage has one and knows its own address', () => {
    expect(set).toBeDefined();
    for (const other of ['dev', 'richer'] as const) {
      expect(resourcesOf(deployed(other).jobs, 'AWS::SES::ConfigurationSet')).toEqual([]);
      expect(JSON.stringify(deployed(other).jobs)).not.toContain('ses:Send');
    }
  });

  test('is used by the delivery alone, from one address of one domain, through one configuration set', () => {
    expect(jobNames.filter((job) => may(job).length > 0)).toEqual(['deliver']);
    const [only, another] = may('deliver');
    expect(another).toBeUndefined();
    expect(only && actionsIn(only)).toEqual(['ses:SendEmail', 'ses:SendRawEmail']);
    expect(only).toMatchObject({ Condition: { StringEquals: { 'ses:FromAddress': 'bonjour@example.com' } } });
    const resources = JSON.stringify(only?.Resource);
    expect(resources).toContain(':identity/example.com');
    expect(resources).toContain(':configuration-set/');
    expect(namedIn(only?.Resource)).toContain(set?.id);
    expect(resources).not.toContain('*');
  });

  test('leaves it to the product who is written to, and its reports reach the one function that keeps them', () => {
    expect(set?.properties.SuppressionOptions).toEqual({ SuppressedReasons: [] });
    const [destination] = resourcesOf(stage, 'AWS::SES::ConfigurationSetEventDestination');
    expect(destination?.properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: MAIL_EVENTS.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
    });
    const rules = resourcesOf(stage, 'AWS::Events::Rule');
    const told = rules.flatMap(({ properties }) => Object(properties).Targets);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain('recordmailevents');
    expect(told[0].DeadLetterConfig).toBeDefined();
  });
});

describe('the queues', () => {
  const queues = resourcesOf(jobs, 'AWS::SQS::Queue');

  test.each(queues.map((one) => [one.path.split('/').slice(1, -1).join('/'), one] as const))(
    '%s is encrypted, and spoken to over TLS alone',
    (_, { id, properties }) => {
      expect(properties.SqsManagedSseEnabled).toBe(true);
      const policies = resourcesOf(jobs, 'AWS::SQS::QueuePolicy').filter(({ properties: { Queues } }) =>
        namedIn(Queues).includes(id),
      );
      expect(JSON.stringify(policies)).toContain('"aws:SecureTransport":"false"');
    },
  );

  test.each(workers)('%s has six times its limit for a message, and gives it up after five', (job, path) => {
    const { Timeout } = onlyOfJob('AWS::Lambda::Function', job).properties;
    const dead = queueAt(`${path}/DeadLetters`);
    const { properties } = queueAt(`${path}/Queue`);
    expect(properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Number(Timeout));
    expect(Object(properties.RedrivePolicy).maxReceiveCount).toBe(5);
    expect(namedIn(properties.RedrivePolicy)).toEqual([dead.id]);
  });

  test('what failed is kept for 14 days', () => {
    const kept = [
      'Regenerations/DeadLetters',
      'Deliveries/DeadLetters',
      'Purges/DeadLetters',
      'MissedRuns',
      'LostRecords',
    ];
    expect(kept.map((path) => queueAt(path).properties.MessageRetentionPeriod)).toEqual(
      kept.map(() => 14 * 86_400),
    );
  });

  test.each(workers)('%s answers for each message alone, at its alias', (job, path) => {
    const mapping = onlyOfJob('AWS::Lambda::EventSourceMapping', job);
    expect(mapping.properties).toMatchObject({
      BatchSize: 10,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    expect(namedIn(mapping.properties.EventSourceArn)).toEqual([queueAt(`${path}/Queue`).id]);
    expect(namedIn(mapping.properties.FunctionName)).toEqual([aliasOf(job)]);
  });

  test('have as many workers at once as the stage says', () => {
    const stage = deployed('richer').jobs;
    const atOnce = Object.fromEntries(
      resourcesOf(stage, 'AWS::Lambda::EventSourceMapping').map((one) => [
        jobOf(one),
        Object(one.properties.ScalingConfig).MaximumConcurrency,
      ]),
    );
    expect(atOnce).toMatchObject({ 'regenerate-slots': 7, deliver: 9, 'purge-tenants': 2 });
  });
});

test('every queue’s address is told to whoever deploys', () => {
  const values = Object.values(jobs.Outputs ?? {}).flatMap((output) => namedIn(Object(output).Value));
  expect(values).toEqual(expect.arrayContaining(resourcesOf(jobs, 'AWS::SQS::Queue').map(({ id }) => id)));
});

describe('the relay', () => {
  const { properties } = onlyOfJob('AWS::Lambda::EventSourceMapping', 'relay-outbox');

  test('sees what is put in the outbox and each conversation that goes on, and nothing else of the table', () => {
    const patterns = Object(properties.FilterCriteria).Filters.map(({ Pattern }: { Pattern: string }) =>
      JSON.parse(Pattern),
    );
    expect(patterns).toEqual([
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'OUTBOX#' }] } } } },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { sk: { S: [{ prefix: 'CONVERSATION#' }] } } } },
    ]);
  });

  test('halves a batch that fails, gives up after five tries or an hour, and says what it lost', () => {
    expect(properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 3600,
      StartingPosition: 'TRIM_HORIZON',
    });
    expect(namedIn(properties.DestinationConfig)).toEqual([queueAt('LostRecords').id]);
  });
});

describe('the clock', () => {
  test('calls every job that has a timetable, in UTC, at its alias', () => {
    for (const job of scheduled) {
      const { properties } = onlyOfJob('AWS::Scheduler::Schedule', job);
      expect(properties.ScheduleExpression).toBe(`cron(${listed(job).runs?.cron})`);
      expect(properties.ScheduleExpressionTimezone).toBe('UTC');
      expect(namedIn(Object(properties.Target).Arn)).toEqual([aliasOf(job)]);
    }
    expect(resourcesOf(jobs, 'AWS::Scheduler::Schedule').map(jobOf).sort()).toEqual([...scheduled].sort());
  });

  test.each(scheduled)('tries %s no more than three times, and then says so', (job) => {
    const { Target } = onlyOfJob('AWS::Scheduler::Schedule', job).properties;
    expect(Object(Target).RetryPolicy.MaximumRetryAttempts).toBe(3);
    expect(Object(Target).RetryPolicy.MaximumEventAgeInSeconds).toBeLessThanOrEqual(3600);
    expect(namedIn(Object(Target).DeadLetterConfig)).toEqual([queueAt('MissedRuns').id]);
  });

  test.each(scheduled)('may call %s and tell of what it missed, and nothing else', (job) => {
    const policies = ofJob('AWS::IAM::Policy', job).filter(isOfClock);
    const statements = policies.flatMap(({ properties }) => Object(properties.PolicyDocument).Statement);
    expect(statements.map(({ Action, Resource: one }) => [Action, ...namedIn(one)]).sort()).toEqual([
      ['lambda:InvokeFunction', aliasOf(job)],
      ['sqs:SendMessage', queueAt('MissedRuns').id],
    ]);
  });

  test('plans regeneration every hour, within a quarter of it', () => {
    expect(onlyOfJob('AWS::Scheduler::Schedule', 'plan-regeneration').properties).toMatchObject({
      ScheduleExpression: 'cron(0 * * * ? *)',
      FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 15 },
    });
  });

  test('a plan that fails is tried twice more, and then told of', () => {
    const { properties } = onlyOfJob('AWS::Lambda::EventInvokeConfig', 'plan-regeneration');
    expect(properties.MaximumRetryAttempts).toBe(2);
    expect(namedIn(properties.DestinationConfig)).toEqual([queueAt('MissedRuns').id]);
  });

  test.each(scheduled.filter((job) => listed(job).runs?.cron.startsWith('* ')))(
    '%s ends before it would begin to lag behind, or waits for nobody',
    (job) => {
      const { properties } = onlyOfJob('AWS::Lambda::EventInvokeConfig', job);
      expect(properties).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 });
    },
  );
});
