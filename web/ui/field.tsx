import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from './texts.ts';
import { useCut } from './use-cut.ts';

/** Attributes that link a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly required?: boolean | undefined;
  /** Says "facultatif" beside the label. */
  readonly optional?: boolean | undefined;
}

/** Label, hint and error around one control. The Formik fields use it; filters may use it directly. */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  optional = false,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) => {
  const t = useTexts(uiTexts);
  const { place, cutAt } = useCut<HTMLDivElement>();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint !== undefined && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div ref={place} className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> ({t.optional})</span>}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-muted">
          {hint}
        </p>
      )}
      <p role="status" className="text-muted empty:hidden">
        {cutAt !== null && t.cut(cutAt)}
      </p>
      {error && (
        <p id={errorId} className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
