import { useField } from 'formik';
import { useTexts } from '../../i18n/texts.ts';
import { parseHex, toHex } from '../../lib/colour/contrast.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import type { ColourFact } from './colour-facts.ts';
import { ColourNote } from './colour-note.tsx';
import { siteTexts } from './texts.ts';

interface ColourFieldProps {
  readonly name: 'primaryColor' | 'accentColor';
  readonly label: string;
  /** Shown in the colour picker while the text is not a colour. */
  readonly fallback: string;
  readonly fact: ColourFact | null;
}

/** A colour as text and in the browser's picker, with the shade that the public page uses. */
export const ColourField = ({ name, label, fallback, fact }: ColourFieldProps) => {
  const t = useTexts(siteTexts).look;
  const [field, { error }, { setValue }] = useField<string>(name);
  const colour = parseHex(field.value.trim());
  return (
    <Field label={label} hint={<ColourNote fact={fact} />} error={error} required>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t.pick(label)}
            value={colour ? toHex(colour) : fallback}
            onChange={(event) => void setValue(event.currentTarget.value)}
            className="size-11 shrink-0 cursor-pointer rounded-control border border-control bg-surface p-1 disabled:cursor-not-allowed"
          />
          <input
            {...field}
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            className={classNames(controlStyle, 'tabular')}
          />
        </div>
      )}
    </Field>
  );
};
