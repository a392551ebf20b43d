import { useFormikContext } from 'formik';
import { MAX } from '../../../shared/schemas/fields.ts';
import { LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { keepFocus } from './keep-focus.ts';
import { leadTexts } from './texts.ts';

/** Inside `<Formik>`: where a lead stands, what the team notes, and corrections to the contact. */
export const LeadEditForm = ({ error, onClose }: { error: string | null; onClose: () => void }) => {
  const t = useTexts(leadTexts);
  const { isSubmitting, dirty } = useFormikContext();
  return (
    <Form error={error}>
      <SelectField
        name="status"
        label={t.status}
        options={LEAD_STATUSES.map((status) => ({ value: status, label: t.statuses[status] }))}
      />
      <TextareaField name="note" label={t.note} hint={t.noteHint} maxLength={MAX.note} />
      <TextField name="name" label={t.name} maxLength={MAX.name} autoComplete="off" />
      <TextField name="email" label={t.email} type="email" maxLength={MAX.email} autoComplete="off" />
      <TextField name="phone" label={t.phone} type="tel" maxLength={MAX.phone} autoComplete="off" />
      <FormActions>
        <Button onClick={onClose} onMouseDown={keepFocus} disabled={isSubmitting}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" onMouseDown={keepFocus} busy={isSubmitting} disabled={!dirty}>
          {isSubmitting ? t.saving : t.save}
        </Button>
      </FormActions>
    </Form>
  );
};
