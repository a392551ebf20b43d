import { Formik, type FormikErrors, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { saidError } from './said-error.ts';
import { settingsTexts } from './texts.ts';

interface SettingsFormProps<Values> {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly initialValues: Values;
  readonly validate: (values: Values) => FormikErrors<Values>;
  readonly onSave: (values: Values) => Promise<unknown>;
  /** Why the reader may not change it; null for who may. */
  readonly readOnlyWhy: string | null;
  readonly children: ReactNode;
}

const SaveButton = () => {
  const t = useTexts(settingsTexts);
  const ui = useTexts(uiTexts);
  const { isSubmitting, dirty } = useFormikContext();
  return (
    <FormActions>
      <Button type="submit" variant="primary" busy={isSubmitting} disabled={!dirty}>
        {isSubmitting ? ui.saving : t.save}
      </Button>
    </FormActions>
  );
};

/**
 * A card of settings that are saved together. Members who may not change them see the fields read-only, with the
 * reason.
 */
export const SettingsForm = <Values extends FormikValues>(props: SettingsFormProps<Values>) => {
  const { title, intro, initialValues, validate, onSave, readOnlyWhy, children } = props;
  const t = useTexts(settingsTexts);
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const save = async (values: Values) => {
    setError(null);
    try {
      await onSave(values);
      toast(t.saved);
    } catch (thrown) {
      setError(saidError(thrown, t.saveFailed));
    }
  };
  return (
    <Card title={title}>
      {intro !== undefined && <p className="-mt-2 mb-5 max-w-prose text-muted">{intro}</p>}
      <Formik initialValues={initialValues} validate={validate} onSubmit={save} enableReinitialize>
        <Form error={error}>
          <fieldset disabled={readOnlyWhy !== null} className="flex min-w-0 flex-col gap-5">
            {children}
          </fieldset>
          {readOnlyWhy === null ? <SaveButton /> : <p className="text-muted">{readOnlyWhy}</p>}
        </Form>
      </Formik>
    </Card>
  );
};
