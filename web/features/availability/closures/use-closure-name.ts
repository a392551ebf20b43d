import { holidayLabel } from '../../../../shared/domain/quebec-holidays.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';
import { formatInstant, formatPeriod } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { closureTexts } from './closure-texts.ts';

/** How a closure is called: its days, its reason, both together. */
export const useClosureName = () => {
  const t = useTexts(closureTexts);
  const language = useLanguage();
  return ({ from, to, label, holiday }: Pick<Closure, 'from' | 'to' | 'label' | 'holiday'>) => {
    const days =
      from === to
        ? formatInstant(`${from}T12:00:00Z`, 'longDate', language, 'UTC')
        : formatPeriod(from, to, language);
    const reason = holiday ? holidayLabel(holiday, language) : (label ?? t.noReason);
    return { days, reason, name: t.named(days, reason) };
  };
};
