import { describe, expect, jest, test } from '@jest/globals';
import { type JobName, jobNames } from '../../infra/jobs.ts';
import { resources } from '../../infra/manifest.ts';
import { type Bundle, bundleOf } from '../support/bundles.ts';

jest.setTimeout(120_000);

const KB = 1024;

/** Most bytes of a resource, minified (architecture, section 10); phone numbers bring their countries' rules with them. */
const RESOURCE = 650 * KB;
const RESOURCE_THAT_READS_PHONES = 700 * KB;
const RESOURCE_THAT_BOOKS = 800 * KB;
const OWN_BUDGETS: Readonly<Record<string, number>> = {
  tenants: RESOURCE_THAT_READS_PHONES,
  leads: RESOURCE_THAT_READS_PHONES,
  bookings: RESOURCE_THAT_BOOKS,
  // The user pool's client is in it, by which a removed member is signed out.
  members: RESOURCE_THAT_READS_PHONES,
  exports: RESOURCE_THAT_BOOKS,
  privacy: RESOURCE_THAT_BOOKS,
  'public-site': RESOURCE_THAT_BOOKS,
  billing: 850 * KB,
  // A model's client is in it, which is loaded by nobody without a key.
  chat: 1050 * KB,
  pages: 1100 * KB,
};

/** Libraries that few need, and who they are: whoever else holds one pays for it at every start. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  'ical-generator': ['calendar-feeds'],
  stripe: ['billing'],
  '@anthropic-ai/sdk': ['chat'],
  standardwebhooks: ['webhooks', 'deliver'],
  '@aws-sdk/client-cognito-identity-provider': ['members'],
  '@aws-sdk/client-sqs': ['plan-regeneration', 'relay-outbox', 'sweep-outbox', 'plan-purge'],
  'libphonenumber-js': [
    ...['tenants', 'leads', 'bookings', 'exports', 'privacy', 'public-site', 'chat', 'pages'],
    ...['export-tenants', 'purge-erasures'],
  ],
};

/** What only browsers, builds and tests are for. */
const STRANGERS = /^(react|react-dom|formik|swr|lucide-react|vite|aws-cdk-lib|constructs|playwright-core)$/;

const functions: ReadonlyArray<readonly [name: string, entry: string]> = [
  ...resources.map((resource) => [resource, `functions/resources/${resource}/handler.ts`] as const),
  ...jobNames.map((job: JobName) => [job, `functions/jobs/${job}/handler.ts`] as const),
];

describe.each(functions)('the bundle of %s', (name, entry) => {
  let bundle: Bundle;

  test('is within its budget', async () => {
    bundle = await bundleOf(entry);
    expect(bundle.bytes).toBeLessThanOrEqual(OWN_BUDGETS[name] ?? RESOURCE);
  });

  test('holds no library that it does not use', () => {
    const held = [...bundle.packages.keys()];
    expect(held.filter((library) => STRANGERS.test(library))).toEqual([]);
    expect(held.filter((library) => HOLDERS[library]?.includes(name) === false)).toEqual([]);
  });
});
