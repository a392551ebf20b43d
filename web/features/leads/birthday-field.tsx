import { useField } from 'formik';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { Select } from '../../ui/select.tsx';
import { useShownError } from '../../ui/use-shown-error.ts';
import { type BirthdayParts, partsOf, typedOf } from './typed-birthday.ts';
import { workTexts } from './work-texts.ts';

const two = (n: number): string => String(n).padStart(2, '0');

const days = Array.from({ length: 31 }, (_, n) => ({ value: two(n + 1), label: String(n + 1) }));

const monthsIn = (language: string) => {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, n) => ({
    value: two(n + 1),
    label: name.format(Date.UTC(2000, n, 1)),
  }));
};

/** A client's birthday in a Formik form: day, month, and the year where it is known. */
export const BirthdayField = ({ name }: { readonly name: string }) => {
  const t = useTexts(workTexts);
  const language = useLanguage();
  const [{ value }, , { setValue, setTouched }] = useField<string>(name);
  const error = useShownError(name);
  const hintId = useId();
  const parts = partsOf(value);
  const control = (part: keyof BirthdayParts) => ({
    'aria-label': t.birthdayParts[part],
    'aria-describedby': hintId,
    'aria-invalid': error ? (true as const) : undefined,
    value: parts[part],
    onChange: ({ target }: { target: { value: string } }) =>
      void setValue(typedOf({ ...parts, [part]: target.value })),
  });
  const blank = (label: string) => ({ value: '', label });
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Half a birthday is no fault while the next part is being typed.
        if (!currentTarget.contains(relatedTarget)) void setTouched(true);
      }}
    >
      <legend className="mb-1.5 font-medium">{t.birthday}</legend>
      <div className="grid grid-cols-[1fr_2fr_1.2fr] gap-2">
        <Select {...control('day')} options={[blank(t.birthdayParts.day), ...days]} />
        <Select {...control('month')} options={[blank(t.birthdayParts.month), ...monthsIn(language)]} />
        <input
          {...control('year')}
          placeholder={t.birthdayParts.year}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          className={controlStyle}
        />
      </div>
      <p id={hintId} className="text-muted">
        {t.birthdayHint}
      </p>
      {error && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};
