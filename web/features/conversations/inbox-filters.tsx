import { CONVERSATION_MARKS } from '../../../shared/domain/conversation-marks.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { tagTexts } from '../../ui/tag-texts.ts';
import { markTexts } from './mark-texts.ts';
import type { InboxFilter } from './use-inbox-filter.ts';

const chip =
  'inline-flex min-h-11 items-center gap-1 rounded-full border px-3 text-sm transition-colors duration-150';
const off = 'border-line text-ink hover:bg-hover';
const on = 'border-primary bg-soft font-semibold text-ink';

/** A search and the filters of the list: each is pressed once to narrow it, and again to let go. */
export const InboxFilters = ({ filter }: { readonly filter: InboxFilter }) => {
  const t = useTexts(markTexts);
  const { onlyTag } = useTexts(tagTexts);
  const { search, mark, tag, setSearch, setMark, setTag } = filter;
  return (
    <search className="flex flex-col gap-3 border-b border-line p-4">
      <SearchInput label={t.search} value={search} onChange={(event) => setSearch(event.target.value)} />
      <fieldset aria-label={t.filters} className="flex flex-wrap gap-2">
        {CONVERSATION_MARKS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === mark}
            onClick={() => setMark(one === mark ? null : one)}
            className={classNames(chip, one === mark ? on : off)}
          >
            {t.marks[one]}
          </button>
        ))}
        {tag !== '' && <FilterChip text={onlyTag(tag)} onClear={() => setTag('')} />}
      </fieldset>
    </search>
  );
};
