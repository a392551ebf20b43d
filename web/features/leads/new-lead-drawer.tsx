import { MAX } from '../../../shared/domain/limits.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { blankLead, toLeadBody, validateNewLead } from './lead-form.ts';
import { leadTexts } from './texts.ts';
import type { LeadsResource } from './use-leads.ts';

interface NewLeadDrawerProps {
  readonly resource: Pick<LeadsResource, 'create'>;
  readonly onClose: () => void;
}

const NewLeadFields = () => {
  const t = useTexts(leadTexts);
  return (
    <>
      <ContactFields />
      <TextareaField name="message" label={t.message} maxLength={MAX.message} optional />
      <TextareaField name="note" label={t.note} hint={t.noteHint} maxLength={MAX.note} rows={3} optional />
    </>
  );
};

export const NewLeadDrawer = ({ resource, onClose }: NewLeadDrawerProps) => {
  const t = useTexts(leadTexts);
  const language = useLanguage();
  return (
    <DrawerForm
      title={t.newLead}
      description={t.someContact}
      initialValues={blankLead}
      validate={(values) => validateNewLead(values, language, t.someContact)}
      onSave={(values) => resource.create(toLeadBody(values))}
      errorText={(error) => errorText(error, t.saveFailed)}
      doneText={({ createdAt, lastActivityAt }) => (createdAt === lastActivityAt ? t.created : t.wasKnown)}
      saveLabel={t.create}
      onClose={onClose}
    >
      <NewLeadFields />
    </DrawerForm>
  );
};
