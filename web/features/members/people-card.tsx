import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '../../../shared/schemas/person.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
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
  const { error, isValidating, retry } = people;
  if (!people.people && error)
    return <ErrorState message={errorText(error, t.loadFailed)} onRetry={retry} busy={isValidating} />;
  if (!people.people) return <SkeletonRows rows={2} />;
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
        {canAdd && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t.add}
          </Button>
        )}
      </div>
      <Rows people={people} team={team} onRemove={setRemoved} />
      {isAdding && <ProfileDrawer onSave={people.add} onClose={() => setAdding(false)} />}
      {removed && <RemovePerson person={removed} resource={people} onClose={() => setRemoved(null)} />}
    </Card>
  );
};
