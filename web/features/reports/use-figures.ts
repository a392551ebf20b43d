import { localeOf } from '../../../shared/domain/language.ts';
import { useLanguage } from '../../i18n/language.tsx';

/** Counts and parts as the reader writes them. */
export const useFigures = () => {
  const locale = localeOf(useLanguage());
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    count: (value: number): string => new Intl.NumberFormat(locale).format(value),
    part: (value: number): string => percent.format(value),
  };
};
