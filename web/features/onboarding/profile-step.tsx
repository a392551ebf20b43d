import { Formik } from 'formik';
import { useState } from 'react';
import { INDUSTRIES, industryLabel } from '../../../shared/domain/industries.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { api } from '../session/session.ts';
import { type ProfileDraft, withProfile } from './draft.ts';
import { profileBody } from './finish.ts';
import { profileSchema } from './schemas.ts';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';
import { onboardingTexts } from './texts.ts';

/** The business's profile, saved immediately. */
export const ProfileStep = ({ draft, onNext }: StepProps) => {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  const [error, setError] = useState<string | null>(null);
  const schema = profileSchema(t, language);
  const submit = async (values: ProfileDraft) => {
    setError(null);
    const profile = {
      ...values,
      name: values.name.trim(),
      ownName: values.ownName.trim(),
      phone: values.phone.trim(),
    };
    try {
      await api('PATCH /v1/tenants/current', { body: profileBody(profile) });
      onNext(withProfile(draft, profile, t));
    } catch (thrown) {
      setError(errorText(thrown, t.profile.failed));
    }
  };
  return (
    <StepCard title={t.profile.title} intro={t.profile.intro}>
      <Formik initialValues={draft.profile} validationSchema={schema} onSubmit={submit}>
        {({ isSubmitting, values }) => (
          <Form error={error}>
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
