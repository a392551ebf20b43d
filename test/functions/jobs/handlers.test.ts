import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { jobNames } from '../../../shared/domain/jobs.ts';
import { deployed, resourcesOf } from '../../infra/deployed.ts';

const functions = resourcesOf(deployed().jobs, 'AWS::Lambda::Function');

/** The variables that a job's function is given; any address stands for what only a deployment knows. */
const givenTo = (job: string): ReadonlyArray<readonly [name: string, value: string]> => {
  const found = functions.find(({ path }) => path.split('/')[1] === job);
  const variables = Object.entries(Object(found?.properties.Environment).Variables);
  return variables.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : 'https://sqs.example/queue',
  ]);
};

const before = process.env;
beforeAll(() => {
  process.env = { ...before, AWS_REGION: 'ca-central-1' };
  jest.resetModules();
});
afterAll(() => {
  process.env = before;
});

describe.each(jobNames)('the function of %s', (job) => {
  test('starts with no more than what it is given', async () => {
    const given = givenTo(job).filter(([name]) => name !== 'NODE_OPTIONS');
    for (const [name, value] of given) process.env[name] = value;
    expect(await import(`../../../functions/jobs/${job}/handler.ts`)).toEqual({
      handler: expect.any(Function),
    });
    for (const [name] of given) delete process.env[name];
  });

  test('says in its log which job it is', () => {
    const source = readFileSync(`functions/jobs/${job}/handler.ts`, 'utf8');
    expect(source).toContain(`openJobKernel('${job}')`);
  });
});
