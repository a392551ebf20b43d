import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { api } from '../session/session.ts';
import { askSlugState } from '../slug/slug-check.ts';
import { SlugField } from '../slug/slug-field.tsx';
import { slugTexts } from '../slug/texts.ts';
import { useSlugCheck } from '../slug/use-slug-check.ts';
import type { SiteDraft } from './draft.ts';
import { KeepTyped } from './keep-typed.tsx';
import { siteSchema } from './schemas.ts';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';
import { onboardingTexts } from './texts.ts';

interface SiteFieldsProps {
  readonly refused: string | null;
  readonly onType: (site: SiteDraft) => void;
  readonly onBack: () => void;
}

const SiteFields = ({ refused, onType, onBack }: SiteFieldsProps) => {
  const t = useTexts(onboardingTexts);
  const { takenOnSubmit } = useTexts(slugTexts);
  const language = useLanguage();
  const { values, isSubmitting } = useFormikContext<SiteDraft>();
  const state = useSlugCheck(values.slug);
  const refusal = refused === values.slug ? takenOnSubmit : null;
  return (
    <Form>
      <KeepTyped onType={onType} />
      <SlugField state={state} refusal={refusal} />
      <TextField name="title" label={t.site.siteTitle} required />
      <SelectField
        name="theme"
        label={t.site.theme}
        options={[
          { value: 'light', label: t.site.light },
          { value: 'dark', label: t.site.dark },
        ]}
        required
      />
      <TextareaField name="welcomeMessage" label={t.site.welcome} rows={3} required />
      <TextareaField name="description" label={t.site.description} hint={t.site.descriptionHint} optional />
      <FormActions>
        <Button onClick={onBack}>{t.back}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!siteSchema(t, language).isValidSync(values) || state === 'taken' || refusal !== null}
          busy={isSubmitting}
        >
          {t.continue}
        </Button>
      </FormActions>
    </Form>
  );
};

/** The public page: its slug, texts and theme. */
export const SiteStep = ({ draft, onType, onNext, onBack }: StepProps) => {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  const [refused, setRefused] = useState<string | null>(null);
  const submit = async (site: SiteDraft) => {
    const state = await askSlugState(api, site.slug, AbortSignal.timeout(5000));
    if (state === 'taken') setRefused(site.slug);
    else onNext({ ...draft, site });
  };
  return (
    <StepCard title={t.site.title} intro={t.site.intro}>
      <Formik
        initialValues={draft.typed.site ?? draft.site}
        validationSchema={siteSchema(t, language)}
        onSubmit={submit}
      >
        <SiteFields refused={refused} onType={(site) => onType({ site })} onBack={onBack} />
      </Formik>
    </StepCard>
  );
};
