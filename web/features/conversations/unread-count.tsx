import { useTexts } from '../../i18n/texts.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { liveTexts } from './live-texts.ts';
import { useLive } from './use-live.ts';

/** The number of unread conversations; "+" when there may be more than were read. */
export const UnreadCount = () => {
  const t = useTexts(liveTexts);
  const { live, error } = useLive();
  return (
    <CountBadge
      count={live?.unread.length}
      hasMore={live?.isMore ?? false}
      error={error}
      label={t.unread}
      tone="info"
    />
  );
};
