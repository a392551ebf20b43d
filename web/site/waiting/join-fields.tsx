import { DAY_PARTS } from '../../../shared/domain/day-part.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import { formatWeekday } from '../../i18n/format.ts';
import type { WaitlistInput } from '../input/waiting-input.ts';
import { controlStyle } from '../parts/control-style.ts';
import { waitingTexts } from './waiting-texts.ts';

export interface FieldsProps {
  readonly input: WaitlistInput;
}

const errorOf = ({ formError }: WaitlistInput, name: string): string | undefined =>
  formError?.issues?.find(({ path }) => path === name || path.startsWith(`${name}[`))?.message;

const FieldError = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} className="mt-1.5 text-sm text-danger">
      {text}
    </p>
  );

interface FieldProps extends FieldsProps {
  readonly name: 'name' | 'email' | 'from' | 'to';
  readonly label: string;
  readonly type: 'text' | 'email' | 'date';
  readonly fallback?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

const Field = ({ input, name, label, fallback = '', ...rest }: FieldProps) => {
  const error = errorOf(input, name);
  return (
    <div className="min-w-0">
      <label htmlFor={`wait-${name}`} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        {...(rest.type === 'date' ? { min: input.today } : {})}
        {...rest}
        id={`wait-${name}`}
        name={name}
        required
        defaultValue={input.values?.[name] ?? fallback}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `wait-${name}-error` : undefined}
        className={controlStyle}
      />
      <FieldError id={`wait-${name}-error`} text={error} />
    </div>
  );
};

const Box = (props: { readonly name: string; readonly label: string; readonly checked: boolean }) => (
  <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3 text-sm font-medium hover:bg-hover has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
    <input type="checkbox" name={props.name} defaultChecked={props.checked} className="size-4" />
    {props.label}
  </label>
);

interface BoxesProps extends FieldsProps {
  readonly legend: string;
  readonly hint: string;
  readonly issue: string;
  readonly boxes: ReadonlyArray<{ readonly name: string; readonly label: string }>;
}

const Boxes = ({ input, legend, hint, issue, boxes }: BoxesProps) => (
  <fieldset className="min-w-0">
    <legend className="text-sm font-medium">{legend}</legend>
    <p className="mb-2 text-sm text-muted">{hint}</p>
    <div className="flex flex-wrap gap-2">
      {boxes.map(({ name, label }) => (
        <Box key={name} name={name} label={label} checked={Boolean(input.values?.[name])} />
      ))}
    </div>
    <FieldError id={`wait-${issue}-error`} text={errorOf(input, issue)} />
  </fieldset>
);

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** When the visitor would be free. */
export const WhenFields = ({ input }: FieldsProps) => {
  const language: Language = input.language;
  const texts = waitingTexts[language];
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-base font-semibold">{texts.join.days}</legend>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field input={input} name="from" type="date" label={texts.join.from} fallback={input.today} />
          <Field input={input} name="to" type="date" label={texts.join.to} fallback={input.last} />
        </div>
      </fieldset>
      <Boxes
        input={input}
        legend={texts.join.weekdays}
        hint={texts.join.allDays}
        issue="weekdays"
        boxes={WEEK.map((day) => ({ name: `day${day}`, label: formatWeekday(day, language) }))}
      />
      <Boxes
        input={input}
        legend={texts.join.parts}
        hint={texts.join.allParts}
        issue="dayParts"
        boxes={DAY_PARTS.map((part) => ({ name: part, label: texts.parts[part] }))}
      />
    </>
  );
};

/** How to reach the visitor, and their consent. */
export const ContactFields = ({ input }: FieldsProps) => {
  const texts = waitingTexts[input.language].join;
  const error = errorOf(input, 'consent');
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="mb-2 text-base font-semibold">{texts.you}</legend>
      <Field
        input={input}
        name="name"
        type="text"
        label={texts.name}
        autoComplete="name"
        maxLength={MAX.name}
      />
      <Field
        input={input}
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        maxLength={MAX.email}
      />
      <label className="flex items-start gap-3 text-sm">
        <input
          type="checkbox"
          name="consent"
          required
          defaultChecked={Boolean(input.values?.consent)}
          aria-describedby={error ? 'wait-consent-error' : undefined}
          className="mt-1 size-4 shrink-0"
        />
        <span>{texts.consent(input.config.name)}</span>
      </label>
      <FieldError id="wait-consent-error" text={error} />
    </fieldset>
  );
};
