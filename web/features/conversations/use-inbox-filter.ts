import { CONVERSATION_MARKS, type ConversationMark } from '../../../shared/domain/conversation-marks.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';

/** What the list is narrowed to, kept in the URL: `?q=`, `?mark=`, `?tag=`; the open conversation stays open. */
export const useInboxFilter = () => {
  const { params, change, set } = useAddressParams();
  const search = params.get('q') ?? '';
  const mark = CONVERSATION_MARKS.find((one) => one === params.get('mark')) ?? null;
  const tag = params.get('tag') ?? '';
  return {
    search,
    mark,
    tag,
    isFiltered: search.trim() !== '' || mark !== null || tag !== '',
    setSearch: (words: string) => set('q', words),
    setMark: (one: ConversationMark | null) => set('mark', one ?? ''),
    setTag: (one: string) => set('tag', one),
    clear: () => change({ q: '', mark: '', tag: '' }),
  };
};

export type InboxFilter = ReturnType<typeof useInboxFilter>;
