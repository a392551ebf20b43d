import { MAX } from '../../../shared/domain/limits.ts';
import { SPOKEN_LANGUAGES, spokenLanguageName } from '../../../shared/domain/spoken-languages.ts';
import { TAXES } from '../../../shared/schemas/site.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TranslatedTextareas } from '../translations/translated-fields.tsx';
import { siteTexts } from './texts.ts';

const SpokenFields = () => {
  const t = useTexts(siteTexts).visit;
  const language = useLanguage();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t.spoken}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {SPOKEN_LANGUAGES.map((spoken) => (
          <CheckboxField
            key={spoken}
            name={`speaks.${spoken}`}
            label={spokenLanguageName(spoken, language)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** What clients read before they come: directions, policies, taxes and languages. */
export const VisitFields = () => {
  const t = useTexts(siteTexts).visit;
  return (
    <Card title={t.title}>
      <div className="flex flex-col gap-5">
        <TextareaField
          name="directions"
          label={t.directions}
          hint={t.directionsHint}
          rows={2}
          maxLength={MAX.directions}
          optional
        />
        <TranslatedTextareas field="directions" labels={t.directionsIn} rows={2} maxLength={MAX.directions} />
        <TextareaField
          name="policies"
          label={t.policies}
          hint={t.policiesHint}
          rows={3}
          maxLength={MAX.policies}
          optional
        />
        <TranslatedTextareas field="policies" labels={t.policiesIn} rows={3} maxLength={MAX.policies} />
        <SelectField
          name="taxes"
          label={t.taxes}
          options={[
            { value: '', label: t.taxesUnsaid },
            ...TAXES.map((value) => ({ value, label: t.taxesSaid[value] })),
          ]}
        />
        <SpokenFields />
      </div>
    </Card>
  );
};
