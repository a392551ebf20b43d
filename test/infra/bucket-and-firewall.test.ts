import { describe, expect, test } from '@jest/globals';
import { deployed, namedIn, onlyOf, resourcesOf } from './deployed.ts';

const { edge, assets, data, web } = deployed();

describe('the bucket', () => {
  const [bucket, log] = ['Bucket', 'Log'].map((name) =>
    resourcesOf(assets, 'AWS::S3::Bucket').find(({ path }) => path.includes(`/${name}/`)),
  );

  test('has a log of who reads and writes files, kept for 90 days and as closed', () => {
    expect(namedIn(bucket?.properties.LoggingConfiguration)).toEqual([log?.id]);
    expect(log?.properties.LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 90 }] });
    expect(log?.properties.PublicAccessBlockConfiguration).toEqual(
      bucket?.properties.PublicAccessBlockConfiguration,
    );
  });

  test('tells the edge to forget pages alone: hashed files never change', () => {
    const forgotten = [assets, web].flatMap((template) =>
      resourcesOf(template, 'Custom::CDKBucketDeployment').flatMap(
        ({ properties }) => properties.DistributionPaths ?? [],
      ),
    );
    expect(forgotten).toEqual(['/index.html', '/prerendered/*', '/config.json', '/service-worker.js']);
  });

  test('is closed to the world, and open to this account’s CloudFront', () => {
    expect(bucket?.properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    const policy = resourcesOf(assets, 'AWS::S3::BucketPolicy').find(({ path }) => path.includes('/Bucket/'));
    const { Statement } = Object(policy?.properties.PolicyDocument);
    const allowed: readonly Readonly<Record<string, unknown>>[] = Statement.filter(
      ({ Effect }: Readonly<Record<string, unknown>>) => Effect === 'Allow',
    );
    expect(allowed.map(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket']);
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
      expect(JSON.stringify(Condition)).toContain('AWS::AccountId');
    }
  });

  test('keeps the files of earlier releases, which open tabs still ask for', () => {
    for (const template of [assets, web])
      for (const { properties } of resourcesOf(template, 'Custom::CDKBucketDeployment'))
        expect(properties.Prune).toBe(false);
  });

  test('has hashed files cached for good and screens never', () => {
    const cacheOf = (template: typeof web) =>
      resourcesOf(template, 'Custom::CDKBucketDeployment').map(({ properties }) => properties.SystemMetadata);
    expect(cacheOf(assets)).toEqual([{ 'cache-control': 'public, max-age=31536000, immutable' }]);
    expect(cacheOf(web)).toEqual([
      { 'cache-control': 'no-cache' },
      { 'cache-control': 'public, max-age=300' },
    ]);
  });
});

describe('the bucket of pictures', () => {
  const bucket = resourcesOf(data, 'AWS::S3::Bucket').find(({ path }) => path.includes('/Pictures/Bucket/'));

  test('is closed to the world, and CloudFront reads its public folder alone', () => {
    const policy = resourcesOf(data, 'AWS::S3::BucketPolicy').find(({ path }) =>
      path.includes('/Pictures/Bucket/'),
    );
    const { Statement } = Object(policy?.properties.PolicyDocument);
    const read: readonly Readonly<Record<string, unknown>>[] = Statement.filter(
      ({ Effect }: Readonly<Record<string, unknown>>) => Effect === 'Allow',
    );
    expect(read.map(({ Action }) => Action)).toEqual(['s3:GetObject', 's3:ListBucket']);
    expect(JSON.stringify(read[0]?.Resource)).toContain('/media/*');
    expect(bucket?.properties.PublicAccessBlockConfiguration).toMatchObject({ RestrictPublicBuckets: true });
  });

  test('lets pages of the product upload, and deletes what nobody saved after a day', () => {
    const { CorsConfiguration, LifecycleConfiguration } = Object(bucket?.properties);
    expect(CorsConfiguration.CorsRules).toEqual([
      { AllowedHeaders: ['content-type'], AllowedMethods: ['PUT'], AllowedOrigins: ['*'], MaxAge: 3600 },
    ]);
    expect(LifecycleConfiguration.Rules).toContainEqual({
      ...{ Prefix: 'incoming/', ExpirationInDays: 1, Status: 'Enabled' },
    });
    const named = resourcesOf(deployed('prod').data, 'AWS::S3::Bucket').find(({ path }) =>
      path.includes('/Pictures/Bucket/'),
    );
    expect(Object(named?.properties.CorsConfiguration).CorsRules[0].AllowedOrigins).toEqual([
      'https://app.example.com',
    ]);
  });
});

describe('the firewall', () => {
  const { id, properties } = onlyOf(edge, 'AWS::WAFv2::WebACL');
  const firewallOf = (template: typeof web): unknown =>
    Object(onlyOf(template, 'AWS::CloudFront::Distribution').properties.DistributionConfig).WebACLId;
  const rules: readonly Readonly<Record<string, never>>[] = Object(properties.Rules);
  const rule = (name: string) => Object(rules.find((one) => Object(one).Name === name));

  test('stands in front of CloudFront, and no other does', () => {
    expect(properties.Scope).toBe('CLOUDFRONT');
    const [, parameter] = Object(firewallOf(web))['Fn::GetAtt'];
    const written = resourcesOf(edge, 'Custom::CrossRegionExportWriter').map(
      (writer) => Object(writer.properties.WriterProps).exports[parameter],
    );
    expect(written).toEqual([{ 'Fn::GetAtt': [id, 'Arn'] }]);
  });

  test('blocks what AWS’s own groups of rules would block', () => {
    const groups = rules.filter((one) => Object(one).Statement.ManagedRuleGroupStatement);
    expect(groups.map(({ Name, OverrideAction }) => [Name, OverrideAction])).toEqual([
      ['AWSManagedRulesAmazonIpReputationList', { None: {} }],
      ['AWSManagedRulesKnownBadInputsRuleSet', { None: {} }],
      ['AWSManagedRulesCommonRuleSet', { None: {} }],
    ]);
  });

  test('slows one address down on the chat before everywhere else, in the product’s own words', () => {
    const { RateBasedStatement } = rule('chat-rate').Statement;
    expect(RateBasedStatement).toMatchObject({ AggregateKeyType: 'IP', EvaluationWindowSec: 60, Limit: 120 });
    const { RegexString } = RateBasedStatement.ScopeDownStatement.RegexMatchStatement;
    expect(new RegExp(RegexString).test('/public/sites/chez-maria/chat')).toBe(true);
    expect(new RegExp(RegexString).test('/public/sites/chez-maria/config')).toBe(false);
    for (const name of ['chat-rate', 'rate'])
      expect(rule(name).Action.Block.CustomResponse).toMatchObject({ ResponseCode: 403 });
    const [body] = Object.values(Object(properties.CustomResponseBodies));
    // Without a message, each screen shows its own text, in its language.
    expect(JSON.parse(Object(body).Content)).toEqual({ error: { code: 'rate_limited', message: '' } });
  });

  test('only counts what it thinks of bodies: ten messages in French are over 8 KB', () => {
    const { RuleActionOverrides } = rule('AWSManagedRulesCommonRuleSet').Statement.ManagedRuleGroupStatement;
    expect(RuleActionOverrides).toContainEqual({ Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } });
    expect(properties.AssociationConfig).toEqual({
      RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_64' } },
    });
  });
});
