import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PublicDay } from '../../../../shared/schemas/slot.ts';
import { formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { calendarTexts } from './calendar-texts.ts';
import { stepButton } from './step-button.ts';

interface DayHeadingProps {
  readonly days: readonly PublicDay[];
  readonly chosen: string;
  readonly onPick: (date: string) => void;
}

/** The day whose times follow, between the free days before and after it. */
export const DayHeading = ({ days, chosen, onPick }: DayHeadingProps) => {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const before = days.findLast(({ date }) => date < chosen)?.date;
  const after = days.find(({ date }) => date > chosen)?.date;
  const step = (date: string | undefined) => () => date !== undefined && onPick(date);
  return (
    <div className="mt-3 flex items-center justify-between border-t border-line pt-3">
      <button
        type="button"
        aria-label={t.freeBefore}
        disabled={before === undefined}
        onClick={step(before)}
        className={stepButton}
      >
        <ChevronLeft aria-hidden="true" size={18} />
      </button>
      <p aria-live="polite" className="text-base font-semibold first-letter:uppercase">
        {formatDay(chosen, language)}
      </p>
      <button
        type="button"
        aria-label={t.freeAfter}
        disabled={after === undefined}
        onClick={step(after)}
        className={stepButton}
      >
        <ChevronRight aria-hidden="true" size={18} />
      </button>
    </div>
  );
};
