import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { settingsTexts } from './texts.ts';

interface MoreRowsProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly isValidating: boolean;
    readonly loadMore: () => void;
  };
}

/** The next page of a list, where there is one. */
export const MoreRows = ({ list }: MoreRowsProps) => {
  const t = useTexts(settingsTexts);
  if (!list.hasMore) return null;
  return (
    <div className="flex justify-end border-t border-line p-4">
      <Button onClick={list.loadMore} busy={list.isValidating}>
        {list.isValidating ? t.loadingMore : t.more}
      </Button>
    </div>
  );
};
