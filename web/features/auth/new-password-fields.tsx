import { useTexts } from '../../i18n/texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { authTexts } from './texts.ts';

/** A new password and its repetition. */
export const NewPasswordFields = ({ label }: { label: string }) => {
  const t = useTexts(authTexts);
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={label}
        hint={t.passwordHint}
        autoComplete="new-password"
        required
      />
      <TextField
        name="confirmation"
        type="password"
        label={t.confirmation}
        autoComplete="new-password"
        required
      />
    </>
  );
};
