import { existsSync } from 'node:fs';
import type { Test } from '@jest/test-result';
import TestSequencer from '@jest/test-sequencer';

/** Files that take longest, in their order; whichever began last would be waited for alone. */
const LONG: readonly string[] = [
  'test/e2e/dashboard-screens-narrow.test.ts',
  'test/e2e/dashboard-screens-wide.test.ts',
  // Makes the templates that all tests of infra/ read.
  'test/infra/nag.test.ts',
  'test/functions/manifest/one-effect.test.ts',
  'test/e2e/messages.test.ts',
  'test/web/members/departures-in-browser.test.ts',
  'test/e2e/dashboard-views.test.ts',
  'test/web/availability/hours-in-browser.test.ts',
  'test/web/members/members-in-browser.test.ts',
  'test/web/settings/billing-in-browser.test.ts',
  'test/web/shifts/lists-in-browser.test.ts',
  'test/e2e/public-screens.test.ts',
  'test/e2e/payloads.test.ts',
  'test/e2e/booking-journey.test.ts',
  'test/functions/resources/privacy/interrupted.test.ts',
  'test/functions/jobs/regeneration-at-scale.test.ts',
  'test/functions/manifest/capacity.test.ts',
  'test/functions/manifest/idempotency.test.ts',
  'test/functions/manifest/lists.test.ts',
  'test/functions/manifest/roles.test.ts',
  'test/functions/resources/bookings/rush.test.ts',
  'test/functions/resources/openapi/json-schema.test.ts',
  'test/functions/resources/waitlist/killed.test.ts',
  'test/web/widths/every-width-in-browser.test.ts',
  'test/functions/resources/calendars/changing-calendars.test.ts',
  'test/functions/resources/calendars/one-person-one-booking.test.ts',
];

const gone = LONG.filter((file) => !existsSync(file));
if (gone.length > 0)
  throw new Error(`test/support/longest-first.ts names what is not there: ${gone.join(', ')}`);

const rankOf = ({ path }: Test): number => {
  const rank = LONG.findIndex((file) => path.endsWith(`/${file}`));
  return rank < 0 ? LONG.length : rank;
};

/** Jest orders files by what they took last, of which a fresh clone knows nothing. */
export default class LongestFirst extends TestSequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const known = await super.sort(tests);
    return known.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
