import { Form as FormikForm, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import { classNames } from './class-names.ts';
import { focusInView } from './focus-in-view.ts';
import { useUnsaved } from './unsaved.ts';

interface FormProps {
  /** Why sending failed, in the reader's terms. */
  readonly error?: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Inside `<Formik>`: replaces the browser's validation, shows the error of sending, and focuses the first invalid
 * field. Values that differ from the initial ones count as unsaved.
 */
export const Form = ({ error, className, children }: FormProps) => {
  const form = useRef<HTMLDivElement>(null);
  const { submitCount, isValid, isSubmitting, isValidating, dirty } = useFormikContext();
  useUnsaved(dirty);
  const focused = useRef(0);
  useEffect(() => {
    if (submitCount === focused.current || isValidating || isSubmitting) return;
    focused.current = submitCount;
    const invalid = isValid ? null : form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) focusInView(invalid);
  }, [submitCount, isValid, isSubmitting, isValidating]);
  return (
    <FormikForm noValidate>
      <div ref={form} className={classNames('flex flex-col gap-5', className)}>
        {children}
        {error && <Alert>{error}</Alert>}
      </div>
    </FormikForm>
  );
};

/** The row of buttons at a form's end; the main one last. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap justify-end gap-2">{children}</div>
);
