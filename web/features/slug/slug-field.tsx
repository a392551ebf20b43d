import { useField, useFormikContext } from 'formik';
import { CircleCheck } from 'lucide-react';
import { isValidSlug } from '../../../shared/domain/slug.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { cleanSlug, type SlugState } from './slug-check.ts';
import { slugTexts } from './texts.ts';

interface SlugFieldProps {
  readonly state: SlugState;
  /** The server's error about this slug when the form was sent. */
  readonly refusal: string | null;
}

/** The text's ✅ as an icon, since not every system has a glyph for it; it is still read and copied. */
const Ticked = ({ text }: { text: string }) => (
  <span className="inline-flex items-center gap-1.5">
    {text.replace('✅', '')}
    <span className="sr-only">✅</span>
    <CircleCheck aria-hidden="true" className="size-4 text-positive" />
  </span>
);

/** The public address, with a hint on its availability. */
export const SlugField = ({ state, refusal }: SlugFieldProps) => {
  const t = useTexts(slugTexts);
  const [{ value }, , { setValue }] = useField<string>('slug');
  const wasSent = useFormikContext().submitCount > 0;
  const rule = value !== '' && !isValidSlug(value) ? (wasSent ? t.invalid : t.rule) : null;
  const hints = {
    unknown: t.hint,
    taken: t.hint,
    checking: t.checking,
    available: <Ticked text={t.available} />,
  };
  return (
    <TextField
      name="slug"
      label={t.label}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      required
      error={refusal ?? rule ?? (state === 'taken' ? t.taken : null)}
      hint={<span aria-live="polite">{hints[state]}</span>}
      onChange={(event) => void setValue(cleanSlug(event.currentTarget.value))}
    />
  );
};
