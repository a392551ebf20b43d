import { Formik } from 'formik';
import { useState } from 'react';
import { MAX } from '../../../shared/schemas/fields.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { keepFocus } from './keep-focus.ts';
import { blankLead, type NewLeadValues, toLeadBody, validateNewLead } from './lead-form.ts';
import { leadTexts } from './texts.ts';
import type { LeadsRoom } from './use-leads.ts';

interface NewLeadDrawerProps {
  readonly room: Pick<LeadsRoom, 'create'>;
  readonly onClose: () => void;
}

const NewLeadFields = () => {
  const t = useTexts(leadTexts);
  return (
    <>
      <TextField name="name" label={t.name} maxLength={MAX.name} autoComplete="off" />
      <TextField name="email" label={t.email} type="email" maxLength={MAX.email} autoComplete="off" />
      <TextField name="phone" label={t.phone} type="tel" maxLength={MAX.phone} autoComplete="off" />
      <TextareaField name="message" label={t.message} maxLength={MAX.message} optional />
      <TextareaField name="note" label={t.note} hint={t.noteHint} maxLength={MAX.note} rows={3} optional />
    </>
  );
};

export const NewLeadDrawer = ({ room, onClose }: NewLeadDrawerProps) => {
  const t = useTexts(leadTexts);
  const language = useLanguage();
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const save = async (values: NewLeadValues) => {
    setError(null);
    try {
      await room.create(toLeadBody(values));
      toast(t.created);
      onClose();
    } catch (thrown) {
      setError(errorText(thrown, t.saveFailed));
    }
  };
  return (
    <Formik
      initialValues={blankLead}
      validate={(values) => validateNewLead(values, language, t.someContact)}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Drawer title={t.newLead} description={t.someContact} saving={isSubmitting} onClose={onClose}>
          <Form error={error}>
            <NewLeadFields />
            <FormActions>
              <Button onClick={onClose} onMouseDown={keepFocus} disabled={isSubmitting}>
                {t.cancel}
              </Button>
              <Button type="submit" variant="primary" onMouseDown={keepFocus} busy={isSubmitting}>
                {isSubmitting ? t.saving : t.create}
              </Button>
            </FormActions>
          </Form>
        </Drawer>
      )}
    </Formik>
  );
};
