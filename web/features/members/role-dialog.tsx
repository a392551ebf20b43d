import { hasRole, type Role } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { roleTexts } from '../session/role-texts.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';

/** A role that is picked for somebody. */
export interface RoleChange {
  readonly member: Member;
  readonly role: Role;
}

/**
 * Whether a role is confirmed before it is given: an owner's, whose row is locked for everybody from then on, and one
 * that ends an admin's power, which changes more than what they may do.
 */
export const isAsked = ({ member, role }: RoleChange): boolean =>
  role === 'owner' ||
  (member.acceptedAt !== null && hasRole(member.role, 'admin') && !hasRole(role, 'admin'));

interface RoleDialogProps {
  readonly change: RoleChange;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says what giving a role brings with it, and asks. */
export const RoleDialog = ({ change: { member, role }, onConfirm, onClose }: RoleDialogProps) => {
  const t = useTexts(memberTexts);
  const roles = useTexts(roleTexts);
  const who = nameOf(member);
  const rest = { onConfirm, onClose, doneText: t.roleDone };
  if (role === 'owner') return <OwnerDialog {...rest} who={who} failedText={t.roleFailed} />;
  return (
    <ConfirmDialog
      {...rest}
      title={t.lessTitle}
      confirmLabel={t.lessConfirm}
      busyLabel={t.lessBusy}
      errorText={(error) => errorText(error, t.roleFailed)}
    >
      <p>{t.lessText(who, roles[role])}</p>
      <p>{t.adminEnds}</p>
    </ConfirmDialog>
  );
};
