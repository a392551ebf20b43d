import { CONVERSATION_MARKS, type ConversationMark } from '../../../shared/domain/conversation-marks.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import { MAX_TAG } from '../../../shared/domain/tags.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';

/**
 * What the list is narrowed to, kept in the URL: `?q=`, `?mark=`, `?tag=`; the open conversation stays open. A mark
 * and a tag can be combined; a search clears both, and choosing either clears the search.
 */
export const useInboxFilter = () => {
  const { params, change } = useAddressParams();
  const search = (params.get('q') ?? '').slice(0, MAX.search);
  const isSearch = search.trim() !== '';
  const mark = isSearch ? null : (CONVERSATION_MARKS.find((one) => one === params.get('mark')) ?? null);
  const tag = isSearch ? '' : (params.get('tag') ?? '').slice(0, MAX_TAG);
  return {
    search,
    mark,
    tag,
    isFiltered: isSearch || mark !== null || tag !== '',
    setSearch: (q: string) => change({ q, mark: '', tag: '' }),
    setMark: (one: ConversationMark | null) => change({ q: '', mark: one ?? '' }),
    setTag: (one: string) => change({ q: '', tag: one }),
    clear: () => change({ q: '', mark: '', tag: '' }),
  };
};

export type InboxFilter = ReturnType<typeof useInboxFilter>;
