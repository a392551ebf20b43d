import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

interface MoreRowsProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly isValidating: boolean;
    readonly loadMore: () => void;
  };
  /** @default a text for rows of any kind */
  readonly label?: string;
  /** Whether the button is as wide as its list, as in a narrow column. */
  readonly isWide?: boolean;
}

/** Loads the next page of a list, where there is one. */
export const MoreRows = ({ list, label, isWide = false }: MoreRowsProps) => {
  const t = useTexts(uiTexts);
  if (!list.hasMore) return null;
  return (
    <div className="flex justify-end border-t border-line p-4">
      <Button {...(isWide ? { className: 'w-full' } : {})} onClick={list.loadMore} busy={list.isValidating}>
        {list.isValidating ? t.loading : (label ?? t.more)}
      </Button>
    </div>
  );
};
