import { describe, expect, test } from '@jest/globals';
import { roomPowers } from '../../infra/rooms.ts';
import type { Room } from '../../shared/routes/route-spec.ts';
import { routeKeys, routeSpec } from '../../shared/routes.ts';
import { deployed, namedIn, type Resource, resourcesOf } from './deployed.ts';

const { api } = deployed();
const functions = resourcesOf(api, 'AWS::Lambda::Function');
const rooms = [...new Set(routeKeys.map((key) => routeSpec(key).room))];

const roomOf = ({ path }: Resource): string => path.split('/')[1] ?? '';

const ofRoom = (type: string, room: Room): readonly Resource[] =>
  resourcesOf(api, type).filter((resource) => roomOf(resource) === room);

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

const statementsOf = (room: Room): readonly Statement[] =>
  ofRoom('AWS::IAM::Policy', room).flatMap(({ properties }) => Object(properties.PolicyDocument).Statement);

const actionsOf = (room: Room): readonly string[] =>
  statementsOf(room)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => (typeof Action === 'string' ? [Action] : [...Action]));

describe('the functions', () => {
  test('are one per room of the manifest', () => {
    expect(functions.map(roomOf).sort()).toEqual([...rooms].sort());
  });

  test.each(functions.map((one) => [roomOf(one), one] as const))('%s runs Node 24 on arm64', (_, one) => {
    expect(one.properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
  });

  test('hold no secret’s value, only its name', () => {
    expect(JSON.stringify(functions)).not.toContain('resolve:secretsmanager');
  });

  test.each(rooms)('%s answers before the API gives up, unless it streams', (room) => {
    const [one] = ofRoom('AWS::Lambda::Function', room);
    const streams = routeKeys.some(
      (key) => routeSpec(key).room === room && routeSpec(key).transport === 'stream',
    );
    expect(one?.properties.Timeout).toBeLessThanOrEqual(streams ? 15 : 9);
  });

  test.each(rooms)('%s is called at an alias, so that a version can be put back', (room) => {
    const [alias] = ofRoom('AWS::Lambda::Alias', room);
    expect(alias?.properties.Name).toBe('live');
  });

  test.each(rooms)('%s keeps its log for 30 days', (room) => {
    const [log] = ofRoom('AWS::Logs::LogGroup', room);
    expect(log?.properties.RetentionInDays).toBe(30);
  });

  test('are reserved for the assistant only where a stage says so', () => {
    const reserved = (stage: typeof api) =>
      resourcesOf(stage, 'AWS::Lambda::Function').flatMap((one) =>
        one.properties.ReservedConcurrentExecutions === undefined ? [] : [roomOf(one)],
      );
    expect(reserved(api)).toEqual([]);
    expect(reserved(deployed('richer').api)).toEqual(['chat']);
  });
});

describe('what a room may do', () => {
  test.each(rooms)('%s has a role of its own, without any policy of AWS', (room) => {
    const [role, another] = ofRoom('AWS::IAM::Role', room);
    const [one] = ofRoom('AWS::Lambda::Function', room);
    expect(another).toBeUndefined();
    expect(namedIn(one?.properties.Role)).toEqual([role?.id]);
    expect(role?.properties.ManagedPolicyArns).toBeUndefined();
  });

  test.each(rooms)('%s is granted named actions on named resources: no scan, no wildcard', (room) => {
    const actions = actionsOf(room);
    expect(
      actions.filter((action) => action.includes('*') || /Scan|PartiQL|BatchWrite/.test(action)),
    ).toEqual([]);
    const everywhere = statementsOf(room).filter(({ Resource: one }) => JSON.stringify(one).includes('*'));
    expect(everywhere.flatMap(({ Action }) => Action)).toEqual([
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });

  test.each(rooms)('%s writes only if a route of its own changes something', (room) => {
    const changes = routeKeys.some((key) => routeSpec(key).room === room && !key.startsWith('GET '));
    expect(actionsOf(room).includes('dynamodb:PutItem')).toBe(changes);
  });

  test.each(rooms)('%s reaches nothing but its log, its trace, the table and its secrets', (room) => {
    const services = new Set(actionsOf(room).map((action) => action.split(':')[0]));
    // The interface’s description is made of nothing that is kept.
    const table = room === 'openapi' ? [] : ['dynamodb'];
    const pool = room === 'members' ? ['cognito-idp'] : [];
    expect([...services].sort()).toEqual([...pool, ...table, 'logs', 'secretsmanager', 'xray']);
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

  test.each(rooms)('%s reads the origin secret, and the signing secret only if it signs', (room) => {
    const secrets = statementsOf(room)
      .filter(({ Action }) => JSON.stringify(Action).includes('secretsmanager:GetSecretValue'))
      .map(({ Resource: one }) => JSON.stringify(one));
    expect(secrets.some((one) => one.includes('OriginSecret'))).toBe(true);
    expect(secrets.some((one) => one.includes('SigningSecret'))).toBe(roomPowers[room].signs === true);
  });

  test.each(rooms)('%s reads no secret of the operator’s but the one that it uses', (room) => {
    const { given } = roomPowers[room];
    const named = JSON.stringify(statementsOf(room)).match(/comptoir\/dev\/\w+/g) ?? [];
    expect(named).toEqual(given ? [`comptoir/dev/${given}`] : []);
  });
});

describe('what is between a business and Stripe', () => {
  const selling = deployed('richer').api;
  const variablesOf = (template: typeof api, room: Room) => {
    const one = resourcesOf(template, 'AWS::Lambda::Function').find((resource) => roomOf(resource) === room);
    return Object(Object(one?.properties.Environment).Variables);
  };

  test.each(rooms)('%s is told what is sold only if it deals with payments', (room) => {
    const told = variablesOf(selling, room);
    const expected = room === 'billing' ? ['price_1', 'price_2'] : [undefined, undefined];
    expect([told.PRICE_BASIC, told.PRICE_PRO]).toEqual(expected);
  });

  test('nothing is sold where a stage has no prices', () => {
    expect(variablesOf(api, 'billing')).toMatchObject({ PRICE_BASIC: '', PRICE_PRO: '' });
  });
});

describe('a new version of a room', () => {
  const canary = deployed('richer').api;
  const release = (template: typeof api, room: Room): Resource | undefined =>
    resourcesOf(template, 'AWS::CodeDeploy::DeploymentGroup').find((one) => roomOf(one) === room);

  test.each(rooms)('%s goes back by itself when its alarm goes off', (room) => {
    const properties = release(api, room)?.properties;
    expect(Object(properties?.AutoRollbackConfiguration).Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
    const [alarm] = Object(properties?.AlarmConfiguration).Alarms;
    expect(JSON.stringify(alarm)).toContain(room.replaceAll('-', ''));
  });

  test.each(rooms)(
    '%s serves a tenth of the calls for five minutes first, where the stage says so',
    (room) => {
      const of = (template: typeof api) =>
        JSON.stringify(release(template, room)?.properties.DeploymentConfigName);
      expect(of(canary)).toContain('LambdaCanary10Percent5Minutes');
      expect(of(api)).toContain('LambdaAllAtOnce');
    },
  );

  test('is moved by a role that may move these aliases and look at alarms, and nothing else', () => {
    const [role] = resourcesOf(api, 'AWS::IAM::Role').filter(({ path }) => path.includes('/Releases/'));
    expect(role?.properties.ManagedPolicyArns).toBeUndefined();
    const [policy] = resourcesOf(api, 'AWS::IAM::Policy').filter(({ path }) => path.includes('/Releases/'));
    const statements: readonly Statement[] = Object(policy?.properties.PolicyDocument).Statement;
    expect([...new Set(statements.flatMap(({ Action }) => Action))].sort()).toEqual([
      'cloudwatch:DescribeAlarms',
      'lambda:GetAlias',
      'lambda:GetProvisionedConcurrencyConfig',
      'lambda:UpdateAlias',
    ]);
  });
});
