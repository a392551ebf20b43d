import { hasRole } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConfirmAndGive } from '../placing/confirm-and-give.tsx';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';

interface RemoveMemberProps {
  readonly member: Member;
  readonly resource: Pick<MembersResource, 'remove'>;
  readonly onClose: () => void;
}

/**
 * Removes a member or withdraws an invitation, after a confirmation that names the person and their upcoming bookings.
 */
export const RemoveMember = ({ member, resource, onClose }: RemoveMemberProps) => {
  const t = useTexts(memberTexts);
  const who = nameOf(member);
  const dialog = {
    onConfirm: () => resource.remove(member.memberId),
    doneText: t.removeDone,
    onClose,
    errorText: (error: unknown) => errorText(error, t.removeFailed),
  };
  if (member.acceptedAt === null)
    return (
      <ConfirmDialog {...dialog} title={t.withdrawTitle}>
        {t.withdrawText(who)}
      </ConfirmDialog>
    );
  return (
    <ConfirmAndGive
      {...dialog}
      title={t.removeTitle}
      emptied={{ calendarId: member.memberId, situation: 'removed', who }}
    >
      <p>{t.removeText(who)}</p>
      {hasRole(member.role, 'admin') && <p>{t.adminEnds}</p>}
    </ConfirmAndGive>
  );
};
