import { expect, test } from '@jest/globals';
import { untakenExports } from './exports.ts';
import { TOPS } from './tops.ts';

/** What others than our imports take by name: Lambda, CloudFront, the build, and the search for dropped outcomes. */
const TAKEN_BY_NAME = [
  /^functions\/.*\/handler\.ts: handler$/,
  /^infra\/edge\/ask-[\w-]+\.ts: handler$/,
  /^web\/app\/prerender\.tsx: renderScreen$/,
  /^test\/architecture\/outcomes\/specimen\.ts: specimen$/,
  // A line of the file that it writes.
  /^scripts\/phone-metadata\/module-text\.ts: phoneMetadata$/,
];

test('what is exported is imported somewhere', () => {
  const untaken = untakenExports([...TOPS, 'test']);
  const isTakenByName = (one: string): boolean => TAKEN_BY_NAME.some((pattern) => pattern.test(one));
  expect(untaken.filter(isTakenByName).length).toBeGreaterThan(20);
  expect(untaken.filter((one) => !isTakenByName(one))).toEqual([]);
});
