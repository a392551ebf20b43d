import { controlStyle } from '../../ui/control-style.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

/** A read-only text to copy. */
export const SecretField = ({ label, value, hint }: SecretFieldProps) => (
  <Field label={label} hint={hint}>
    {({ required: _, ...control }) => (
      <span className="flex items-start gap-2">
        <input
          {...control}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className={`${controlStyle} font-mono`}
        />
        <CopyButton text={value} what={label} />
      </span>
    )}
  </Field>
);
