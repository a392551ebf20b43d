import { useTexts } from '../../i18n/texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { authTexts } from './texts.ts';

/** The password of an account that exists. */
export const PasswordField = () => (
  <TextField
    name="password"
    type="password"
    label={useTexts(authTexts).password}
    autoComplete="current-password"
    required
  />
);
