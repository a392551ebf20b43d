import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import type { MembersRoom } from './use-members.ts';

interface RemoveMemberProps {
  readonly member: Member;
  readonly room: Pick<MembersRoom, 'remove'>;
  readonly onClose: () => void;
}

/** Removes a member, or takes an invitation back; either way the person is named first. */
export const RemoveMember = ({ member, room, onClose }: RemoveMemberProps) => {
  const t = useTexts(memberTexts);
  const hasCome = member.acceptedAt !== null;
  return (
    <ConfirmDialog
      title={hasCome ? t.removeTitle : t.withdrawTitle}
      onConfirm={() => room.remove(member.memberId)}
      doneText={t.removeDone}
      onClose={onClose}
      errorText={(error) => errorText(error, t.removeFailed)}
    >
      {hasCome ? t.removeText(nameOf(member)) : t.withdrawText(nameOf(member))}
    </ConfirmDialog>
  );
};
