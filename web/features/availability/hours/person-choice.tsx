import type { Calendar } from '../../../../shared/schemas/calendar.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PersonDot } from '../../../ui/person-dot.tsx';
import { PersonPhoto } from '../../pictures/person-photo.tsx';
import { hoursTexts } from './hours-texts.ts';

interface PersonChoiceProps {
  readonly people: readonly Calendar[];
  readonly shown: string;
  readonly changed: readonly string[];
  readonly onShow: (calendarId: string) => void;
}

/** Whose week the grid shows; those with changes that are not saved say so. */
export const PersonChoice = ({ people, shown, changed, onShow }: PersonChoiceProps) => {
  const t = useTexts(hoursTexts);
  return (
    <fieldset className="flex flex-wrap gap-2 px-5 pb-4">
      <legend className="sr-only">{t.people}</legend>
      {people.map(({ calendarId, name, colour }) => (
        <button
          key={calendarId}
          type="button"
          aria-pressed={calendarId === shown}
          onClick={() => onShow(calendarId)}
          className={classNames(
            'flex min-h-11 items-center gap-2 rounded-control border px-3 font-medium',
            calendarId === shown ? 'border-primary bg-soft text-link' : 'border-line hover:bg-hover',
          )}
        >
          <PersonDot colour={colour} />
          <PersonPhoto personId={calendarId} />
          {name}
          {changed.includes(calendarId) && <span className="text-sm font-normal">({t.changed})</span>}
        </button>
      ))}
    </fieldset>
  );
};
