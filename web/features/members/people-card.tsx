import { useState } from 'react';
import type { Person } from '../../../shared/schemas/person.ts';
import { useTexts } from '../../i18n/texts.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { peopleTexts } from './people-texts.ts';
import { PersonRow } from './person-row.tsx';
import { ProfileDrawer } from './profile-drawer.tsx';
import { RemovePerson } from './remove-person.tsx';
import { useMemberActions } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';
import { type PeopleResource, usePeople } from './use-people.ts';

interface RowsProps {
  readonly people: PeopleResource;
  readonly team: MembersResource;
  readonly onRemove: (person: Person) => void;
}

const Rows = ({ people, team, onRemove }: RowsProps) => {
  const t = useTexts(peopleTexts);
  const actions = useMemberActions(team);
  if (!people.people) return <NotRead reading={people} failed={t.loadFailed} rows={2} />;
  return (
    <>
      {actions.failure !== null && (
        <div className="p-4">
          <Alert>{actions.failure}</Alert>
        </div>
      )}
      <ul aria-label={t.title}>
        {people.people.map((person) => (
          <PersonRow
            key={person.personId}
            person={person}
            people={people}
            team={team}
            actions={actions}
            onRemove={() => onRemove(person)}
          />
        ))}
      </ul>
    </>
  );
};

/** Stylists who never sign in, rooms, lifts: whoever takes bookings without an account. */
export const PeopleCard = ({ team }: { team: MembersResource }) => {
  const t = useTexts(peopleTexts);
  const people = usePeople();
  const { plan } = useMe();
  const canAdd = useCan('admin') && plan !== 'basic';
  const [isAdding, setAdding] = useState(false);
  // Kept here: the row is gone before its bookings have been given to somebody.
  const [removed, setRemoved] = useState<Person | null>(null);
  return (
    <Card flush title={t.title}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-4 px-5 pb-5">
        <p className="max-w-prose text-muted">{t.hint}</p>
        {canAdd && <AddButton onClick={() => setAdding(true)}>{t.add}</AddButton>}
      </div>
      <Rows people={people} team={team} onRemove={setRemoved} />
      {isAdding && <ProfileDrawer onSave={people.add} onClose={() => setAdding(false)} />}
      {removed && <RemovePerson person={removed} resource={people} onClose={() => setRemoved(null)} />}
    </Card>
  );
};
