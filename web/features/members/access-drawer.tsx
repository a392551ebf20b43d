import { MAX } from '../../../shared/domain/limits.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import { personInvite } from '../../../shared/schemas/member.ts';
import type { Person } from '../../../shared/schemas/person.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { validateBody } from '../../lib/form-validation.ts';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { roleTexts } from '../session/role-texts.ts';
import { useMe } from '../session/use-me.ts';
import { grantableRoles } from './member-rights.ts';
import { peopleTexts } from './people-texts.ts';
import type { PeopleResource } from './use-people.ts';

interface AccessDrawerProps {
  readonly person: Person;
  readonly resource: Pick<PeopleResource, 'invite'>;
  readonly onClose: () => void;
}

interface AccessValues {
  readonly email: string;
  readonly role: Role;
}

const blank: AccessValues = { email: '', role: 'staff' };

/** Invites somebody to sign in as a person who had no access until now. */
export const AccessDrawer = ({ person, resource, onClose }: AccessDrawerProps) => {
  const t = useTexts(peopleTexts);
  const roles = useTexts(roleTexts);
  const language = useLanguage();
  const { role } = useMe();
  // Owners are made on the team's list, after a confirmation.
  const offered = grantableRoles(role).filter((one) => one !== 'owner');
  return (
    <DrawerForm
      title={t.accessTitle}
      description={t.accessText(person.name)}
      initialValues={blank}
      validate={({ email, role }) =>
        validateBody<AccessValues>(personInvite, { email: email.trim() || undefined, role }, language)
      }
      onSave={({ email, role }) => resource.invite(person.personId, email, role)}
      errorText={(error) => errorText(error, t.accessFailed)}
      doneText={t.accessDone}
      saveLabel={t.accessSave}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t.email}
        maxLength={MAX.email}
        autoComplete="off"
        required
      />
      <SelectField
        name="role"
        label={t.role}
        options={offered.map((one) => ({ value: one as string, label: roles[one] }))}
      />
    </DrawerForm>
  );
};
