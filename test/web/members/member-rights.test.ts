import { describe, expect, test } from '@jest/globals';
import { decidesAbout } from '../../../functions/records/members/member-permissions.ts';
import { ROLES } from '../../../shared/domain/roles.ts';
import { canChange, grantableRoles, isLocked } from '../../../web/features/members/member-rights.ts';

const viewer = (role: (typeof ROLES)[number]) => ({ userId: 'me', role });

describe('what the members screen offers', () => {
  test.each(ROLES)('is what the server lets a member with the role %s decide', (by) => {
    expect(grantableRoles(by)).toEqual(ROLES.toReversed().filter((role) => decidesAbout(by, role)));
    for (const role of ROLES)
      expect(canChange({ userId: null, role }, viewer(by))).toBe(decidesAbout(by, role));
  });

  test('locks an owner’s row and one’s own, but not the invitation of an owner to be', () => {
    expect(isLocked({ userId: 'other', role: 'owner' }, viewer('owner'))).toBe(true);
    expect(isLocked({ userId: 'me', role: 'staff' }, viewer('staff'))).toBe(true);
    expect(isLocked({ userId: null, role: 'owner' }, viewer('owner'))).toBe(false);
    expect(canChange({ userId: 'me', role: 'admin' }, viewer('owner'))).toBe(false);
  });
});
