import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobNames } from '../../../shared/domain/jobs.ts';
import { deployed, resourcesOf } from '../../infra/deployed.ts';

const functions = resourcesOf(deployed().jobs, 'AWS::Lambda::Function');

/** Names of the variables that a job's function is given. */
const givenTo = (job: string): readonly string[] => {
  const found = functions.find(({ path }) => path.split('/')[1] === job);
  return Object.keys(Object(found?.properties.Environment).Variables);
};

const before = process.env;
beforeAll(() => {
  process.env = { ...before, AWS_REGION: 'ca-central-1' };
});
afterAll(() => {
  process.env = before;
});

describe.each(jobNames)('the function of %s', (job) => {
  test('starts with no more than what it is given', async () => {
    const given = givenTo(job).filter((name) => name !== 'NODE_OPTIONS');
    for (const name of given) process.env[name] = 'https://sqs.example/queue';
    expect(await import(`../../../functions/jobs/${job}/handler.ts`)).toEqual({
      handler: expect.any(Function),
    });
    for (const name of given) delete process.env[name];
  });

  test('says in its log which job it is', () => {
    const source = readFileSync(`functions/jobs/${job}/handler.ts`, 'utf8');
    expect(source).toContain(`openJobKernel('${job}')`);
  });
});
