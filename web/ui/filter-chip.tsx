import { X } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';
import { filterTexts } from './filter-texts.ts';

interface FilterChipProps {
  /** What the list is narrowed to, with the filter's name. */
  readonly text: string;
  readonly onClear: () => void;
}

/** That a list is narrowed: pressed, it is not any more. */
export const FilterChip = ({ text, onClear }: FilterChipProps) => {
  const t = useTexts(filterTexts);
  return (
    <button
      type="button"
      aria-label={t.takeOff(text)}
      onClick={onClear}
      className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-full border border-primary bg-soft px-3 text-sm font-semibold text-ink transition-colors duration-150"
    >
      <span className="min-w-0 truncate">{text}</span>
      <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
};
