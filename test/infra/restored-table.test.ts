import { describe, expect, test } from '@jest/globals';
import { ENV } from '../../functions/kernel/environment.ts';
import { GROUPS } from '../../infra/resource-groups.ts';
import { STATEFUL } from '../../infra/stateful-resources.ts';
import { type CloudResource, deployed, onlyOf, resourcesOf, type Template } from './deployed.ts';
import { STREAM_BEFORE_THE_LOSS } from './stages.ts';

const plain = deployed();
const restored = deployed('restored');
const { data } = restored;
/** The stacks whose functions use the table. */
const USERS = [...GROUPS, 'jobs'] as const;

const OWN = 'Table710B521B';
const functionsOf = (stack: Template): readonly CloudResource[] =>
  resourcesOf(stack, 'AWS::Lambda::Function').filter(({ properties }) => {
    const { Variables } = Object(properties.Environment);
    return Variables?.[ENV.tableName] !== undefined;
  });

describe('a table that a restore has made', () => {
  test('is the one that every function reads and writes', () => {
    const told = USERS.flatMap((name) => functionsOf(restored[name])).map(
      ({ properties }) => Object(properties.Environment).Variables[ENV.tableName],
    );
    expect(told).toHaveLength(USERS.flatMap((name) => functionsOf(plain[name])).length);
    expect(new Set(told)).toEqual(new Set(['before-the-loss']));
  });

  test('is the one that roles are granted, and their refusals name; the other is out of reach', () => {
    for (const name of USERS) {
      const policies = resourcesOf(restored[name], 'AWS::IAM::Policy');
      const ofTable = policies
        .map(({ properties }) => JSON.stringify(properties))
        // To list streams is of no table: the policy holds nothing else.
        .filter((one) => one.includes('dynamodb:') && !one.includes('"dynamodb:ListStreams"'));
      expect(ofTable.length).toBeGreaterThan(0);
      for (const one of ofTable) {
        expect(one).toContain(':table/before-the-loss');
        expect(one).not.toContain(OWN);
      }
    }
  });

  test('has the stream that the relay follows', () => {
    const mappings = resourcesOf(restored.jobs, 'AWS::Lambda::EventSourceMapping');
    expect(mappings.map(({ properties }) => properties.EventSourceArn)).toContain(STREAM_BEFORE_THE_LOSS);
    expect(JSON.stringify(mappings)).not.toContain(OWN);
  });

  test('is the one that is copied each day, and watched', () => {
    const copied = JSON.stringify(resourcesOf(data, 'AWS::Backup::BackupSelection'));
    const throttled = resourcesOf(data, 'AWS::CloudWatch::Alarm')
      .filter(({ properties }) => properties.Namespace === 'AWS/DynamoDB')
      .map(({ properties }) => JSON.stringify(properties.Dimensions));
    expect(throttled).toHaveLength(6);
    for (const text of [copied, ...throttled]) {
      expect(text).toContain('before-the-loss');
      expect(text).not.toContain(OWN);
    }
  });

  test('leaves the stack’s own table as it was, protected and retained', () => {
    const own = onlyOf(data, 'AWS::DynamoDB::GlobalTable');
    const before = onlyOf(plain.data, 'AWS::DynamoDB::GlobalTable');
    expect([own.id, own.deletionPolicy]).toEqual([OWN, 'RetainExceptOnCreate']);
    expect(STATEFUL).toHaveProperty([`data ${own.id}`]);
    expect(own.properties).toMatchObject({ KeySchema: before.properties.KeySchema });
  });

  test('comes into use stack by stack: what the others still name is not taken from them', () => {
    const told = (template: typeof data): readonly string[] =>
      Object.values(Object(template.Outputs)).map((output) => Object(output).Export?.Name);
    const ofTable = told(plain.data).filter((name) => name.includes(OWN));
    expect(ofTable).toHaveLength(3);
    expect(told(data).map((name) => name)).toEqual(expect.arrayContaining(ofTable));
  });
});
