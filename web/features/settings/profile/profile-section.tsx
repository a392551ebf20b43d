import { INDUSTRIES, industryLabel } from '../../../../shared/domain/industries.ts';
import { LANGUAGES } from '../../../../shared/domain/language.ts';
import { MAX } from '../../../../shared/domain/limits.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimezoneField } from '../../../ui/timezone-field.tsx';
import { useCan } from '../../session/use-me.ts';
import { SettingsForm } from '../settings-form.tsx';
import { settingsTexts } from '../texts.ts';
import { addressValues, toAddressPatch, validateAddress } from './address.ts';
import { AddressFields } from './address-fields.tsx';
import { CloseBusiness } from './close-business.tsx';
import {
  contactValues,
  profileValues,
  toContactPatch,
  toProfilePatch,
  validateContact,
  validateProfile,
} from './profile.ts';
import { profileTexts } from './texts.ts';

const ProfileFields = () => {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  return (
    <>
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        maxLength={MAX.name}
        autoComplete="organization"
        required
      />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <SelectField
          name="industry"
          label={t.industry}
          options={INDUSTRIES.map((value) => ({ value, label: industryLabel(value, language) }))}
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t.phone}
          hint={t.phoneHint}
          maxLength={MAX.phone}
          autoComplete="tel"
          optional
        />
        <TimezoneField name="timezone" label={t.timezone} hint={t.timezoneHint} />
        <SelectField
          name="language"
          label={t.language}
          hint={t.languageHint}
          options={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
          required
        />
      </div>
    </>
  );
};

const ContactFields = () => {
  const t = useTexts(profileTexts);
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <TextField name="name" label={t.contactName} maxLength={MAX.name} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={t.contactEmail}
        maxLength={MAX.email}
        autoComplete="email"
      />
    </div>
  );
};

/** The business's profile, its address, its privacy officer, and closing the business. */
export const ProfileSection = () => {
  const t = useTexts(profileTexts);
  const shared = useTexts(settingsTexts);
  const language = useLanguage();
  const readOnlyWhy = useCan('admin') ? null : shared.adminsOnly;
  const isOwner = useCan('owner');
  return (
    <>
      <SettingsForm
        title={t.title}
        valuesOf={profileValues}
        validate={(values) => validateProfile(values, language)}
        toChange={toProfilePatch}
        readOnlyWhy={readOnlyWhy}
      >
        <ProfileFields />
      </SettingsForm>
      <SettingsForm
        title={t.addressTitle}
        intro={t.addressIntro}
        valuesOf={addressValues}
        validate={(values) => validateAddress(values, language)}
        toChange={toAddressPatch}
        readOnlyWhy={readOnlyWhy}
      >
        <AddressFields />
      </SettingsForm>
      <SettingsForm
        title={t.contactTitle}
        intro={t.contactIntro}
        valuesOf={contactValues}
        validate={(values) => validateContact(values, language)}
        toChange={toContactPatch}
        readOnlyWhy={readOnlyWhy}
      >
        <ContactFields />
      </SettingsForm>
      {isOwner && <CloseBusiness />}
    </>
  );
};
