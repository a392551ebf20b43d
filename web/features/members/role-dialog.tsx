import { hasRole, type Role } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { roleTexts } from '../session/role-texts.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';

/** A role picked for a member. */
export interface RoleChange {
  readonly member: Member;
  readonly role: Role;
}

/**
 * Whether a role needs confirmation: owner, because an owner's row can no longer be changed, and a role that ends an
 * admin's rights, because that has further effects.
 */
export const isAsked = ({ member, role }: RoleChange): boolean =>
  role === 'owner' ||
  (member.acceptedAt !== null && hasRole(member.role, 'admin') && !hasRole(role, 'admin'));

interface RoleDialogProps {
  readonly change: RoleChange;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Explains the effects of a role and asks for confirmation. */
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
