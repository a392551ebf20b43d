import { describe, expect, test } from '@jest/globals';
import { builtProject } from '../../infra/project.ts';
import { GROUPS } from '../../infra/resource-groups.ts';
import { stageNamed } from '../../infra/stage-named.ts';
import { STATEFUL } from '../../infra/stateful-resources.ts';
import { TABLE_INDEXES } from '../../shared/domain/table-indexes.ts';
import { withBuiltProject } from './built-project.ts';
import { type CloudResource, deployed, onlyOf, resourcesOf, stackNames, synthesised } from './deployed.ts';

const stacks = deployed();
const richer = deployed('richer');

/** Types whose loss would lose what customers gave us, or lock them out. */
const STATEFUL_TYPES = new Set([
  'AWS::DynamoDB::GlobalTable',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::Backup::BackupVault',
]);

/** What CloudFormation cannot change in place: another value is another, empty resource. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['KeySchema', 'TableName'],
  'AWS::Cognito::UserPool': [
    'UsernameAttributes',
    'AliasAttributes',
    'UsernameConfiguration',
    'UserPoolName',
  ],
  'AWS::Cognito::UserPoolClient': ['GenerateSecret'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::Backup::BackupVault': ['BackupVaultName', 'EncryptionKeyArn'],
};

const fixedOf = ({ type, properties }: CloudResource) =>
  Object.fromEntries(
    (FIXED[type] ?? []).flatMap((name) => (name in properties ? [[name, properties[name]]] : [])),
  );

/** Properties by which a resource would get a name of ours, and so could not be replaced. */
const NAMES: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Authorizer': '',
  'AWS::Cognito::UserPool': 'UserPoolName',
  'AWS::Cognito::UserPoolClient': 'ClientName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::IAM::Policy': '',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::CloudWatch::Alarm': 'AlarmName',
};

describe('a deployment', () => {
  test.each(stackNames)('%s stays far from CloudFormation’s 500 resources', (name) => {
    expect(resourcesOf(stacks[name]).length).toBeLessThan(400);
  });

  test.each(GROUPS)('%s could serve ten more resources and stay as far from it', (group) => {
    const { length } = resourcesOf(stacks[group]);
    const functions = resourcesOf(stacks[group], 'AWS::Lambda::Function').length;
    expect(length + (10 * length) / functions).toBeLessThan(400);
  });

  const stateful = stackNames.flatMap((stack) =>
    resourcesOf(stacks[stack])
      .filter(({ type }) => STATEFUL_TYPES.has(type))
      .map((resource) => ({ stack, resource })),
  );

  test('replaces and removes nothing that cannot be made again, unless infra/stateful-resources.ts says so', () => {
    const now = Object.fromEntries(
      stateful.map(({ stack, resource }) => [`${stack} ${resource.id}`, fixedOf(resource)]),
    );
    expect(now).toEqual(STATEFUL);
  });

  // A bucket may hold files by the time its stack fails, and then could not be deleted: it stays, under a name of AWS's.
  const policyOf = ({ type }: CloudResource): string =>
    type === 'AWS::S3::Bucket' ? 'Retain' : 'RetainExceptOnCreate';

  test.each(stateful.map(({ stack, resource }) => [`${stack} ${resource.id}`, resource] as const))(
    'leaves %s where it is when its stack goes or another takes its place',
    (_, resource) => {
      expect(resource.deletionPolicy).toBe(policyOf(resource));
      expect(resource.updateReplacePolicy).toBe('Retain');
    },
  );

  test('names nothing: AWS does, so that anything can be replaced', () => {
    const named = stackNames.flatMap((name) =>
      resourcesOf(stacks[name])
        // The library's own helpers name their log after their function.
        .filter(({ path }) => !path.includes('/Custom::'))
        .filter(({ type, properties }) => NAMES[type] && NAMES[type] in properties)
        .map(({ id }) => `${name} ${id}`),
    );
    expect(named).toEqual([]);
  });

  test('what stays behind has no name that the next of its kind would want', () => {
    const wanted = stateful.flatMap(({ resource: { id, properties } }) =>
      Object.entries(properties).flatMap(([name, value]) =>
        /Name$/.test(name) && typeof value === 'string' ? [`${id}: ${name} ${value}`] : [],
      ),
    );
    expect(wanted).toEqual([]);
    const { BackupVaultName } = onlyOf(stacks.data, 'AWS::Backup::BackupVault').properties;
    expect(JSON.stringify(BackupVaultName)).toContain('AWS::StackId');
  });

  test('tags what is charged for by product, stage and part', () => {
    const charged = [
      'AWS::Lambda::Function',
      'AWS::DynamoDB::GlobalTable',
      'AWS::S3::Bucket',
      'AWS::SQS::Queue',
    ];
    const found = stackNames.flatMap((part) =>
      resourcesOf(stacks[part])
        .filter(({ type, path }) => charged.includes(type) && !path.includes('/Custom::'))
        .map(({ properties }) => ({ part, told: JSON.stringify(properties) })),
    );
    expect(found.length).toBeGreaterThan(50);
    for (const { part, told } of found)
      for (const [Key, Value] of Object.entries({ product: 'comptoir', stage: 'dev', part }))
        expect(told).toContain(JSON.stringify({ Key, Value }));
  });

  test.each(['dev', 'staging', 'prod'])('knows the stage %s', (name) => {
    expect(stageNamed(name).name).toBe(name);
  });

  test('refuses a stage that it does not know, and tells which it knows', () => {
    expect(() => stageNamed('production')).toThrow(
      'There is no stage "production": use -c stage= with dev, staging, prod.',
    );
  });

  test('refuses to ship what was not built, and tells how to build it', () => {
    withBuiltProject((root) => expect(() => builtProject(root)).toThrow(/run npm run build first\.$/), []);
  });
});

