import { MAX } from '../../../shared/domain/limits.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { memberTexts } from './texts.ts';

interface NameDrawerProps {
  readonly member: Pick<Member, 'name' | 'email'>;
  /** Saves the name; a member without one is asked before they take bookings. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The name by which colleagues and visitors know somebody. */
export const NameDrawer = ({ member, onSave, onClose }: NameDrawerProps) => {
  const t = useTexts(memberTexts);
  return (
    <DrawerForm
      title={t.nameTitle}
      description={member.email}
      initialValues={{ name: member.name ?? '' }}
      validate={({ name }) => (name.trim() === '' ? { name: t.nameRequired } : {})}
      onSave={({ name }) => onSave(name.trim())}
      errorText={(error) => errorText(error, t.nameFailed)}
      doneText={t.nameDone}
      saveLabel={t.nameSave}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        maxLength={MAX.name}
        autoComplete="name"
        required
      />
    </DrawerForm>
  );
};
