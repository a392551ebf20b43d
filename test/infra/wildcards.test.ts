import { describe, expect, test } from '@jest/globals';
import { type CloudResource, deployed, resourcesOf, stackNames } from './deployed.ts';

const stacks = deployed('richer');

const everywhere = (type: string): readonly CloudResource[] =>
  stackNames.flatMap((name) => resourcesOf(stacks[name], type));

/** Our functions, with the construct that each is a part of; the library's own run during a deployment alone. */
const functions = everywhere('AWS::Lambda::Function')
  .filter(({ path }) => !path.includes('/Custom::'))
  .map(({ path }) => path.replace(/Function\/Resource$/, ''));

const isOfClock = ({ path }: CloudResource): boolean => path.includes('/Clock/');

const policiesOf = (construct: string): readonly CloudResource[] =>
  everywhere('AWS::IAM::Policy').filter((one) => one.path.startsWith(construct) && !isOfClock(one));

/** Two folders of the bucket of pictures are named by what they begin with. */
const isOnEverything = ({ Resource: resource }: { readonly Resource: unknown }): boolean =>
  JSON.stringify(resource)
    .replaceAll(/\/(?:incoming|media)\/\*/g, '')
    .includes('*');

const actionsOnEverything = (policy: CloudResource): readonly string[] =>
  [Object(policy.properties.PolicyDocument).Statement]
    .flat()
    .filter(isOnEverything)
    .flatMap(({ Action }) => Action);

describe('on every resource', () => {
  test('resources, jobs and the trigger of accounts are looked at', () => {
    expect(functions.length).toBeGreaterThan(40);
    for (const part of ['-identity/Messages/', '-jobs/deliver/', '-visitors/chat/'])
      expect(functions.filter((path) => path.endsWith(part))).toHaveLength(1);
  });

  test.each(functions)('%s may trace, and nothing else that has a resource', (construct) => {
    const allowed = policiesOf(construct).flatMap(actionsOnEverything);
    const listing = construct.endsWith('/relay-outbox/') ? ['dynamodb:ListStreams'] : [];
    expect([...allowed].sort()).toEqual([...listing, 'xray:PutTelemetryRecords', 'xray:PutTraceSegments']);
  });

  test.each(functions)('%s has what it may do there in policies of their own', (construct) => {
    const wide = policiesOf(construct).filter((policy) => actionsOnEverything(policy).length > 0);
    expect(wide.length).toBeGreaterThan(0);
    for (const { path } of wide) expect(path).toMatch(/\/(?:Tracing|Listing)\/Resource$/);
  });
});