describe('protection against deletion', () => {
  const guards = ({ data, identity }: typeof stacks) => [
    Object(onlyOf(data, 'AWS::DynamoDB::GlobalTable').properties.Replicas)[0].DeletionProtectionEnabled,
    onlyOf(identity, 'AWS::Cognito::UserPool').properties.DeletionProtection,
  ];

  test('covers the table, the accounts and their stacks', () => {
    expect(synthesised('dev').terminationProtected).toEqual(['data', 'identity']);
    expect(guards(stacks)).toEqual([true, 'ACTIVE']);
  });

  test('is no part of what makes them, so that a first deployment that fails can go and be tried again', () => {
    expect(synthesised('unprotected').terminationProtected).toEqual([]);
    expect(guards(deployed('unprotected'))).toEqual([false, 'INACTIVE']);
  });

  test('comes by a second deployment: what is made without it needs the alarms’ stack and no other', () => {
    for (const template of [stacks.data, stacks.identity]) {
      const told = JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^:]+):/g);
      expect(new Set(Array.from(told, ([, stack]) => stack))).toEqual(new Set(['comptoir-dev-alerts']));
    }
  });
});

describe('the table', () => {
  const { properties } = onlyOf(stacks.data, 'AWS::DynamoDB::GlobalTable');

  test('has the keys and the indexes of the kernel', () => {
    const schema = (pk: string, sk: string) => [
      { AttributeName: pk, KeyType: 'HASH' },
      { AttributeName: sk, KeyType: 'RANGE' },
    ];
    expect(properties.KeySchema).toEqual(schema('pk', 'sk'));
    expect(properties.GlobalSecondaryIndexes).toEqual([
      { IndexName: 'gsi1', KeySchema: schema('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
      {
        IndexName: 'gsi2',
        KeySchema: schema('gsi2pk', 'gsi2sk'),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: TABLE_INDEXES.gsi2 },
      },
    ]);
  });

  test('is paid by request, forgets at expiresAt, streams what is new', () => {
    expect(properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    });
  });

  test('can be put back to any second of 35 days, and not be deleted by mistake', () => {
    expect(properties.Replicas).toEqual([
      expect.objectContaining({
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      }),
    ]);
  });
});

describe('a copy of the table', () => {
  const plan = Object(onlyOf(stacks.data, 'AWS::Backup::BackupPlan').properties.BackupPlan);

  test('is made each week and kept for the 35 days that the privacy page promises', () => {
    const rules: readonly object[] = plan.BackupPlanRule;
    expect(rules).toMatchObject([
      { RuleName: 'weekly', ScheduleExpression: 'cron(0 5 ? * SUN *)', Lifecycle: { DeleteAfterDays: 35 } },
    ]);
  });

  test('is of this table, by a role that names no other and has no policy of AWS', () => {
    const { properties } = onlyOf(stacks.data, 'AWS::Backup::BackupSelection');
    expect(JSON.stringify(properties)).toContain('Table710B521B');
    const role = onlyOf(stacks.data, 'AWS::IAM::Role');
    expect(role.properties.ManagedPolicyArns).toBeUndefined();
    const { Statement } = Object(onlyOf(stacks.data, 'AWS::IAM::Policy').properties.PolicyDocument);
    for (const { Resource: one } of Statement) expect(one).not.toBe('*');
  });

  test('cannot be deleted before its time but by who may take the lock off, nor by them where a stage says so', () => {
    const vault = onlyOf(stacks.data, 'AWS::Backup::BackupVault').properties;
    expect(vault.LockConfiguration).toEqual({ MinRetentionDays: 35 });
    expect(JSON.stringify(vault.AccessPolicy)).toContain('backup:DeleteRecoveryPoint');
    expect(onlyOf(richer.data, 'AWS::Backup::BackupVault').properties.LockConfiguration).toEqual({
      MinRetentionDays: 35,
      ChangeableForDays: 3,
    });
  });
});

