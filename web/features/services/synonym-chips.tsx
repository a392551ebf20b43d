import { useField, useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { MAX_SYNONYMS } from '../../../shared/schemas/service.ts';
import { useTexts } from '../../i18n/texts.ts';
import { type ServiceValues, wordsOf } from './service-form.ts';
import { suggestedSynonyms } from './suggested-synonyms.ts';
import { serviceTexts } from './texts.ts';

/** What clients also call such a service: a press adds it to the field of other names. */
export const SynonymChips = () => {
  const t = useTexts(serviceTexts);
  const { values } = useFormikContext<ServiceValues>();
  const [{ value }, , { setValue }] = useField<string>('synonyms');
  const taken = wordsOf(value);
  const names = [values.name, ...Object.values(values.translations).map(({ name }) => name)];
  const suggested = taken.length >= MAX_SYNONYMS ? [] : suggestedSynonyms(names, taken);
  if (suggested.length === 0) return null;
  return (
    <fieldset aria-label={t.suggested} className="-mt-2 flex flex-wrap gap-2">
      {suggested.map((word) => (
        <button
          key={word}
          type="button"
          aria-label={t.addSynonym(word)}
          onClick={() => void setValue([...taken, word].join(', '))}
          className="inline-flex min-h-11 items-center gap-1 rounded-full border border-line px-3 text-sm text-ink transition-colors duration-150 hover:bg-hover"
        >
          <Plus aria-hidden="true" className="size-4 text-muted" />
          {word}
        </button>
      ))}
    </fieldset>
  );
};
