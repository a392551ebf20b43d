import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';

const SPECIMEN = 'test/architecture/outcomes/specimen.ts';

/** What is right whatever the outcome is. */
const KNOWINGLY: readonly string[] = [
  // These two are the names by which an outcome is dropped knowingly.
  'functions/kernel/table/commit.ts: await commitUnlessRefused(table, writes)',
  'functions/kernel/table/commit.ts: await table.writeIf(write)',
  // A page that nobody has seen, or that is no longer there, is closed.
  'functions/resources/billing/start-checkout.ts: await payments.closeCheckout(page.id)',
  // Whoever was first made the business a customer: the next attempt reads which.
  'functions/resources/billing/start-checkout.ts: await becomeCustomer(billing, asked, purchase, { tenant, before: item })',
];

let dropped: readonly string[];
beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['test/architecture/outcomes/dropped.ts'], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  dropped = JSON.parse(stdout);
});

test('nothing in functions/ drops what tells how something went, but by a name that says so', () => {
  expect(dropped.filter((one) => !one.startsWith(SPECIMEN)).toSorted()).toEqual(KNOWINGLY.toSorted());
});

test('the search for dropped outcomes finds every way to drop one, and nothing else', () => {
  const [, wrong = ''] = /\/\/ Dropped:\n([\s\S]*?)\n\n/.exec(readFileSync(SPECIMEN, 'utf8')) ?? [];
  const expected = wrong.split('\n').map((line) => line.trim().replace(/^void |;$/g, ''));
  const found = dropped
    .filter((one) => one.startsWith(SPECIMEN))
    .map((one) => one.slice(SPECIMEN.length + ': '.length));
  expect(found).toEqual(['await passedOn()', ...expected]);
  expect(expected).toHaveLength(8);
});