describe('a second region', () => {
  const { properties } = onlyOf(richer.data, 'AWS::DynamoDB::GlobalTable');

  test('holds the table too, as well guarded as the first', () => {
    const replicas: readonly object[] = Object(properties.Replicas);
    expect(replicas.map((one) => Object(one).Region).sort()).toEqual(['ca-central-1', 'ca-west-1']);
    for (const replica of replicas)
      expect(replica).toMatchObject({
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      });
  });
});

describe('identity', () => {
  test('writes its e-mails by our own words, under an alias of the function that has them', () => {
    const { properties } = onlyOf(stacks.identity, 'AWS::Cognito::UserPool');
    const alias = onlyOf(stacks.identity, 'AWS::Lambda::Alias');
    expect(Object(properties.LambdaConfig)).toEqual({ CustomMessage: { Ref: alias.id } });
    const { Timeout } = onlyOf(stacks.identity, 'AWS::Lambda::Function').properties;
    expect(Number(Timeout)).toBeLessThan(5);
    expect(onlyOf(stacks.identity, 'AWS::Lambda::Permission').properties).toMatchObject({
      Principal: 'cognito-idp.amazonaws.com',
      FunctionName: { Ref: alias.id },
    });
  });

  test('the function that has the words reaches nothing but its log and its trace', () => {
    const statements = resourcesOf(stacks.identity, 'AWS::IAM::Policy').flatMap(
      ({ properties }): readonly { readonly Action: string | string[] }[] =>
        Object(properties.PolicyDocument).Statement,
    );
    const actions = statements.flatMap(({ Action }) => Action);
    expect([...new Set(actions.map((action) => action.split(':')[0]))].sort()).toEqual(['logs', 'xray']);
  });

  test('sends them by SES where the stage has a sender, and by Cognito where it has none', () => {
    expect(onlyOf(stacks.identity, 'AWS::Cognito::UserPool').properties.EmailConfiguration).toBeUndefined();
    const { EmailConfiguration } = onlyOf(richer.identity, 'AWS::Cognito::UserPool').properties;
    expect(EmailConfiguration).toMatchObject({ EmailSendingAccount: 'DEVELOPER' });
    expect(JSON.stringify(EmailConfiguration)).toContain('bonjour@example.com');
  });

  test('watches sign-ins where the plan has that', () => {
    expect(onlyOf(stacks.identity, 'AWS::Cognito::UserPool').properties).toMatchObject({
      UserPoolTier: 'ESSENTIALS',
    });
    expect(onlyOf(richer.identity, 'AWS::Cognito::UserPool').properties).toMatchObject({
      UserPoolTier: 'PLUS',
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    });
  });

  test('knows people by e-mail alone, whatever its case, and verifies a changed one first', () => {
    const { properties } = onlyOf(stacks.identity, 'AWS::Cognito::UserPool');
    expect(properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      DeletionProtection: 'ACTIVE',
    });
    expect(properties).not.toHaveProperty('AliasAttributes');
  });

  test('asks for 8 characters and a digit, and refuses nothing that the screens admit', () => {
    expect(onlyOf(stacks.identity, 'AWS::Cognito::UserPool').properties.Policies).toEqual({
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: false,
        RequireNumbers: true,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    });
  });

  test('lets the browser sign in by SRP only, without a secret, and hides who exists', () => {
    const { properties } = onlyOf(stacks.identity, 'AWS::Cognito::UserPoolClient');
    expect(properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AllowedOAuthFlowsUserPoolClient: false,
    });
  });

  test('keeps tokens for an hour and a session for 30 days', () => {
    expect(onlyOf(stacks.identity, 'AWS::Cognito::UserPoolClient').properties).toMatchObject({
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
    });
  });

  test('lets a user change no attribute that could give power', () => {
    const { properties } = onlyOf(stacks.identity, 'AWS::Cognito::UserPoolClient');
    expect(properties.WriteAttributes).toEqual(['email', 'locale']);
  });
});
