import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ENV, JOB_ENV } from '../../functions/kernel/environment.ts';
import { resourcePermissions } from '../../infra/resource-permissions.ts';
import { jobNames } from '../../shared/domain/jobs.ts';
import { resources } from '../../shared/routes.ts';
import { importsUnder, isOurs } from '../architecture/imports.ts';
import { type CloudResource, deployed, resourcesOf, servingOf } from './deployed.ts';

const stacks = deployed();
const imports = importsUnder('functions', 'shared').filter(isOurs);

/** A file, and all that it leads to. */
const reachedFrom = (entry: string): readonly string[] => {
  const reached = new Set([entry]);
  for (const file of reached)
    for (const { to } of imports.filter(({ from }) => from === file)) reached.add(to);
  return [...reached].filter((file) => file.startsWith('functions/'));
};

/** What the code of an entry reads of its surroundings, by the names in `environment.ts`. */
const readBy = (entry: string): readonly string[] => {
  const texts = reachedFrom(entry).map((file) =>
    readFileSync(file, 'utf8').replaceAll(/typeof (JOB_)?ENV\b/g, ''),
  );
  const named = (list: 'ENV' | 'JOB_ENV', names: Readonly<Record<string, string>>) =>
    Object.entries(names)
      .filter(([key]) => texts.some((text) => new RegExp(`(?<!_)\\b${list}\\.${key}\\b`).test(text)))
      .map(([, variable]) => variable);
  return [...named('ENV', ENV), ...named('JOB_ENV', JOB_ENV)].sort();
};

const givenTo = (template: (typeof stacks)[keyof typeof stacks], name: string): readonly string[] => {
  const one = resourcesOf(template, 'AWS::Lambda::Function').find(
    ({ path }: CloudResource) => path.split('/')[1] === name,
  );
  const { Variables = {} } = Object(one?.properties.Environment);
  return Object.keys(Variables)
    .filter((variable) => variable !== 'NODE_OPTIONS')
    .sort();
};

/** Only where the stage has a domain, a sender or a number for SMS, for resources that sign, that have pictures, or that use what an operator gives; the kernel does without. */
const dispensable = (resource: (typeof resources)[number]): readonly string[] => [
  ENV.appBase,
  ENV.pagesBase,
  ENV.apiBase,
  ENV.sendsEmail,
  ENV.sendsSms,
  ...(resourcePermissions[resource].signs ? [] : [ENV.signingSecretArn]),
  ...(resourcePermissions[resource].pictures ? [] : [ENV.picturesBucket]),
  ...(resourcePermissions[resource].given === 'stripe'
    ? []
    : [ENV.stripeSecret, ENV.priceBasic, ENV.pricePro]),
  ...(resourcePermissions[resource].given === 'anthropic' ? [] : [ENV.anthropicSecret]),
];

test.each(resources)('the resource %s is given what its code reads, and nothing else', (resource) => {
  const asked = readBy(`functions/resources/${resource}/handler.ts`).filter(
    (name) => !dispensable(resource).includes(name),
  );
  expect(givenTo(servingOf(resource), resource)).toEqual(asked);
});

test.each(jobNames)('the job %s is given what its code reads, and nothing else', (job) => {
  // With a sender and a domain; it has no number for SMS.
  const { jobs } = deployed('prod');
  const asked = readBy(`functions/jobs/${job}/handler.ts`).filter((name) => name !== JOB_ENV.smsOrigin);
  expect(givenTo(jobs, job)).toEqual(asked);
});

test('the words of the accounts’ e-mails need nothing', () => {
  expect(givenTo(stacks.identity, 'Messages')).toEqual([]);
  expect(readBy('functions/triggers/custom-message/handler.ts')).toEqual([]);
});

test('no function reads its surroundings but by these names', () => {
  const strays = [...new Set(imports.map(({ from }) => from))]
    .filter((file) => file.startsWith('functions/'))
    .filter((file) => /process\.env(?!\[(ENV\.|JOB_ENV\.|name\]))/.test(readFileSync(file, 'utf8')));
  expect(strays).toEqual([]);
});
