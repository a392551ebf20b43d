import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { calendarsInUse } from '../../../../functions/records/calendars/active-calendars.ts';
import {
  CHANGEOVER_MS,
  changeoverLeft,
  retiredCalendars,
  type WithChangeover,
  withChangeover,
  withoutMember,
} from '../../../../functions/records/calendars/changeover.ts';
import { brandId, type CalendarId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-23T13:00:00Z');
const PEOPLE = ['alice', 'bruno', 'chloe'].map((name) => brandId<CalendarId>(name));

type Act =
  | { readonly do: 'switch'; readonly person: number; readonly on: boolean }
  | { readonly do: 'remove'; readonly person: number }
  | { readonly do: 'pay'; readonly plan: 'basic' | 'pro'; readonly days: number }
  | { readonly do: 'nothing' };

interface Turn {
  readonly act: Act;
  /** Milliseconds until the next. */
  readonly ms: number;
}

const person = fc.nat({ max: PEOPLE.length - 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('switch'), person, on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), person }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay'),
      plan: fc.constantFrom('basic', 'pro'),
      days: fc.integer({ min: -1, max: 40 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('nothing') }) },
);
const ms = fc.oneof(
  fc.integer({ min: 0, max: 2 * CHANGEOVER_MS }),
  fc.integer({ min: 0, max: 30 * DAY_MS }),
  fc.integer({ min: 0, max: 700 * DAY_MS }),
);
const history: fc.Arbitrary<readonly Turn[]> = fc.array(fc.record({ act, ms }), {
  minLength: 1,
  maxLength: 14,
});

/** What a handler would write, or the same business where it would refuse. */
const after = (tenant: WithChangeover, one: Act, now: number): WithChangeover => {
  const calendars = tenant.calendars ?? [];
  switch (one.do) {
    case 'switch': {
      const calendarId = PEOPLE[one.person] ?? brandId<CalendarId>('nobody');
      const others = calendars.filter((known) => known.calendarId !== calendarId);
      const changed = [...others, { calendarId, name: calendarId, colour: 'blue' as const, active: one.on }];
      return { ...tenant, ...withChangeover(tenant, { calendars: changed }, now) };
    }
    case 'remove': {
      const calendarId = PEOPLE[one.person] ?? '';
      const isKnown = calendars.some((known) => known.calendarId === calendarId);
      return isKnown ? { ...tenant, ...withoutMember(tenant, calendarId, now) } : tenant;
    }
    case 'pay': {
      const until = new Date(now + one.days * DAY_MS).toISOString();
      const paid = {
        ...{ plan: one.plan, until, status: 'active' as const },
        ...{ currentPeriodEnd: until, cancelAtPeriodEnd: false },
      };
      return { ...tenant, ...withChangeover(tenant, { paid }, now) };
    }
    case 'nothing':
      return tenant;
  }
};

/** The last date on which something can lie that was booked by hand at a moment: 18 months after it. */
const farthest = (now: number): string => {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 18);
  // Eighteen months after a 31st there may be no 31st: then it is the last day of that month.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
};

/** The first date on which something can be booked by hand: 30 days ago. */
const earliest = (now: number): string => new Date(now - 30 * DAY_MS).toISOString().slice(0, 10);

interface Offering {
  readonly calendarId: CalendarId;
  readonly last: number;
}

/** Looks at the business at this moment: what is booked now, and when everything was last. */
const look = (tenant: WithChangeover, now: number, offered: Map<CalendarId, number>): void => {
  const inUse = calendarsInUse(tenant, now);
  const isMain = inUse.includes(brandId('main'));
  const before: readonly Offering[] = [...offered].map(([calendarId, last]) => ({ calendarId, last }));
  const otherKind = before.filter(({ calendarId }) => (calendarId === 'main') !== isMain);
  const retired = retiredCalendars(tenant, now);
  for (const { calendarId, last } of otherKind) {
    if (farthest(last) < earliest(now)) continue;
    expect(retired?.calendarIds).toContain(calendarId);
    expect(`${retired?.lastDate} ${calendarId}`).toBe(
      `${[retired?.lastDate ?? '', farthest(last)].toSorted().at(-1)} ${calendarId}`,
    );
  }
  if (changeoverLeft(tenant, now) > 0) return;
  for (const { last } of otherKind) expect(now - last).toBeGreaterThanOrEqual(CHANGEOVER_MS);
  for (const calendarId of inUse) offered.set(calendarId, now);
};

const trialEndsAt = new Date(START + 14 * DAY_MS).toISOString();

describe('whatever a team and its plan go through', () => {
  test('a calendar that was ever offered counts on those of the other kind, and is not booked within a minute of them', () => {
    fc.assert(
      fc.property(history, (turns) => {
        let tenant: WithChangeover = { trialEndsAt };
        let now = START;
        const offered = new Map<CalendarId, number>();
        for (const { act: one, ms: pause } of turns) {
          look(tenant, now, offered);
          tenant = after(tenant, one, now);
          look(tenant, now, offered);
          // The end of a plan is met at its very moment, and on both sides of it.
          const ends = [trialEndsAt, tenant.paid?.until ?? trialEndsAt].flatMap((iso) =>
            [-1, 0, 1, CHANGEOVER_MS - 1, CHANGEOVER_MS].map((off) => Date.parse(iso) + off),
          );
          for (const end of ends.toSorted((a, b) => a - b))
            if (end > now && end < now + pause) look(tenant, end, offered);
          now += pause;
        }
        look(tenant, now, offered);
      }),
      seededRuns(500),
    );
  });

  test('a business whose members never took bookings waits for nothing and reads nothing more', () => {
    const tenant: WithChangeover = { trialEndsAt };
    for (const now of [START, START + 14 * DAY_MS, START + 900 * DAY_MS]) {
      expect(changeoverLeft(tenant, now)).toBe(0);
      expect(calendarsInUse(tenant, now)).toEqual(['main']);
      expect(retiredCalendars(tenant, now)).toBeUndefined();
    }
  });
});
