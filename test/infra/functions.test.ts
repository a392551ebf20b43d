import { describe, expect, test } from '@jest/globals';
import { ENV } from '../../functions/kernel/environment.ts';
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
}

const statementsOf = (room: Room): readonly Statement[] =>
  ofRoom('AWS::IAM::Policy', room).flatMap(({ properties }) => Object(properties.PolicyDocument).Statement);

const actionsOf = (room: Room): readonly string[] =>
  statementsOf(room).flatMap(({ Action }) => (typeof Action === 'string' ? [Action] : [...Action]));

describe('the functions', () => {
  test('are one per room of the manifest', () => {
    expect(functions.map(roomOf).sort()).toEqual([...rooms].sort());
  });

  test.each(functions.map((one) => [roomOf(one), one] as const))('%s runs Node 24 on arm64', (_, one) => {
    expect(one.properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
  });

  test.each(rooms)(
    '%s is given every variable that it reads, save the origin that the edge tells',
    (room) => {
      const [one] = ofRoom('AWS::Lambda::Function', room);
      const { Variables } = Object(one?.properties.Environment);
      const told = Object.values(ENV).filter((name) => name !== ENV.appBase && name !== ENV.apiBase);
      expect(Object.keys(Variables)).toEqual(expect.arrayContaining(told));
      expect(Object.keys(Variables)).not.toContain(ENV.appBase);
    },
  );

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
    expect(reserved(deployed({ chatConcurrency: 20 }).api)).toEqual(['chat']);
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
    expect(everywhere).toEqual([]);
  });

  test.each(rooms)('%s writes only if a route of its own changes something', (room) => {
    const changes = routeKeys.some((key) => routeSpec(key).room === room && !key.startsWith('GET '));
    expect(actionsOf(room).includes('dynamodb:PutItem')).toBe(changes);
    expect(actionsOf(room)).toContain('dynamodb:Query');
  });

  test.each(rooms)('%s reaches nothing but its log, the table and two secrets', (room) => {
    const services = new Set(actionsOf(room).map((action) => action.split(':')[0]));
    expect([...services].sort()).toEqual(['dynamodb', 'logs', 'secretsmanager']);
  });
});
