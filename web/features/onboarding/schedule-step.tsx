import { Formik } from 'formik';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DURATIONS, durationOf } from './draft.ts';
import { startersSchema } from './schemas.ts';
import { StarterFields } from './starter-fields.tsx';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';
import { onboardingTexts } from './texts.ts';

/** The services to start with, whether slots are generated now, and their length. */
export const ScheduleStep = ({ draft, onNext, onBack }: StepProps) => {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  const { generateSlots, durationMinutes } = draft.schedule;
  return (
    <StepCard title={t.schedule.title} intro={t.schedule.intro}>
      <Formik
        initialValues={{
          services: draft.services.map((one) => ({ ...one, durationMin: String(one.durationMin) })),
          generateSlots,
          durationMinutes: String(durationMinutes),
        }}
        validationSchema={startersSchema(t, language)}
        onSubmit={(values) =>
          onNext({
            ...draft,
            services: values.services.map(({ name, durationMin, isChosen }) => ({
              name: name.trim(),
              durationMin: durationOf(durationMin),
              isChosen,
            })),
            schedule: {
              generateSlots: values.generateSlots,
              durationMinutes: durationOf(values.durationMinutes),
            },
          })
        }
      >
        {({ values }) => (
          <Form>
            <StarterFields />
            <CheckboxField name="generateSlots" label={t.schedule.generate} />
            <SelectField
              name="durationMinutes"
              label={t.schedule.duration}
              disabled={!values.generateSlots}
              options={DURATIONS.map((n) => ({ value: String(n), label: t.schedule.minutes(n) }))}
            />
            <FormActions>
              <Button onClick={onBack}>{t.back}</Button>
              <Button type="submit" variant="primary">
                {t.continue}
              </Button>
            </FormActions>
          </Form>
        )}
      </Formik>
    </StepCard>
  );
};
