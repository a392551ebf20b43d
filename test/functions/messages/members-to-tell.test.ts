import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { membersToTell } from '../../../functions/messages/members-to-tell.ts';
import type { MemberItem } from '../../../functions/records/members/member-store.ts';
import { brandId, type CalendarId, MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { BOOKINGS_TOLD, TEAM_MESSAGES } from '../../../shared/domain/notifications.ts';
import { ROLES, type Role } from '../../../shared/domain/roles.ts';
import { seededRuns } from '../../support/seeded.ts';

const member = (memberId: string, role: Role, over: Partial<MemberItem> = {}): MemberItem => ({
  memberId,
  userId: `u-${memberId}`,
  email: `${memberId}@example.org`,
  role,
  acceptedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...over,
});

const team = ROLES.map((role) => member(role, role));
const idsOf = (rows: readonly MemberItem[]) => rows.map(({ memberId }) => memberId);
const bookingOf = (memberId: string) => ({ calendarId: brandId<CalendarId>(memberId) });

describe('until they choose', () => {
  test('owners and admins are told of every booking and lead, staff of their own bookings, viewers of nothing', () => {
    const inMain = { calendarId: MAIN_CALENDAR };
    for (const kind of ['team_new_booking', 'team_booking_moved', 'team_booking_cancelled'] as const) {
      expect(idsOf(membersToTell(team, kind, inMain)).toSorted()).toEqual(['admin', 'owner']);
      expect(idsOf(membersToTell(team, kind, bookingOf('staff'))).toSorted()).toEqual([
        'admin',
        'owner',
        'staff',
      ]);
      expect(idsOf(membersToTell(team, kind, bookingOf('viewer')))).not.toContain('viewer');
    }
    expect(idsOf(membersToTell(team, 'team_new_lead')).toSorted()).toEqual(['admin', 'owner']);
    expect(membersToTell(team, 'team_tomorrow')).toEqual([]);
  });

  test('nobody is told before they have accepted their invitation', () => {
    const invited = member('invited', 'admin', { userId: null, acceptedAt: null });
    expect(membersToTell([invited], 'team_new_lead')).toEqual([]);
  });
});

test('who chose is told exactly that, whatever their role', () => {
  const chosen = fc.record({
    kinds: fc.subarray([...TEAM_MESSAGES]),
    bookings: fc.constantFrom(...BOOKINGS_TOLD),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...ROLES),
      chosen,
      fc.constantFrom(...TEAM_MESSAGES),
      fc.boolean(),
      (role, notifications, kind, isTheirs) => {
        const booking = bookingOf(isTheirs ? 'm' : 'other');
        const told = membersToTell([member('m', role, { notifications })], kind, booking).length === 1;
        const isAsked = notifications.kinds.includes(kind);
        expect(told).toBe(isAsked && (isTheirs || notifications.bookings === 'all'));
      },
    ),
    seededRuns(200),
  );
});
