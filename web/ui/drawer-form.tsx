import { Formik, type FormikErrors, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';
import { Form, FormActions } from './form.tsx';
import { uiTexts } from './texts.ts';
import { useToast } from './toast.tsx';

interface DrawerFormProps<Values> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly initialValues: Values;
  readonly validate: (values: Values) => FormikErrors<Values>;
  /** Sends the values. The drawer closes when it is done and stays open, with the error, when it throws. */
  readonly onSave: (values: Values) => Promise<unknown>;
  /** What to say when `onSave` throws. */
  readonly errorText: (error: unknown) => string;
  /** Said in passing once it is saved. */
  readonly doneText: string;
  readonly saveLabel: string;
  /** "Annuler" if absent. */
  readonly cancelLabel?: string;
  /** Nothing to save until something was changed. */
  readonly isEdit?: boolean;
  readonly onClose: () => void;
  /** Above the fields. */
  readonly intro?: ReactNode;
  /** Below the form's buttons. */
  readonly outro?: ReactNode;
  readonly children: ReactNode;
}

type ActionProps = Pick<DrawerFormProps<never>, 'saveLabel' | 'cancelLabel' | 'isEdit' | 'onClose'>;

const Actions = ({ saveLabel, cancelLabel, isEdit = false, onClose }: ActionProps) => {
  const t = useTexts(uiTexts);
  const { isSubmitting, dirty } = useFormikContext();
  return (
    <FormActions>
      <Button onClick={onClose} disabled={isSubmitting}>
        {cancelLabel ?? t.cancel}
      </Button>
      <Button type="submit" variant="primary" busy={isSubmitting} disabled={isEdit && !dirty}>
        {isSubmitting ? t.saving : saveLabel}
      </Button>
    </FormActions>
  );
};

/** Creating or editing one thing in a drawer, from its first values to the word that it is saved. */
export const DrawerForm = <Values extends FormikValues>(props: DrawerFormProps<Values>) => {
  const { title, description, initialValues, validate, onClose, intro, outro, children, ...actions } = props;
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const save = async (values: Values) => {
    setError(null);
    try {
      await props.onSave(values);
      toast(props.doneText);
      onClose();
    } catch (thrown) {
      setError(props.errorText(thrown));
    }
  };
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={save}>
      {({ isSubmitting }) => (
        <Drawer title={title} description={description} saving={isSubmitting} onClose={onClose}>
          {intro}
          <Form error={error}>
            {children}
            <Actions {...actions} onClose={onClose} />
          </Form>
          {outro}
        </Drawer>
      )}
    </Formik>
  );
};
