import { holidayLabel } from '../../../../shared/domain/quebec-holidays.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';
import { formatInstant, formatPeriod, formatWallTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { closureTexts } from './closure-texts.ts';

type NamedClosure = Pick<Closure, 'from' | 'to' | 'startTime' | 'endTime' | 'label' | 'holiday'>;

/** A closure's label: its days and hours, its reason, or both. */
export const useClosureName = () => {
  const t = useTexts(closureTexts);
  const language = useLanguage();
  const longDate = (date: string) => formatInstant(`${date}T12:00:00Z`, 'longDate', language, 'UTC');
  const daysOf = ({ from, to, startTime, endTime }: NamedClosure): string => {
    const starts = startTime && formatWallTime(startTime, language);
    const ends = endTime && formatWallTime(endTime, language);
    if (from === to) {
      if (starts && ends) return t.onDays(longDate(from), t.fromTo(starts, ends));
      if (starts) return t.onDays(longDate(from), t.fromOn(starts));
      return ends ? t.onDays(longDate(from), t.upTo(ends)) : longDate(from);
    }
    if (!starts && !ends) return formatPeriod(from, to, language);
    const at = (date: string, time: string | undefined) =>
      time ? t.onDays(longDate(date), time) : longDate(date);
    return t.between(at(from, starts), at(to, ends));
  };
  return (closure: NamedClosure) => {
    const { label, holiday } = closure;
    const days = daysOf(closure);
    const reason = holiday ? holidayLabel(holiday, language) : (label ?? t.noReason);
    return { days, reason, name: t.named(days, reason) };
  };
};
