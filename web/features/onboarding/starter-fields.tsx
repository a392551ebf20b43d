import { useFormikContext } from 'formik';
import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { STARTER_DURATIONS } from './starter-services.ts';
import { onboardingTexts } from './texts.ts';

/** A service as the form holds it: its length is a select's text. */
export interface StarterValues {
  readonly name: string;
  readonly durationMin: string;
  readonly isChosen: boolean;
}

const Starter = ({ at, offered }: { at: string; offered: StarterValues }) => {
  const t = useTexts(onboardingTexts);
  const { getFieldMeta } = useFormikContext();
  const first = getFieldMeta<StarterValues>(at).initialValue ?? offered;
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <CheckboxField name={`${at}.isChosen`} label={t.starters.offered(first.name, first.durationMin)} />
      {offered.isChosen && (
        <div className="mt-1 mb-2 ml-8 grid grid-cols-1 gap-3 sm:grid-cols-[1fr_12rem]">
          <TextField name={`${at}.name`} label={t.starters.name} maxLength={MAX.name} required />
          <SelectField
            name={`${at}.durationMin`}
            label={t.starters.duration}
            options={STARTER_DURATIONS.map((n) => ({ value: String(n), label: t.schedule.minutes(n) }))}
          />
        </div>
      )}
    </li>
  );
};

/** Services to start with: each can be chosen, renamed and given another length. */
export const StarterFields = () => {
  const t = useTexts(onboardingTexts).starters;
  const { values } = useFormikContext<{ readonly services: readonly StarterValues[] }>();
  return (
    <fieldset>
      <legend className="font-semibold">{t.legend}</legend>
      <p className="text-muted">{t.hint}</p>
      <ul className="mt-2">
        {values.services.map((offered, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and its names are edited
          <Starter key={index} at={`services.${index}`} offered={offered} />
        ))}
      </ul>
    </fieldset>
  );
};
