import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { BoardColumn } from './board-columns.ts';
import { partSelector } from './board-parts.ts';
import { teamTexts } from './team-texts.ts';
import { scrollToColumn } from './use-start-place.ts';

interface PersonNavProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly columns: readonly BoardColumn[];
}

/** Which column a narrow board shows, as it is swiped. */
const useShownColumn = ({ board, columns }: PersonNavProps): number => {
  const [index, setIndex] = useState(0);
  const count = columns.length;
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const follow = () => {
      const width = element.querySelector(partSelector('column'))?.clientWidth ?? 0;
      if (width > 0) setIndex(Math.min(count - 1, Math.round(element.scrollLeft / width)));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [board, count]);
  return index;
};

/** On a phone: whose day is shown, and buttons to the others', beside the swipe. */
export const PersonNav = ({ board, columns }: PersonNavProps) => {
  const t = useTexts(teamTexts);
  const index = useShownColumn({ board, columns });
  const shown = columns[index];
  if (!shown) return null;
  const go = (to: BoardColumn | undefined) => () => {
    if (board.current && to) scrollToColumn(board.current, to.calendarId);
  };
  const [before, after] = [columns[index - 1], columns[index + 1]];
  return (
    <nav aria-label={t.people} className="flex items-center justify-between gap-2 px-2 pb-1 sm:hidden">
      <IconButton
        label={t.previousPerson}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={go(before)}
        disabled={!before}
      />
      <p aria-live="polite" className="min-w-0 truncate font-semibold">
        {t.personOf(shown.name, index + 1, columns.length)}
      </p>
      <IconButton
        label={t.nextPerson}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={go(after)}
        disabled={!after}
      />
    </nav>
  );
};
