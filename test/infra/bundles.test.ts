import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { OTHER_CREDENTIALS } from '../../infra/bundling.ts';
import { jobNames } from '../../shared/domain/jobs.ts';
import { resources } from '../../shared/routes.ts';
import { type Bundle, bundleOf, writeFiles } from '../support/bundles.ts';

const KB = 1024;

/** Most bytes that a start of a function reads, minified; phone numbers bring their countries' rules with them. */
const JOB = 365 * KB;
const RESOURCE = 458 * KB;
const RESOURCE_THAT_READS_PHONES = 482 * KB;
const RESOURCE_THAT_BOOKS = 525 * KB;
const OWN_BUDGETS: Readonly<Record<string, number>> = {
  tenants: RESOURCE_THAT_READS_PHONES,
  leads: RESOURCE_THAT_READS_PHONES,
  // The user pool's client is in it, by which a removed member is signed out, and the routes of people without access.
  members: 504 * KB,
  // It judges who else is free at the time of a booking that a change would strand.
  availability: 464 * KB,
  exports: RESOURCE_THAT_BOOKS,
  privacy: RESOURCE_THAT_READS_PHONES,
  // Both search and book several appointments at once too.
  bookings: 618 * KB,
  'public-site': 600 * KB,
  // A reader of calendar files is in both.
  calendars: 552 * KB,
  'read-outside': 460 * KB,
  billing: 628 * KB,
  // It has the assistant, a quarter of it words of two languages; what it says, books and changes is read later, as is what reads phones.
  chat: 940 * KB,
  // It describes every route, so all schemas are in it.
  openapi: 478 * KB,
  // Every page that a visitor reads is drawn by it.
  pages: 860 * KB,
  // The clients of e-mail and SMS are in it, the makers of both and of calendar entries, and what encrypts for browsers.
  deliver: 854 * KB,
};

/** Libraries that few need, and who they are: whoever else holds one pays for it at every start. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  'ical-generator': ['calendar-feeds', 'deliver'],
  nodemailer: ['deliver'],
  '@aws-sdk/client-sesv2': ['deliver'],
  '@aws-sdk/client-pinpoint-sms-voice-v2': ['deliver'],
  'ical.js': ['calendars', 'read-outside'],
  stripe: ['billing'],
  '@anthropic-ai/sdk': ['chat'],
  standardwebhooks: ['webhooks', 'deliver'],
  '@block65/webcrypto-web-push': ['deliver'],
  '@aws-sdk/client-cognito-identity-provider': ['members'],
  // Neither reads it at its start: it comes with the first picture.
  '@aws-sdk/client-s3': ['pictures', 'delete-pictures'],
  '@aws-sdk/client-sqs': ['plan-regeneration', 'relay-outbox', 'sweep-outbox', 'plan-purge', 'plan-outside'],
  'libphonenumber-js': [
    ...['tenants', 'leads', 'bookings', 'exports', 'privacy', 'public-site', 'chat', 'pages'],
    ...['continue-exports', 'continue-erasures', 'deliver'],
  ],
};

/** What only browsers, builds and tests are for. */
const STRANGERS = /^(react|react-dom|formik|swr|lucide-react|vite|aws-cdk-lib|constructs|playwright-core)$/;

const functions: ReadonlyArray<readonly [name: string, entry: string, budget: number]> = [
  ...resources.map(
    (resource) =>
      [resource, `functions/resources/${resource}/handler.ts`, OWN_BUDGETS[resource] ?? RESOURCE] as const,
  ),
  ...jobNames.map((job) => [job, `functions/jobs/${job}/handler.ts`, OWN_BUDGETS[job] ?? JOB] as const),
];

describe.each(functions)('the bundle of %s', (name, entry, budget) => {
  let bundle: Bundle;

  test('is within its budget', async () => {
    bundle = await bundleOf(entry);
    expect(bundle.bytes).toBeLessThanOrEqual(budget);
  });

  test('holds no library that it does not use', () => {
    const held = [...bundle.packages.keys(), ...bundle.laterPackages.keys()];
    expect(held.filter((library) => STRANGERS.test(library))).toEqual([]);
    expect(held.filter((library) => HOLDERS[library]?.includes(name) === false)).toEqual([]);
  });

  test('starts without anything of the runtime’s', () => {
    const unused = OTHER_CREDENTIALS.map((library) => `dynamic-import ${library}`);
    expect(bundle.asks.filter((ask) => !unused.includes(ask))).toEqual([]);
  });
});

test('the chat starts without the client of a model, which nobody without a key needs', async () => {
  const { packages, laterPackages } = await bundleOf('functions/resources/chat/handler.ts');
  expect(laterPackages.has('@anthropic-ai/sdk')).toBe(true);
  expect(packages.has('@anthropic-ai/sdk')).toBe(false);
});

test('the chat starts without what reads phones, books and changes appointments, and serves a member, which few first messages ask for', async () => {
  const { inputs, laterInputs, packages } = await bundleOf('functions/resources/chat/handler.ts');
  expect(packages.has('libphonenumber-js')).toBe(false);
  const acts = [
    ...['chat/acting-ports', 'bookings/book-slot', 'bookings/baskets/book-basket'],
    ...['bookings/edits/cancel-booking', 'chat/news', 'chat/take-down'],
  ];
  const files = acts.map((act) => `functions/resources/${act}.ts`);
  expect(files.filter((file) => !laterInputs.has(file))).toEqual([]);
  expect(files.filter((file) => inputs.has(file))).toEqual([]);
});

test('the chat starts without the weights that it learned, which messages need that words leave open', async () => {
  const { inputs, laterInputs } = await bundleOf('functions/resources/chat/handler.ts');
  for (const weights of ['act-weights', 'similarity-weights']) {
    const file = `functions/assistant/hear/learned/${weights}.ts`;
    expect(laterInputs.has(file)).toBe(true);
    expect(inputs.has(file)).toBe(false);
  }
});

test('the chat starts without the readers of days told by others, which messages that name a day need', async () => {
  const { inputs, laterInputs } = await bundleOf('functions/resources/chat/handler.ts');
  for (const reader of [
    'asides/occasions',
    'asides/events',
    'asides/given-up',
    'times/days-beside',
    'booked/after-booked',
  ]) {
    const file = `functions/assistant/hear/${reader}.ts`;
    expect(laterInputs.has(file)).toBe(true);
    expect(inputs.has(file)).toBe(false);
  }
});

test('a function starts without what verifies a token, which no visitor sends', async () => {
  const { packages, laterPackages } = await bundleOf('functions/resources/chat/handler.ts');
  expect(laterPackages.has('aws-jwt-verify')).toBe(true);
  expect(packages.has('aws-jwt-verify')).toBe(false);
});

test('a bundle finds its credentials where Lambda puts them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bundle-'));
  try {
    const entry = join(folder, 'entry.ts');
    const client = resolve('node_modules/@aws-sdk/client-dynamodb');
    await writeFile(
      entry,
      `import { DynamoDBClient } from '${client}';
       console.log(JSON.stringify(await new DynamoDBClient({}).config.credentials()));`,
    );
    const file = await writeFiles(await bundleOf(entry), folder);
    const env = {
      AWS_REGION: 'ca-central-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
    };
    const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
    expect(JSON.parse(stdout)).toMatchObject({
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      sessionToken: 'token',
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
