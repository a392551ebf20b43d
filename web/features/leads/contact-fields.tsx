import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { leadTexts } from './texts.ts';

/** A lead's name and contact. Autofill is off, since these are not the reader's own. */
export const ContactFields = () => {
  const t = useTexts(leadTexts);
  return (
    <>
      <TextField name="name" label={t.name} maxLength={MAX.name} autoComplete="off" />
      <TextField name="email" label={t.email} type="email" maxLength={MAX.email} autoComplete="off" />
      <TextField name="phone" label={t.phone} type="tel" maxLength={MAX.phone} autoComplete="off" />
    </>
  );
};
