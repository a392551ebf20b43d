import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { FormValues } from '../renderer-type.ts';
import { siteTexts } from '../texts.ts';
import type { FieldErrors } from './form-fields.ts';
import { TextInput } from './text-input.tsx';

/** The visitor's name, e-mail or phone, and note. */
export const ContactFields = ({ values, errors }: { values: FormValues; errors: FieldErrors }) => {
  const texts = useTexts(siteTexts).booking;
  return (
    <div className="space-y-4">
      <TextInput
        name="name"
        label={texts.name}
        autoComplete="name"
        maxLength={MAX.name}
        required
        value={values.name}
        error={errors.name}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={MAX.email}
          value={values.email}
          error={errors.email}
        />
        <TextInput
          name="phone"
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          maxLength={MAX.phone}
          value={values.phone}
          error={errors.phone}
        />
      </div>
      <p className="text-sm text-muted">{texts.either}</p>
      <TextInput
        name="note"
        label={texts.note}
        maxLength={MAX.note}
        rows={3}
        value={values.note}
        error={errors.note}
      />
    </div>
  );
};
