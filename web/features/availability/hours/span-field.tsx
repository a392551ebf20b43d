import { X } from 'lucide-react';
import { useId } from 'react';
import { issueText } from '../../../../shared/domain/issues.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/control-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { hoursTexts } from './hours-texts.ts';
import type { Span, SpanFault } from './week-draft.ts';

interface SpanFieldProps {
  readonly span: Span;
  readonly day: string;
  /** Its place in the row, from 1. */
  readonly place: number;
  readonly fault: SpanFault | undefined;
  readonly onChange: (times: Partial<Pick<Span, 'startTime' | 'endTime'>>) => void;
  readonly onRemove: () => void;
}

/** A time input has no 24:00: the midnight that ends a day is its 00:00. */
const shownEnd = (time: string): string => (time === '24:00' ? '00:00' : time);
const typedEnd = (time: string): string => (time === '00:00' ? '24:00' : time);

/** Browsers may add seconds to what a time input holds. */
const wallTime = (value: string): string => value.slice(0, 5);

export const SpanField = ({ span, day, place, fault, onChange, onRemove }: SpanFieldProps) => {
  const t = useTexts(hoursTexts);
  const language = useLanguage();
  const faultId = useId();
  const input = {
    type: 'time',
    required: true,
    className: classNames(controlStyle, 'tabular max-sm:px-2 sm:w-32'),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? faultId : undefined,
  } as const;
  return (
    <div className="max-sm:w-full">
      <div className="flex items-center gap-1.5 max-sm:-mr-2.5">
        <input
          {...input}
          aria-label={t.startOf(day, place)}
          value={span.startTime}
          onChange={({ target }) => onChange({ startTime: wallTime(target.value) })}
        />
        <span className="text-muted">{t.to}</span>
        <input
          {...input}
          aria-label={t.endOf(day, place)}
          value={shownEnd(span.endTime)}
          onChange={({ target }) => onChange({ endTime: typedEnd(wallTime(target.value)) })}
        />
        <IconButton label={t.removeSpan(day, place)} icon={<X aria-hidden="true" />} onClick={onRemove} />
      </div>
      {span.capacity > 1 && <p className="mt-1 text-sm text-muted">{t.atOnce(span.capacity)}</p>}
      {fault && (
        <p id={faultId} role="alert" className="mt-1 text-sm font-medium text-danger">
          {fault === 'incomplete' ? t.incomplete : issueText(fault, language)}
        </p>
      )}
    </div>
  );
};
