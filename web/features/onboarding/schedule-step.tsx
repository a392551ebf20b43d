import { Formik } from 'formik';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DURATIONS, durationOf, type SchedulePart } from './draft.ts';
import { KeepTyped } from './keep-typed.tsx';
import { startersSchema } from './schemas.ts';
import { StarterFields, type StarterValues } from './starter-fields.tsx';
import { StepCard } from './step-card.tsx';
import type { StepProps } from './step-props.ts';
import { onboardingTexts } from './texts.ts';

/** A part as the form holds it: the lengths are texts of selects. */
interface ScheduleValues {
  readonly services: readonly StarterValues[];
  readonly generateSlots: boolean;
  readonly durationMinutes: string;
}

const valuesOf = ({ services, schedule }: SchedulePart): ScheduleValues => ({
  services: services.map((one) => ({ ...one, durationMin: String(one.durationMin) })),
  generateSlots: schedule.generateSlots,
  durationMinutes: String(schedule.durationMinutes),
});

const partOf = ({ services, generateSlots, durationMinutes }: ScheduleValues): SchedulePart => ({
  services: services.map((one) => ({ ...one, durationMin: durationOf(one.durationMin) })),
  schedule: { generateSlots, durationMinutes: durationOf(durationMinutes) },
});

/** The services to start with, whether slots are generated now, and their length. */
export const ScheduleStep = ({ draft, onType, onNext, onBack }: StepProps) => {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  return (
    <StepCard title={t.schedule.title} intro={t.schedule.intro}>
      <Formik
        initialValues={valuesOf(draft.typed.schedule ?? draft)}
        validationSchema={startersSchema(t, language)}
        onSubmit={(values) => {
          const { services, schedule } = partOf(values);
          onNext({
            ...draft,
            schedule,
            services: services.map((one) => ({ ...one, name: one.name.trim() })),
          });
        }}
      >
        {({ values }) => (
          <Form>
            <KeepTyped<ScheduleValues> onType={(typed) => onType({ schedule: partOf(typed) })} />
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
