import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { leadTexts } from './texts.ts';

/** Who a lead is and how to reach it; not the reader's own name and address, so nothing is filled in for them. */
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
