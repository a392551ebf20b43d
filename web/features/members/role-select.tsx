import { useState } from 'react';
import { ROLES, type Role } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Select } from '../../ui/select.tsx';
import { roleTexts } from '../session/role-texts.ts';
import { useMe } from '../session/use-me.ts';
import { canChange, grantableRoles, isLocked } from './member-rights.ts';
import { memberTexts } from './texts.ts';

interface RoleSelectProps {
  readonly member: Member;
  /** Settles when the change has succeeded or failed. */
  readonly onChange: (role: Role) => Promise<void>;
}

/** A member's role, as a select for those who may change it and as text for others. */
export const RoleSelect = ({ member, onChange }: RoleSelectProps) => {
  const t = useTexts(memberTexts);
  const roles = useTexts(roleTexts);
  const me = useMe();
  const viewer = { userId: me.user.userId, role: me.role };
  const [asked, setAsked] = useState<Role | null>(null);
  const mine = grantableRoles(me.role);
  if (mine.length === 0) return roles[member.role];
  const offered = ROLES.toReversed().filter((role) => mine.includes(role) || role === member.role);
  const change = async (role: Role) => {
    setAsked(role);
    await onChange(role);
    setAsked(null);
  };
  return (
    <Select
      aria-label={t.roleOf(member.name ?? member.email)}
      title={isLocked(member, viewer) ? t.locked : undefined}
      value={asked ?? member.role}
      disabled={asked !== null || !canChange(member, viewer)}
      onChange={({ target }) => {
        const role = offered.find((one) => one === target.value);
        if (role) void change(role);
      }}
      options={offered.map((role) => ({ value: role, label: roles[role] }))}
      className="-my-1 min-w-36 text-ink"
    />
  );
};
