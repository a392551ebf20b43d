import { useField } from 'formik';
import { Check } from 'lucide-react';
import { PERSON_COLOURS, type PersonColour } from '../../../shared/domain/person-colours.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { personLook } from '../../ui/person-look.ts';
import { peopleTexts } from './people-texts.ts';

const Swatch = ({ colour }: { colour: PersonColour }) => {
  const t = useTexts(peopleTexts);
  const [{ value, onChange, onBlur }] = useField<string>('colour');
  const isChosen = value === colour;
  return (
    <label
      title={t.colours[colour]}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control has-checked:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name="colour"
        value={colour}
        checked={isChosen}
        onChange={onChange}
        onBlur={onBlur}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'inline-flex size-7 items-center justify-center rounded-full text-surface',
          personLook(colour).dot,
        )}
      >
        {isChosen && <Check className="size-4" />}
      </span>
      <span className="sr-only">{t.colours[colour]}</span>
    </label>
  );
};

/** The colour by which somebody is told apart in the bookings. */
export const ColourField = () => {
  const t = useTexts(peopleTexts);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t.colour}</legend>
      <div className="-ml-2 flex flex-wrap">
        {PERSON_COLOURS.map((colour) => (
          <Swatch key={colour} colour={colour} />
        ))}
      </div>
    </fieldset>
  );
};
