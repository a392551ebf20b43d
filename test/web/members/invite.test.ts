import { describe, expect, test } from '@jest/globals';
import { blankInvite, toInviteBody, validateInvite } from '../../../web/features/members/invite.ts';

describe('an invitation', () => {
  test('gives no power unless told', () => {
    expect(blankInvite.role).toBe('viewer');
  });

  test('is sent trimmed, without a blank name', () => {
    expect(toInviteBody({ email: ' a@b.ca ', name: '  ', role: 'staff' })).toEqual({
      email: 'a@b.ca',
      role: 'staff',
    });
    expect(toInviteBody({ email: 'a@b.ca', name: ' Luc ', role: 'admin' })).toMatchObject({ name: 'Luc' });
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
