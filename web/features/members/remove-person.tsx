import type { Person } from '../../../shared/schemas/person.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmAndGive } from '../placing/confirm-and-give.tsx';
import { peopleTexts } from './people-texts.ts';
import type { PeopleResource } from './use-people.ts';

interface RemovePersonProps {
  readonly person: Person;
  readonly resource: Pick<PeopleResource, 'remove'>;
  readonly onClose: () => void;
}

/** Removes a person without access, and asks who takes their upcoming bookings. */
export const RemovePerson = ({ person: { personId, name }, resource, onClose }: RemovePersonProps) => {
  const t = useTexts(peopleTexts);
  return (
    <ConfirmAndGive
      title={t.removeTitle}
      emptied={{ calendarId: personId, situation: 'removed', who: name }}
      onConfirm={() => resource.remove(personId)}
      doneText={t.removeDone}
      onClose={onClose}
      errorText={(error) => errorText(error, t.removeFailed)}
    >
      <p>{t.removeText(name)}</p>
    </ConfirmAndGive>
  );
};
