import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMe } from '../session/use-me.ts';
import { canChange, isSelf } from './member-rights.ts';
import { NameDrawer } from './name-drawer.tsx';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';

/** A member's name, which they and those who manage them can change. */
export const MemberName = ({
  member,
  resource,
}: {
  member: Member;
  resource: Pick<MembersResource, 'rename'>;
}) => {
  const t = useTexts(memberTexts);
  const { user, role } = useMe();
  const [isOpen, setOpen] = useState(false);
  const viewer = { userId: user.userId, role };
  const isOwn = isSelf(member, viewer);
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="min-w-0 wrap-anywhere">{member.name ?? t.none}</span>
      {(isOwn || canChange(member, viewer)) && (
        <span className="-my-2">
          <IconButton
            label={t.rename(nameOf(member))}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setOpen(true)}
          />
        </span>
      )}
      {isOpen && (
        <NameDrawer
          member={member}
          onSave={(name) => resource.rename(member, name, isOwn)}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
};
