import { useTexts } from '../../i18n/texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { authTexts } from './texts.ts';

/** The code that came by e-mail. */
export const CodeField = () => {
  const t = useTexts(authTexts);
  return (
    <TextField
      name="code"
      label={t.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      className="tabular"
      required
    />
  );
};
