import { Formik, type FormikErrors, type FormikProps, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { fieldErrorText } from '../../lib/field-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { FormConflict } from '../../ui/form-conflict.tsx';
import { useEdits } from '../../ui/leaving.ts';
import { mergedValues } from '../../ui/merged-values.ts';
import { markRefused } from '../../ui/refused-fields.ts';
import { uiTexts } from '../../ui/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { Disputed, useEdited } from '../../ui/use-edited.ts';
import { settingsTexts } from './texts.ts';

interface Versioned {
  readonly version: number;
}

export interface RecordFormProps<Values, Shown extends Versioned> {
  readonly title: string;
  readonly intro?: ReactNode;
  /** The record as it was loaded last. */
  readonly latest: Shown;
  /** What the fields show of the record. */
  readonly valuesOf: (record: Shown) => Values;
  readonly validate?: (values: Values) => FormikErrors<Values>;
  /** The present record, where a save was refused because somebody else had changed it. */
  readonly presentIn: (error: unknown) => Shown | undefined;
  /** Saves values over the record that they were shown with, and answers the saved one. */
  readonly save: (over: Shown, values: Values) => Promise<Shown>;
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

interface FollowingProps<Shown> {
  readonly latest: Shown;
  readonly shown: Shown;
  readonly onNewer: (record: Shown) => void;
}

/** Shows a newer version of the record once it is loaded, unless something is typed: saving that reports a conflict. */
const Following = <Shown extends Versioned>({ latest, shown, onNewer }: FollowingProps<Shown>) => {
  const { dirty, isSubmitting } = useFormikContext();
  useEdits(dirty);
  useEffect(() => {
    if (!dirty && !isSubmitting && latest.version > shown.version) onNewer(latest);
  });
  return null;
};

/**
 * A card of settings that are saved together, over the version of the record that they were shown with. Members who may
 * not change them see the fields read-only, with the reason.
 */
export const RecordForm = <Values extends FormikValues, Shown extends Versioned>(
  props: RecordFormProps<Values, Shown>,
) => {
  const { title, intro, latest, valuesOf, validate, presentIn, readOnlyWhy, children } = props;
  const t = useTexts(settingsTexts);
  const toast = useToast();
  const form = useRef<FormikProps<Values>>(null);
  const [error, setError] = useState<string | null>(null);
  const edited = { record: latest, valuesOf, presentIn };
  const editing = useEdited<Values, Shown, Shown>(edited, (values, over = latest) =>
    props.save(over, values),
  );
  const { record: shown = latest, conflict, save, settle } = editing;
  /** Fills the form with a newer record; keeps what was typed after `typed`. */
  const show = (record: Shown, typed: Values) => {
    const values = valuesOf(record);
    const { ours } = mergedValues(typed, form.current?.values ?? typed, values);
    settle(record);
    form.current?.resetForm({ values });
    void form.current?.setValues(ours);
  };
  const submit = async (values: Values, over?: Shown) => {
    setError(null);
    try {
      show(await save(values, over), values);
      toast(t.saved);
    } catch (thrown) {
      if (thrown instanceof Disputed) return;
      markRefused(thrown, values, (field, why) => form.current?.setFieldError(field, why));
      setError(fieldErrorText(thrown, t.saveFailed));
    }
  };
  return (
    <Card title={title}>
      {intro !== undefined && <p className="-mt-2 mb-5 max-w-prose text-muted">{intro}</p>}
      <Formik
        {...(validate ? { validate } : {})}
        innerRef={form}
        initialValues={valuesOf(shown)}
        onSubmit={(values) => submit(values)}
      >
        <Form error={error}>
          <Following latest={latest} shown={shown} onNewer={(newer: Shown) => show(newer, valuesOf(shown))} />
          <fieldset disabled={readOnlyWhy !== null} className="flex min-w-0 flex-col gap-5">
            {children}
          </fieldset>
          <FormConflict conflict={conflict} settle={settle} submit={submit} />
          {readOnlyWhy === null ? <SaveButton /> : <p className="text-muted">{readOnlyWhy}</p>}
        </Form>
      </Formik>
    </Card>
  );
};
