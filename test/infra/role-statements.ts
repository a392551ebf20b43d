import type { Statement } from '../support/iam.ts';
import { TABLE_ARN } from '../support/table-use.ts';
import { type CloudResource, resourcesOf, type Template } from './deployed.ts';

/** The function's name, by where it stands in its stack: its role, its policy and its log stand below it. */
const functionOf = ({ path }: CloudResource): string => path.split('/')[1] ?? '';

/** The role of the clock that calls a job is not the job's. */
const isOfClock = ({ path }: CloudResource): boolean => path.includes('/Clock/');

/** An ARN as it will be, where it is the table's or one of its indexes'; of another one, what the template says. */
const arnOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const { 'Fn::Join': join } = Object(value);
  if (Array.isArray(join)) return join[1].map(arnOf).join(join[0]);
  const told = JSON.stringify(value);
  return /Table[^"]*Arn/.test(told) ? TABLE_ARN : told;
};

const asListed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const statementOf = ({ Effect, Action, Resource: resource, Condition }: Loose): Statement => ({
  Effect,
  Action,
  Resource: asListed(resource).map(arnOf),
  ...(Condition ? { Condition } : {}),
});

type Loose = ReturnType<typeof JSON.parse>;

/** What the role of a function allows and denies, as its stack says it. */
export const roleStatements = (template: Template, name: string): readonly Statement[] =>
  resourcesOf(template, 'AWS::IAM::Policy')
    .filter((policy) => functionOf(policy) === name && !isOfClock(policy))
    .flatMap(({ properties }) => Object(properties.PolicyDocument).Statement)
    .map(statementOf);
