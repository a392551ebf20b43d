import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { Person } from '../../../shared/schemas/person.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PersonDot } from '../../ui/person-dot.tsx';
import { PersonPhoto } from '../pictures/person-photo.tsx';
import { useCan } from '../session/use-me.ts';
import { AccessDrawer } from './access-drawer.tsx';
import { peopleTexts } from './people-texts.ts';
import { ProfileDrawer } from './profile-drawer.tsx';
import { profileValues } from './profile-form.ts';
import { ShownTitle } from './shown-title.tsx';
import { TakesBookings } from './takes-bookings.tsx';
import type { MemberActions } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';
import type { PeopleResource } from './use-people.ts';

interface PersonRowProps {
  readonly person: Person;
  readonly people: PeopleResource;
  readonly team: MembersResource;
  readonly actions: MemberActions;
  readonly onRemove: () => void;
}

type Asked = 'profile' | 'access';

const Buttons = ({
  name,
  onAsk,
  onRemove,
}: {
  name: string;
  onAsk: (asked: Asked) => void;
  onRemove: () => void;
}) => {
  const t = useTexts(peopleTexts);
  return (
    <span className="-my-2 inline-flex">
      <IconButton
        label={t.edit(name)}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => onAsk('profile')}
      />
      <IconButton
        label={t.giveAccess(name)}
        icon={<KeyRound aria-hidden="true" />}
        onClick={() => onAsk('access')}
      />
      <IconButton label={t.remove(name)} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
    </span>
  );
};

/** A person without access: who they are, whether they take bookings, and what can be done about them. */
export const PersonRow = ({ person, people, team, actions, onRemove }: PersonRowProps) => {
  const t = useTexts(peopleTexts);
  const { opened, open, close } = useOpened<Asked>();
  const canManage = useCan('admin');
  const { personId, name, colour } = person;
  const isInvited = team.members?.some(({ memberId }) => memberId === personId);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3">
      <span className="flex min-w-40 flex-1 items-center gap-3">
        <PersonDot colour={colour} />
        <PersonPhoto personId={personId} />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <ShownTitle of={person} />
        </span>
        {isInvited && <Badge tone="info">{t.invited}</Badge>}
      </span>
      <span className="flex items-center gap-3">
        <span aria-hidden="true" className="text-muted">
          {t.takesBookings}
        </span>
        <TakesBookings member={{ memberId: personId, name, email: name }} resource={team} actions={actions} />
      </span>
      {canManage && <Buttons name={name} onAsk={open} onRemove={onRemove} />}
      {opened === 'profile' && (
        <ProfileDrawer
          values={profileValues(person)}
          personId={personId}
          onSave={(values) => people.change(person, values)}
          onClose={close}
        />
      )}
      {opened === 'access' && <AccessDrawer person={person} resource={people} onClose={close} />}
    </li>
  );
};
