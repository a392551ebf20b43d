import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { liveTexts } from './live-texts.ts';
import { useLive } from './use-live.ts';

/** The number of unread conversations; "+" when there may be more than were read. */
export const UnreadCount = () => {
  const t = useTexts(liveTexts);
  const live = useLive();
  const count = live?.unread.length ?? 0;
  if (count === 0) return null;
  const shown = `${count}${live?.isMore ? '+' : ''}`;
  return (
    <Badge tone="info">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t.unread(count, shown)}</span>
    </Badge>
  );
};
