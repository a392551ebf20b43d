import { useId } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TranslatedTextareas, TranslatedTexts } from '../translations/translated-fields.tsx';
import { serviceTexts } from './texts.ts';

/** The heading that visitors find the service under; those in use are suggested. */
export const CategoryFields = ({ categories }: { readonly categories: readonly string[] }) => {
  const t = useTexts(serviceTexts);
  const suggestions = useId();
  return (
    <>
      <TextField
        name="category"
        label={t.category}
        hint={t.categoryHint}
        maxLength={MAX.category}
        list={suggestions}
        autoComplete="off"
        optional
      />
      <datalist id={suggestions}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TranslatedTexts field="category" labels={t.categoryIn} maxLength={MAX.category} />
    </>
  );
};

/** What clients bring or prepare. */
export const ToBringFields = () => {
  const t = useTexts(serviceTexts);
  return (
    <>
      <TextareaField
        name="toBring"
        label={t.toBring}
        hint={t.toBringHint}
        maxLength={MAX.toBring}
        rows={2}
        optional
      />
      <TranslatedTextareas field="toBring" labels={t.toBringIn} maxLength={MAX.toBring} rows={2} />
    </>
  );
};
