import { useState } from 'react';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LATER, PlaceField } from '../placing/place-field.tsx';
import { placingTexts } from '../placing/texts.ts';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';

interface RemoveMemberProps {
  readonly member: Member;
  readonly resource: Pick<MembersResource, 'remove' | 'reassign'>;
  readonly onClose: () => void;
}

/** Removes a member, or takes an invitation back; either way the person is named first, and what lies ahead of them. */
export const RemoveMember = ({ member, resource, onClose }: RemoveMemberProps) => {
  const t = useTexts(memberTexts);
  const words = useTexts(placingTexts);
  const toast = useToast();
  const [to, setTo] = useState(LATER);
  const { memberId } = member;
  const hasCome = member.acceptedAt !== null;
  const remove = async () => {
    await resource.remove(memberId);
    if (to === LATER) return;
    const { given, left } = await resource.reassign(memberId, to);
    toast(left > 0 ? words.left(given, left) : words.given(given));
  };
  return (
    <ConfirmDialog
      title={hasCome ? t.removeTitle : t.withdrawTitle}
      onConfirm={remove}
      doneText={t.removeDone}
      onClose={onClose}
      errorText={(error) => errorText(error, t.removeFailed)}
    >
      <p>{hasCome ? t.removeText(nameOf(member)) : t.withdrawText(nameOf(member))}</p>
      {hasCome && hasRole(member.role, 'admin') && <p>{t.adminGoes}</p>}
      {hasCome && <PlaceField calendarId={memberId} value={to} onChange={setTo} />}
    </ConfirmDialog>
  );
};
