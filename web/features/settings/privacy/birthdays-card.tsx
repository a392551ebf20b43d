import type { Tenant } from '../../../../shared/schemas/tenant.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { privacySettingsTexts } from './texts.ts';

interface BirthdayValues {
  readonly notesBirthdays: boolean;
}

const valuesOf = ({ notesBirthdays = false }: Tenant): BirthdayValues => ({ notesBirthdays });

/** Whether the team may note the birthdays of clients: no, until somebody says so. */
export const BirthdaysCard = () => {
  const t = useTexts(privacySettingsTexts);
  return (
    <SettingsForm
      title={t.birthdaysTitle}
      intro={t.birthdaysIntro}
      valuesOf={valuesOf}
      validate={() => ({})}
      toChange={({ notesBirthdays }) => ({ notesBirthdays })}
      readOnlyWhy={null}
    >
      <CheckboxField name="notesBirthdays" label={t.birthdaysOn} />
    </SettingsForm>
  );
};
