import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PersonDot } from '../../ui/person-dot.tsx';
import { PersonPhoto } from '../pictures/person-photo.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { canChange, isSelf } from './member-rights.ts';
import { ProfileDrawer } from './profile-drawer.tsx';
import { profileValues } from './profile-form.ts';
import { ShownTitle } from './shown-title.tsx';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';

/** A member's name, title and colour, which they and those who manage them can change. */
export const MemberName = ({
  member,
  resource,
}: {
  member: Member;
  resource: Pick<MembersResource, 'changeProfile'>;
}) => {
  const t = useTexts(memberTexts);
  const { user, role } = useMe();
  const [isOpen, setOpen] = useState(false);
  const viewer = { userId: user.userId, role };
  const isOwn = isSelf(member, viewer);
  // Who only reads has no pictures to upload, and an invitation is nobody's yet.
  const canShow = useCan('staff') && member.acceptedAt !== null;
  return (
    <span className="flex min-w-0 items-center gap-1 max-[23rem]:flex-wrap max-[23rem]:justify-end">
      {member.colour !== null && <PersonDot colour={member.colour} />}
      <PersonPhoto personId={member.memberId} />
      <span className="max-w-48 min-w-0 text-left break-words">
        {member.name ?? t.none}
        <ShownTitle of={member} />
      </span>
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
        <ProfileDrawer
          values={profileValues(member)}
          personId={canShow ? member.memberId : undefined}
          description={member.email}
          onSave={(values) => resource.changeProfile(member, values, isOwn)}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
};
