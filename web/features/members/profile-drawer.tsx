import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { TranslatedTexts } from '../translations/translated-fields.tsx';
import { ColourField } from './colour-field.tsx';
import { peopleTexts } from './people-texts.ts';
import { blankProfile, type ProfileValues } from './profile-form.ts';

interface ProfileDrawerProps {
  /** Who is edited; absent for somebody new. */
  readonly values?: ProfileValues | undefined;
  /** Whose photo is shown; absent for somebody new. */
  readonly personId?: string | undefined;
  /** The address of a member. */
  readonly description?: string | undefined;
  readonly onSave: (values: ProfileValues) => Promise<unknown>;
  readonly onClose: () => void;
}

const Fields = () => {
  const t = useTexts(peopleTexts);
  return (
    <>
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        maxLength={MAX.name}
        autoComplete="off"
        required
      />
      <TextField
        name="title"
        label={t.jobTitle}
        hint={t.jobTitleHint}
        maxLength={MAX.jobTitle}
        autoComplete="off"
        optional
      />
      <TranslatedTexts
        field="title"
        labels={t.jobTitleIn}
        hints={t.jobTitleInHint}
        maxLength={MAX.jobTitle}
      />
      <ColourField />
    </>
  );
};

/** What colleagues and visitors see of somebody: name, title, colour and photo. */
export const ProfileDrawer = ({ values, personId, description, onSave, onClose }: ProfileDrawerProps) => {
  const t = useTexts(peopleTexts);
  const words = values
    ? { title: t.editTitle, failed: t.saveFailed, save: t.save, done: t.saveDone }
    : { title: t.addTitle, failed: t.addFailed, save: t.addSave, done: t.addDone };
  return (
    <DrawerForm
      title={words.title}
      description={description ?? (values ? undefined : t.hint)}
      initialValues={values ?? blankProfile}
      validate={({ name }) => (name.trim() === '' ? { name: t.nameRequired } : {})}
      onSave={onSave}
      errorText={(error) => errorText(error, words.failed)}
      doneText={words.done}
      saveLabel={words.save}
      isEdit={values !== undefined}
      onClose={onClose}
    >
      <Fields />
      {personId !== undefined && (
        <PictureField place={{ kind: 'person', ownerId: personId }} suggestedAlt={values?.name ?? ''} />
      )}
    </DrawerForm>
  );
};
