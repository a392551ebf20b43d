import { X } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';
import { tagTexts } from './tag-texts.ts';

/** That a list is narrowed to a tag: pressed, it is not any more. */
export const TagFilter = ({ tag, onClear }: { readonly tag: string; readonly onClear: () => void }) => {
  const t = useTexts(tagTexts);
  return (
    <button
      type="button"
      aria-label={t.withoutTag(tag)}
      onClick={onClear}
      className="inline-flex min-h-11 items-center gap-1 rounded-full border border-primary bg-soft px-3 text-sm font-semibold text-ink transition-colors duration-150"
    >
      {t.onlyTag(tag)}
      <X aria-hidden="true" className="size-4 text-muted" />
    </button>
  );
};
