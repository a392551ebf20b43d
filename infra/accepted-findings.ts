import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** An exception to a cdk-nag rule, with its reason. `docs/security.md` lists them all. */
interface Accepted {
  readonly rule: string;
  readonly reason: string;
}

const accepted = {
  'rotated-by-hand': {
    rule: 'AwsSolutions-SMG4',
    reason:
      'The signing secret opens links that customers hold for years; the origin secret is changed by hand, with both values accepted meanwhile.',
  },
  'words-as-passwords': {
    rule: 'AwsSolutions-COG1',
    reason: 'Length is asked for, and a digit; rules on symbols make passwords worse (ASVS 6.2.5).',
  },
  'no-second-factor': {
    rule: 'AwsSolutions-COG2',
    reason: 'Owners of small businesses sign in by e-mail and password; a second factor is not offered yet.',
  },
  'plan-is-a-setting': {
    rule: 'AwsSolutions-COG8',
    reason: 'The plus plan is paid by active user: a stage chooses it by its setting `identityPlan`.',
  },
  'open-to-every-country': {
    rule: 'AwsSolutions-CFR1',
    reason: 'Customers of a business book from wherever they are.',
  },
  'no-list-of-visits': {
    rule: 'AwsSolutions-CFR3',
    reason:
      'A log of the edge would keep visitors’ addresses and the links that open their appointments; the API’s own log keeps neither.',
  },
  'given-certificate': {
    rule: 'AwsSolutions-CFR4',
    reason: 'A stage without a domain has CloudFront’s own certificate, whose handshake cannot be chosen.',
  },
  'open-routes': {
    rule: 'AwsSolutions-APIG4',
    reason:
      'The manifest says of these routes that anyone may call them; links to them carry their own proof.',
  },
  'nothing-narrower': {
    rule: 'AwsSolutions-IAM5',
    reason:
      'As narrow as AWS, or the library that writes the grant, can name it: X-Ray, the listing of streams, the state of alarms, one table’s recovery points, one bucket’s objects, the start of an invalidation.',
  },
  'runtime-of-the-library': {
    rule: 'AwsSolutions-L1',
    reason:
      'The library’s own function, which runs during a deployment, has the runtime that it was tested with.',
  },
  'runtime-of-the-library-again': {
    rule: 'Serverless-LambdaLatestVersion',
    reason:
      'The library’s own function, which runs during a deployment, has the runtime that it was tested with.',
  },
  'failure-is-kept-by-the-caller': {
    rule: 'Serverless-LambdaDLQ',
    reason:
      'Whoever calls it keeps what fails: an API’s client, Cognito, a deployment, a queue’s dead letters, the stream’s or the clock’s destination.',
  },
  'end-of-the-line': {
    rule: 'AwsSolutions-SQS3',
    reason: 'This is where failures end: its alarm calls somebody.',
  },
  'end-of-the-line-again': {
    rule: 'Serverless-SQSRedrivePolicy',
    reason: 'This is where failures end: its alarm calls somebody.',
  },
  'queues-have-dead-letters': {
    rule: 'Serverless-LambdaEventSourceMappingDestination',
    reason: 'A queue has no such destination: what fails lies among its own dead letters.',
  },
} as const satisfies Readonly<Record<string, Accepted>>;

export type AcceptedFinding = keyof typeof accepted;

/** Every accepted finding; a test refuses any other. */
export const acceptedFindings: readonly Accepted[] = Object.values(accepted);

/**
 * Accepts a finding at one construct and whatever stands below it. Rules with several findings name each: `findings`
 * are those, in cdk-nag's words.
 */
export const accept = (
  construct: IConstruct,
  name: AcceptedFinding,
  ...findings: readonly string[]
): void => {
  const { rule, reason } = accepted[name];
  const ids = findings.length > 0 ? findings.map((finding) => `${rule}[${finding}]`) : [rule];
  for (const id of ids) Validations.of(construct).acknowledge({ id, reason });
};

const nagText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::Join': joined } = Object(value);
  if (typeof Ref === 'string') return `<${Ref}>`;
  if (Array.isArray(attribute)) return `<${attribute.join('.')}>`;
  if (Array.isArray(joined) && Array.isArray(joined[1])) return joined[1].map(nagText).join('');
  throw new Error('cdk-nag has no such name.');
};

/** A name as cdk-nag prints it in a finding: values known only at deployment are in angle brackets. */
export const namedByNag = (scope: IConstruct, arn: string): string => nagText(Stack.of(scope).resolve(arn));
