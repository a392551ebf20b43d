import { MAX } from '../../../shared/schemas/fields.ts';
import { LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { leadTexts } from './texts.ts';

/** Where a lead stands, what the team notes, and corrections to the contact. */
export const LeadEditFields = () => {
  const t = useTexts(leadTexts);
  return (
    <>
      <SelectField
        name="status"
        label={t.status}
        options={LEAD_STATUSES.map((status) => ({ value: status, label: t.statuses[status] }))}
      />
      <TextareaField name="note" label={t.note} hint={t.noteHint} maxLength={MAX.note} />
      <ContactFields />
    </>
  );
};
