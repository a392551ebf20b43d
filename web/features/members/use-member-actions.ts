import { useState } from 'react';
import type { Role } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { followSession } from '../session/session.ts';
import { memberTexts } from './texts.ts';
import type { Bookable, MembersResource } from './use-members.ts';

/** A member's label. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name ?? email;

/** The row's immediate actions: a toast on success; a failure stays above the table until the next try. */
export const useMemberActions = (resource: MembersResource) => {
  const t = useTexts(memberTexts);
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  /** Whether it was done. */
  const run = async (act: () => Promise<unknown>, done: string, failed: string): Promise<boolean> => {
    setFailure(null);
    try {
      await act();
      toast(done);
      return true;
    } catch (error) {
      setFailure(errorText(error, failed));
      // The trial has ended since the page was opened: reload what the plan allows.
      if (error instanceof ApiError && error.code === 'plan_required') await followSession();
      return false;
    }
  };
  return {
    failure,
    changeRole: async (member: Member, role: Role) => {
      await run(() => resource.changeRole(member, role), t.roleDone, t.roleFailed);
    },
    resend: ({ email, name, role }: Member) =>
      run(
        () => resource.invite({ email, ...(name === null ? {} : { name }), role }),
        t.inviteDone,
        t.inviteFailed,
      ),
    setTakesBookings: (member: Bookable, isOn: boolean) =>
      run(
        () => resource.setTakesBookings(member.memberId, isOn),
        isOn ? t.calendarOn(nameOf(member)) : t.calendarOff(nameOf(member)),
        t.calendarFailed,
      ),
  };
};

export type MemberActions = ReturnType<typeof useMemberActions>;
