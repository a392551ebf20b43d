import { describe, expect, test } from '@jest/globals';
import { builtProject } from '../../infra/project.ts';
import { stageNamed } from '../../infra/stage.ts';
import { deployed, onlyOf, resourcesOf, stackNames, withBuiltProject } from './deployed.ts';

const stacks = deployed();

/** Types whose loss would lose what customers gave us, or lock them out. */
const STATEFUL = new Set([
  'AWS::DynamoDB::GlobalTable',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
]);

/** A resource whose logical id changes is made anew, and the old one left behind. These never change. */
const LASTING = [
  'data Table710B521B',
  'data SigningSecretCF7EC744',
  'data OriginSecret5DDC59F1',
  'identity UserPool6BA7E5F2',
  'identity UserPoolBrowser9910C235',
  'assets FilesBucket7C17EE2E',
];

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
};

describe('a deployment', () => {
  test.each(stackNames)('%s stays far from CloudFormation’s 500 resources', (name) => {
    expect(resourcesOf(stacks[name]).length).toBeLessThan(400);
  });

  test('keeps what cannot be made again, under ids that never change', () => {
    const stateful = stackNames.flatMap((name) =>
      resourcesOf(stacks[name])
        .filter(({ type }) => STATEFUL.has(type))
        .map(({ id, deletionPolicy }) => ({ id: `${name} ${id}`, deletionPolicy })),
    );
    expect(stateful.map(({ id }) => id).sort()).toEqual([...LASTING].sort());
    expect(stateful.every(({ deletionPolicy }) => deletionPolicy === 'Retain')).toBe(true);
  });

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

describe('the table', () => {
  const { properties } = onlyOf(stacks.data, 'AWS::DynamoDB::GlobalTable');

  test('has the keys and the index of the kernel', () => {
    const schema = (pk: string, sk: string) => [
      { AttributeName: pk, KeyType: 'HASH' },
      { AttributeName: sk, KeyType: 'RANGE' },
    ];
    expect(properties.KeySchema).toEqual(schema('pk', 'sk'));
    expect(properties.GlobalSecondaryIndexes).toEqual([
      { IndexName: 'gsi1', KeySchema: schema('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
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

describe('identity', () => {
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

  test('asks for 8 characters with letters and digits, and no more', () => {
    expect(onlyOf(stacks.identity, 'AWS::Cognito::UserPool').properties.Policies).toEqual({
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: true,
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
