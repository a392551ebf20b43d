import { Formik, type FormikProps, type FormikValues } from 'formik';
import { useRef, useState } from 'react';
import { INDUSTRIES, industryLabel } from '../../../shared/domain/industries.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { type Tenant, tenant as tenantSchema } from '../../../shared/schemas/tenant.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { fieldErrorText } from '../../lib/field-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { FormConflict } from '../../ui/form-conflict.tsx';
import { markRefused } from '../../ui/refused-fields.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Disputed, useEdited } from '../../ui/use-edited.ts';
import { api, followSession, followTenant } from '../session/session.ts';
import { useMe } from '../session/use-me.ts';
import { type ProfileDraft, profileBody, withProfile } from './draft.ts';
import { KeepTyped } from './keep-typed.tsx';
import { profileSchema } from './schemas.ts';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';
import { onboardingTexts } from './texts.ts';
import { randomSuffix } from './use-draft.ts';

const presentTenant = presentIn(tenantSchema);

const trimmed = (values: ProfileDraft): ProfileDraft => ({
  ...values,
  name: values.name.trim(),
  ownName: values.ownName.trim(),
  phone: values.phone.trim(),
});

/**
 * Saves the profile over the version that was shown, with a colleague's changes of other fields; answers what was
 * saved.
 */
const useProfile = () => {
  const { tenant } = useMe();
  const valuesOf = (business: Tenant): ProfileDraft => ({
    name: business.name,
    ownName: '',
    phone: formatPhone(business.phone ?? ''),
    industry: business.industry,
  });
  const edited = { record: tenant, valuesOf, presentIn: presentTenant };
  return useEdited<ProfileDraft & FormikValues, Tenant, ProfileDraft>(
    edited,
    async (values, over = tenant) => {
      const profile = trimmed(values);
      const body = { ...profileBody(profile), version: over.version };
      // Shown from the answer: a save after this one is made over it, whether the user can be read again or not.
      followTenant(await api('PATCH /v1/tenants/current', { body }));
      await followSession();
      return profile;
    },
  );
};

/** The business's profile, saved immediately. */
export const ProfileStep = ({ draft, onType, onNext }: StepProps) => {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  const form = useRef<FormikProps<ProfileDraft>>(null);
  const [error, setError] = useState<string | null>(null);
  const schema = profileSchema(t, language);
  const { conflict, save, settle } = useProfile();
  const submit = async (values: ProfileDraft, over?: Tenant) => {
    setError(null);
    try {
      onNext(withProfile(draft, await save(values, over), t, randomSuffix()));
    } catch (thrown) {
      if (thrown instanceof Disputed) return;
      markRefused(thrown, values, (field, why) => form.current?.setFieldError(field, why));
      setError(fieldErrorText(thrown, t.profile.failed));
    }
  };
  return (
    <StepCard title={t.profile.title} intro={t.profile.intro}>
      <Formik
        innerRef={form}
        initialValues={draft.typed.profile ?? draft.profile}
        validationSchema={schema}
        onSubmit={(values) => submit(values)}
      >
        {({ isSubmitting, values }) => (
          <Form error={error}>
            <KeepTyped<ProfileDraft> onType={(profile) => onType({ profile })} />
            <TextField name="name" label={t.profile.name} autoComplete="organization" required />
            <TextField name="phone" type="tel" label={t.profile.phone} autoComplete="tel" optional />
            <SelectField
              name="industry"
              label={t.profile.industry}
              options={INDUSTRIES.map((value) => ({ value, label: industryLabel(value, language) }))}
              required
            />
            <TextField
              name="ownName"
              label={t.profile.ownName}
              hint={t.profile.ownNameHint}
              autoComplete="name"
              optional
            />
            <FormConflict conflict={conflict} settle={settle} submit={submit} />
            <FormActions>
              <Button
                type="submit"
                variant="primary"
                disabled={!schema.isValidSync(values)}
                busy={isSubmitting}
              >
                {isSubmitting ? t.saving : t.continue}
              </Button>
            </FormActions>
          </Form>
        )}
      </Formik>
    </StepCard>
  );
};
