import { describe, expect, test } from '@jest/globals';
import type { Member } from '../../../shared/schemas/member.ts';
import {
  blankInvite,
  roleInvited,
  toInviteBody,
  validateInvite,
} from '../../../web/features/members/invite.ts';

describe('an invitation', () => {
  test('gives the least role unless another is chosen', () => {
    expect(blankInvite.role).toBe('viewer');
  });

  test('is sent trimmed, without a blank name', () => {
    expect(toInviteBody({ email: ' a@b.ca ', name: '  ', role: 'staff' })).toEqual({
      email: 'a@b.ca',
      role: 'staff',
    });
    expect(toInviteBody({ email: 'a@b.ca', name: ' Luc ', role: 'admin' })).toMatchObject({ name: 'Luc' });
  });

  test('that is sent anew keeps the role it has, unless another is chosen', () => {
    const invited: Member = {
      memberId: 'm1',
      userId: null,
      email: 'luc@exemple.ca',
      name: null,
      title: null,
      colour: null,
      role: 'admin',
      acceptedAt: null,
      notifications: { kinds: [], bookings: 'all' },
      version: 1,
    };
    const typed = { ...blankInvite, email: ' Luc@exemple.ca ' };
    expect(roleInvited(typed, [invited])).toBe('admin');
    expect(roleInvited({ ...typed, role: 'staff' }, [invited])).toBe('staff');
    expect(roleInvited(typed, [{ ...invited, userId: 'u1' }])).toBe('viewer');
    expect(roleInvited({ ...typed, email: 'autre@exemple.ca' }, [invited])).toBe('viewer');
  });

  test('needs an e-mail address, and one that is one', () => {
    const required = validateInvite(blankInvite, 'fr').email;
    const wrong = validateInvite({ ...blankInvite, email: 'luc@' }, 'fr').email;
    expect(required).toBeTruthy();
    expect(wrong).toBeTruthy();
    expect(wrong).not.toBe(required);
    expect(validateInvite({ ...blankInvite, email: 'luc@exemple.ca' }, 'fr')).toEqual({});
  });
});
