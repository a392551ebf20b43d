import { getIn } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;

interface ConflictNoticeProps {
  readonly fields: readonly string[];
  readonly ours: Values;
  readonly theirs: Values;
  readonly onOurs: () => void;
  readonly onTheirs: () => void;
}

interface Line {
  readonly field: string;
  readonly label: string;
  readonly ours: string;
  readonly theirs: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement | null | undefined, field: string): Control | null => {
  const found = form?.elements.namedItem(field);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
    ? found
    : null;
};

/** A value as its field displays it. */
const shown = (control: Control | null, value: unknown, words: (typeof uiTexts)['fr']): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const option =
    control instanceof HTMLSelectElement && [...control.options].find((one) => one.value === text);
  return (option ? option.textContent : text) || words.blank;
};

/** Shows another member's saved values beside the form's, for the user to choose one. */
export const ConflictNotice = ({ fields, ours, theirs, onOurs, onTheirs }: ConflictNoticeProps) => {
  const t = useTexts(uiTexts);
  const place = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const lineOf = (field: string): Line => {
      const control = controlOf(form, field);
      return {
        field,
        label: control?.labels?.[0]?.textContent ?? field,
        ours: shown(control, getIn(ours, field), t),
        theirs: shown(control, getIn(theirs, field), t),
      };
    };
    setLines(fields.map(lineOf));
  }, [fields, ours, theirs, t]);
  return (
    <div ref={place} className="flex flex-col gap-3">
      <Alert tone="warn">{t.conflict}</Alert>
      {lines.map(({ field, label, ours: our, theirs: their }) => (
        <dl
          key={field}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-control bg-bg p-4"
        >
          <dt className="col-span-2 font-semibold">{label}</dt>
          <dd className="text-muted">{t.theirs}</dd>
          <dd className="break-words whitespace-pre-line">{their}</dd>
          <dd className="text-muted">{t.ours}</dd>
          <dd className="break-words whitespace-pre-line">{our}</dd>
        </dl>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTheirs}>{t.takeTheirs}</Button>
        <Button onClick={onOurs}>{t.keepOurs}</Button>
      </div>
    </div>
  );
};
