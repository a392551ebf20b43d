import { describe, expect, test } from '@jest/globals';
import { resourcePermissions } from '../../infra/resource-permissions.ts';
import { CHAT_MS, RESOURCE_MS } from '../../shared/domain/time-limits.ts';
import { type Resource, resources, routeKeys, routeSpec } from '../../shared/routes.ts';
import { type CloudResource, namedIn, resourcesOf, servingOf, servingResources } from './deployed.ts';

const functions = servingResources('AWS::Lambda::Function');

const resourceOf = ({ path }: CloudResource): string => path.split('/')[1] ?? '';

const ofResource = (type: string, resource: Resource): readonly CloudResource[] =>
  resourcesOf(servingOf(resource), type).filter((one) => resourceOf(one) === resource);

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

const statementsOf = (resource: Resource): readonly Statement[] =>
  ofResource('AWS::IAM::Policy', resource).flatMap(
    ({ properties }) => Object(properties.PolicyDocument).Statement,
  );

const actionsOf = (resource: Resource): readonly string[] =>
  statementsOf(resource)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => (typeof Action === 'string' ? [Action] : [...Action]));

describe('the functions', () => {
  test('are one per resource of the manifest', () => {
    expect(functions.map(resourceOf).sort()).toEqual([...resources].sort());
  });

  test.each(functions.map((one) => [resourceOf(one), one] as const))('%s runs Node 24 on arm64', (_, one) => {
    expect(one.properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
  });

  test('hold no secret’s value, only its name', () => {
    expect(JSON.stringify(functions)).not.toContain('resolve:secretsmanager');
  });

  test.each(resources)('%s answers before the API gives up, unless it streams', (resource) => {
    const [one] = ofResource('AWS::Lambda::Function', resource);
    const streams = routeKeys.some(
      (key) => routeSpec(key).resource === resource && routeSpec(key).transport === 'stream',
    );
    expect(one?.properties.Timeout).toBe((streams ? CHAT_MS : RESOURCE_MS) / 1000);
  });

  test.each(resources)('%s is called at an alias, so that a version can be put back', (resource) => {
    const [alias] = ofResource('AWS::Lambda::Alias', resource);
    expect(alias?.properties.Name).toBe('live');
  });

  test.each(resources)('%s keeps its log for 30 days', (resource) => {
    const [log] = ofResource('AWS::Logs::LogGroup', resource);
    expect(log?.properties.RetentionInDays).toBe(30);
  });

  test('are reserved for the assistant only where a stage says so', () => {
    const reserved = (stage: 'dev' | 'richer') =>
      servingResources('AWS::Lambda::Function', stage).flatMap((one) =>
        one.properties.ReservedConcurrentExecutions === undefined ? [] : [resourceOf(one)],
      );
    expect(reserved('dev')).toEqual([]);
    expect(reserved('richer')).toEqual(['chat']);
  });
});

/** The folder of the bucket of pictures that a statement names; empty for the bucket itself. */
const folderOf = (resource: unknown): string =>
  /\/(?:incoming|media)\/\*/.exec(JSON.stringify(resource))?.[0] ?? '';

const isFolder = (resource: unknown): boolean => folderOf(resource) !== '';

describe('what a resource may do', () => {
  test.each(resources)('%s has a role of its own, without any policy of AWS', (resource) => {
    const [role, another] = ofResource('AWS::IAM::Role', resource);
    const [one] = ofResource('AWS::Lambda::Function', resource);
    expect(another).toBeUndefined();
    expect(namedIn(one?.properties.Role)).toEqual([role?.id]);
    expect(role?.properties.ManagedPolicyArns).toBeUndefined();
  });

  test.each(resources)('%s is granted named actions on named resources: no scan, no wildcard', (resource) => {
    const actions = actionsOf(resource);
    expect(
      actions.filter((action) => action.includes('*') || /Scan|PartiQL|BatchWrite/.test(action)),
    ).toEqual([]);
    const everywhere = statementsOf(resource).filter(
      ({ Resource: one }) => JSON.stringify(one).includes('*') && !isFolder(one),
    );
    expect(everywhere.flatMap(({ Action }) => Action)).toEqual([
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });

  test.each(resources)('%s writes only if a route of its own changes something', (resource) => {
    const changes = routeKeys.some((key) => routeSpec(key).resource === resource && !key.startsWith('GET '));
    expect(actionsOf(resource).includes('dynamodb:PutItem')).toBe(changes);
  });

  test.each(resources)('%s reaches nothing but its log, its trace, the table and its secrets', (resource) => {
    const services = new Set(actionsOf(resource).map((action) => action.split(':')[0]));
    // The interface’s description is made of nothing that is kept.
    const table = resource === 'openapi' ? [] : ['dynamodb'];
    const pool = resource === 'members' ? ['cognito-idp'] : [];
    const bucket = resource === 'pictures' ? ['s3'] : [];
    expect([...services].sort()).toEqual([...pool, ...table, 'logs', ...bucket, 'secretsmanager', 'xray']);
  });

  test('pictures puts, reads and deletes in two folders of the bucket of pictures alone', () => {
    const ofBucket = statementsOf('pictures').filter(({ Action }) => JSON.stringify(Action).includes('s3:'));
    expect(ofBucket.map(({ Action, Resource: one }) => [Action, folderOf(one)])).toEqual([
      [['s3:DeleteObject', 's3:GetObject', 's3:PutObject'], '/incoming/*'],
      ['s3:PutObject', '/media/*'],
      ['s3:ListBucket', ''],
    ]);
    for (const { Resource: one } of ofBucket) expect(JSON.stringify(one)).toContain('PicturesBucket');
  });

  test('members ends sessions of the stage’s own pool, and may ask nothing else of any pool', () => {
    const ofPools = statementsOf('members').filter(({ Action }) =>
      JSON.stringify(Action).includes('cognito'),
    );
    expect(ofPools).toHaveLength(1);
    expect(ofPools[0]?.Action).toBe('cognito-idp:AdminUserGlobalSignOut');
    expect(JSON.stringify(ofPools[0]?.Resource)).toMatch(/UserPool/);
    expect(JSON.stringify(ofPools[0]?.Resource)).not.toContain('*');
  });

  test.each(resources)('%s reads the origin secret, and the signing secret only if it signs', (resource) => {
    const secrets = statementsOf(resource)
      .filter(({ Action }) => JSON.stringify(Action).includes('secretsmanager:GetSecretValue'))
      .map(({ Resource: one }) => JSON.stringify(one));
    expect(secrets.some((one) => one.includes('OriginSecret'))).toBe(true);
    expect(secrets.some((one) => one.includes('SigningSecret'))).toBe(
      resourcePermissions[resource].signs === true,
    );
  });

  test.each(resources)('%s reads no secret of the operator’s but the one that it uses', (resource) => {
    const { given } = resourcePermissions[resource];
    const named = JSON.stringify(statementsOf(resource)).match(/comptoir\/dev\/\w+/g) ?? [];
    expect(named).toEqual(given ? [`comptoir/dev/${given}`] : []);
  });
});

describe('what is between a business and Stripe', () => {
  const variablesOf = (stage: 'dev' | 'richer', resource: Resource) => {
    const found = servingResources('AWS::Lambda::Function', stage).find(
      (one) => resourceOf(one) === resource,
    );
    return Object(Object(found?.properties.Environment).Variables);
  };

  test.each(resources)('%s is told what is sold only if it deals with payments', (resource) => {
    const told = variablesOf('richer', resource);
    const expected = resource === 'billing' ? ['price_1', 'price_2'] : [undefined, undefined];
    expect([told.PRICE_BASIC, told.PRICE_PRO]).toEqual(expected);
  });

  test('nothing is sold where a stage has no prices', () => {
    expect(variablesOf('dev', 'billing')).toMatchObject({ PRICE_BASIC: '', PRICE_PRO: '' });
  });
});

describe('a new version of a resource', () => {
  const release = (stage: 'dev' | 'richer', resource: Resource): CloudResource | undefined =>
    servingResources('AWS::CodeDeploy::DeploymentGroup', stage).find((one) => resourceOf(one) === resource);

  test.each(resources)('%s goes back by itself when its alarm goes off', (resource) => {
    const properties = release('dev', resource)?.properties;
    expect(Object(properties?.AutoRollbackConfiguration).Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
    const [alarm] = Object(properties?.AlarmConfiguration).Alarms;
    expect(JSON.stringify(alarm)).toContain(resource.replaceAll('-', ''));
  });

  test.each(resources)(
    '%s serves a tenth of the calls for five minutes first, where the stage says so',
    (resource) => {
      const of = (stage: 'dev' | 'richer') =>
        JSON.stringify(release(stage, resource)?.properties.DeploymentConfigName);
      expect(of('richer')).toContain('LambdaCanary10Percent5Minutes');
      expect(of('dev')).toContain('LambdaAllAtOnce');
    },
  );

  test('is moved by a role that may move these aliases and look at alarms, and nothing else', () => {
    const ofReleases = (type: string) =>
      servingResources(type).filter(({ path }) => path.includes('/Releases/'));
    for (const role of ofReleases('AWS::IAM::Role'))
      expect(role.properties.ManagedPolicyArns).toBeUndefined();
    const statements: readonly Statement[] = ofReleases('AWS::IAM::Policy').flatMap(
      ({ properties }) => Object(properties.PolicyDocument).Statement,
    );
    expect([...new Set(statements.flatMap(({ Action }) => Action))].sort()).toEqual([
      'cloudwatch:DescribeAlarms',
      'lambda:GetAlias',
      'lambda:GetProvisionedConcurrencyConfig',
      'lambda:UpdateAlias',
    ]);
  });
});
