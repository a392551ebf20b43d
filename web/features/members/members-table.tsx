import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Role } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Column } from '../../ui/table-column.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { MemberName } from './member-name.tsx';
import { canChange, isSelf } from './member-rights.ts';
import { MemberStatus } from './member-status.tsx';
import { isAsked, type RoleChange, RoleDialog } from './role-dialog.tsx';
import { RoleSelect } from './role-select.tsx';
import { TakesBookings } from './takes-bookings.tsx';
import { memberTexts } from './texts.ts';
import { type MemberActions, nameOf } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';

interface MembersTableProps {
  readonly members: readonly Member[];
  readonly resource: MembersResource;
  readonly actions: MemberActions;
  readonly onRemove: (member: Member) => void;
}

type Words = (typeof memberTexts)['fr'];

const useViewer = () => {
  const { user, role } = useMe();
  return { userId: user.userId, role };
};

const Email = ({ member }: { member: Member }) => {
  const t = useTexts(memberTexts);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0 wrap-anywhere xl:min-w-44">{member.email}</span>
      {isSelf(member, useViewer()) && <Badge>{t.you}</Badge>}
    </span>
  );
};

const RowActions = ({
  member,
  actions,
  onRemove,
}: Omit<MembersTableProps, 'members' | 'resource'> & { member: Member }) => {
  const t = useTexts(memberTexts);
  if (!canChange(member, useViewer())) return null;
  return (
    <span className="-my-2 inline-flex">
      {member.acceptedAt === null && (
        <IconButton
          label={t.resend(member.email)}
          icon={<Send aria-hidden="true" />}
          onClick={() => void actions.resend(member)}
        />
      )}
      <IconButton
        label={t.remove(nameOf(member))}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onRemove(member)}
      />
    </span>
  );
};

const columnsOf = (
  words: Words,
  props: MembersTableProps,
  onRole: (member: Member, role: Role) => Promise<void>,
): ReadonlyArray<Column<Member>> => [
  {
    key: 'email',
    header: words.columns.email,
    isName: true,
    cell: (member) => <Email member={member} />,
  },
  {
    key: 'name',
    header: words.columns.name,
    cell: (member) => <MemberName member={member} resource={props.resource} />,
  },
  {
    key: 'role',
    header: words.columns.role,
    cell: (member) => <RoleSelect member={member} onChange={(role) => onRole(member, role)} />,
  },
  { key: 'status', header: words.columns.status, cell: (member) => <MemberStatus member={member} /> },
  {
    key: 'takesBookings',
    header: words.columns.takesBookings,
    cell: (member) => <TakesBookings member={member} resource={props.resource} actions={props.actions} />,
  },
];

interface Question extends RoleChange {
  /** Unlocks the row, which waits for the answer. */
  readonly settle: () => void;
}

/** A role is assigned as soon as it is picked, unless the change has effects that need confirmation. */
const useRoleQuestion = (actions: MemberActions) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const give = (member: Member, role: Role): Promise<void> =>
    isAsked({ member, role })
      ? new Promise((settle) => setQuestion({ member, role, settle }))
      : actions.changeRole(member, role);
  const close = () => {
    question?.settle();
    setQuestion(null);
  };
  return { question, give, close };
};

export const MembersTable = (props: MembersTableProps) => {
  const t = useTexts(memberTexts);
  const { question, give, close } = useRoleQuestion(props.actions);
  const actions: Column<Member> = {
    key: 'actions',
    header: t.columns.actions,
    isActions: true,
    cell: (member) => <RowActions {...props} member={member} />,
  };
  const columns = columnsOf(t, props, give);
  return (
    <>
      <DataTable
        caption={t.caption}
        cardsUnder="60rem"
        columns={useCan('admin') ? [...columns, actions] : columns}
        rows={props.members}
        rowKey={(member) => member.memberId}
      />
      {question && (
        <RoleDialog
          change={question}
          onConfirm={() => props.resource.changeRole(question.member, question.role)}
          onClose={close}
        />
      )}
    </>
  );
};
