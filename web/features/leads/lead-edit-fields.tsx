import { useFormikContext } from 'formik';
import { MAX } from '../../../shared/domain/limits.ts';
import { LEAD_STATUSES } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { tagTexts } from '../../ui/tag-texts.ts';
import { TagsField } from '../../ui/tags-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useMe } from '../session/use-me.ts';
import { BirthdayField } from './birthday-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { LeadValues } from './lead-form.ts';
import { leadTexts } from './texts.ts';
import { useOwners } from './use-owners.ts';
import { workTexts } from './work-texts.ts';

const OwnerField = () => {
  const t = useTexts(workTexts);
  const { initialValues } = useFormikContext<LeadValues>();
  const read = useOwners();
  const owners = read ?? [];
  const hasLeft =
    initialValues.ownerId !== '' && !owners.some(({ memberId }) => memberId === initialValues.ownerId);
  return (
    <SelectField
      name="ownerId"
      label={t.owner}
      options={[
        { value: '', label: t.noOwner },
        ...owners.map(({ memberId, name }) => ({ value: memberId, label: name })),
        ...(hasLeft ? [{ value: initialValues.ownerId, label: read ? t.formerMember : t.unreadOwner }] : []),
      ]}
    />
  );
};

/** A lead's status, owner, tags, note, contact and birthday. `known` are tags to choose from. */
export const LeadEditFields = ({ known }: { readonly known: readonly string[] }) => {
  const t = useTexts(leadTexts);
  const words = useTexts(tagTexts);
  const { notesBirthdays } = useMe().tenant;
  return (
    <>
      <SelectField
        name="status"
        label={t.status}
        options={LEAD_STATUSES.map((status) => ({ value: status, label: t.statuses[status] }))}
      />
      <OwnerField />
      <TagsField name="tags" label={words.tags} known={known} />
      <TextareaField name="note" label={t.note} hint={t.noteHint} maxLength={MAX.note} />
      <ContactFields />
      {notesBirthdays && <BirthdayField name="birthday" />}
    </>
  );
};
