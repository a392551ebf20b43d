import { Formik, type FormikErrors, type FormikProps, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Drawer, useDrawerClose } from './drawer.tsx';
import { Form, FormActions } from './form.tsx';
import { FormConflict } from './form-conflict.tsx';
import { markRefused } from './refused-fields.ts';
import { uiTexts } from './texts.ts';
import { type ToastAction, useToast } from './toast.tsx';
import { Disputed, type Edited, useEdited } from './use-edited.ts';

interface DrawerFormProps<Values, Saved, Done> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly initialValues: Values;
  readonly validate: (values: Values) => FormikErrors<Values>;
  /** The record that the form changes; absent for a new one. */
  readonly edited?: Edited<Values, Saved> | undefined;
  /**
   * Saves the values over the record as it was at opening. The drawer closes on success and stays open when it throws.
   */
  readonly onSave: (values: Values, record: Saved | undefined) => Promise<Done>;
  /** Asked before it is done; nothing is in progress meanwhile. */
  readonly question?: ReactNode;
  /** The message when `onSave` throws, if any. */
  readonly errorText: (error: unknown) => string | null;
  /** Toast on success; a function when it depends on the result. */
  readonly doneText: string | ((done: Done) => string);
  /** What can still be done about it, for as long as the toast stands. */
  readonly doneAction?: (done: Done) => ToastAction;
  readonly saveLabel: string;
  /** "Annuler" if absent. */
  readonly cancelLabel?: string;
  /** Disables saving until something has changed. */
  readonly isEdit?: boolean;
  readonly onClose: () => void;
  /** Above the fields. */
  readonly intro?: ReactNode;
  /** Below the form's buttons. */
  readonly outro?: ReactNode;
  readonly children: ReactNode;
}

interface ActionProps
  extends Pick<DrawerFormProps<never, never, never>, 'saveLabel' | 'cancelLabel' | 'isEdit'> {
  readonly busy: boolean;
}

const Actions = ({ saveLabel, cancelLabel, isEdit = false, busy }: ActionProps) => {
  const t = useTexts(uiTexts);
  const close = useDrawerClose();
  const { dirty } = useFormikContext();
  return (
    <FormActions>
      <Button onClick={close} disabled={busy}>
        {cancelLabel ?? t.cancel}
      </Button>
      <Button type="submit" variant="primary" busy={busy} disabled={isEdit && !dirty}>
        {busy ? t.saving : saveLabel}
      </Button>
    </FormActions>
  );
};

/** A form in a drawer that creates or edits one record. */
export const DrawerForm = <Values extends FormikValues, Saved = never, Done = unknown>(
  props: DrawerFormProps<Values, Saved, Done>,
) => {
  const { title, description, initialValues, validate, onClose, intro, outro, children, ...actions } = props;
  const toast = useToast();
  const form = useRef<FormikProps<Values>>(null);
  const [error, setError] = useState<string | null>(null);
  const { question } = props;
  const { conflict, save, settle } = useEdited(props.edited, props.onSave);
  const submit = async (values: Values, over?: Saved) => {
    setError(null);
    try {
      const done = await save(values, over);
      const { doneText, doneAction } = props;
      toast(typeof doneText === 'string' ? doneText : doneText(done), doneAction?.(done));
      onClose();
    } catch (thrown) {
      if (thrown instanceof Disputed) return;
      markRefused(thrown, values, (field, why) => form.current?.setFieldError(field, why));
      setError(props.errorText(thrown));
    }
  };
  return (
    <Formik
      innerRef={form}
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => submit(values)}
    >
      {({ isSubmitting, dirty }) => (
        <Drawer
          title={title}
          description={description}
          saving={isSubmitting && !question}
          isChanged={dirty}
          onClose={onClose}
        >
          {intro}
          <Form error={error}>
            {children}
            <FormConflict conflict={conflict} settle={settle} submit={submit} />
            <Actions {...actions} busy={isSubmitting && !question} />
          </Form>
          {question}
          {outro}
        </Drawer>
      )}
    </Formik>
  );
};
