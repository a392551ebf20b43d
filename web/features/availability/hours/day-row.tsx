import { Copy, Plus } from 'lucide-react';
import { formatWeekday } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { hoursTexts } from './hours-texts.ts';
import { SpanField } from './span-field.tsx';
import {
  addBreak,
  addSpan,
  canAdd,
  canBreak,
  changeSpan,
  type Row,
  removeSpan,
  type SpanFault,
  spansOn,
  type WeekDraft,
} from './week-draft.ts';

interface DayRowProps {
  readonly draft: WeekDraft;
  readonly row: Row;
  readonly faults: ReadonlyMap<string, SpanFault>;
  readonly onEdit: (draft: WeekDraft) => void;
  /** Absent where there is no other day. */
  readonly onCopy?: () => void;
}

/** One day of the grid: its spans, and what can be done with them. */
export const DayRow = ({ draft, row, faults, onEdit, onCopy }: DayRowProps) => {
  const t = useTexts(hoursTexts);
  const day = formatWeekday(row.dayOfWeek, useLanguage());
  const spans = spansOn(draft, row);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 border-t border-line px-5 py-2 sm:grid-cols-[7rem_1fr_auto]">
      <h3 className="flex min-h-11 items-center font-medium">{day}</h3>
      <div className="flex min-w-0 flex-wrap items-start gap-x-5 gap-y-2 max-sm:order-last max-sm:col-span-2">
        {spans.length === 0 && <p className="flex min-h-11 items-center text-muted">{t.closed}</p>}
        {spans.map((span, index) => (
          <SpanField
            key={span.key}
            span={span}
            day={day}
            place={index + 1}
            fault={faults.get(span.key)}
            onChange={(times) => onEdit(changeSpan(draft, span.key, times))}
            onRemove={() => onEdit(removeSpan(draft, span.key))}
          />
        ))}
        {canBreak(draft, row) && (
          <Button aria-label={t.pauseOn(day)} onClick={() => onEdit(addBreak(draft, row))}>
            {t.pause}
          </Button>
        )}
      </div>
      <div className="flex justify-end">
        <IconButton
          label={t.add(day)}
          icon={<Plus aria-hidden="true" />}
          disabled={!canAdd(draft, row)}
          onClick={() => onEdit(addSpan(draft, row))}
        />
        {onCopy && <IconButton label={t.copyDay(day)} icon={<Copy aria-hidden="true" />} onClick={onCopy} />}
      </div>
    </li>
  );
};
