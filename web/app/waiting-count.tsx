import { useWaitingRequests } from '../features/session/use-waiting-requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { appTexts } from './texts.ts';

/** The number of unanswered requests; "+" when there are more than were read. */
export const WaitingCount = () => {
  const t = useTexts(appTexts);
  const { count = 0, hasMore } = useWaitingRequests();
  if (count === 0) return null;
  const shown = `${count}${hasMore ? '+' : ''}`;
  return (
    <Badge tone="positive">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t.waiting(count, shown)}</span>
    </Badge>
  );
};
