import { useWaitingRequests } from '../features/session/use-waiting-requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { appTexts } from './texts.ts';

/** The number of unanswered requests. */
export const WaitingCount = () => {
  const t = useTexts(appTexts);
  const { count, hasMore, error } = useWaitingRequests();
  return <CountBadge count={count} hasMore={hasMore} error={error} label={t.waiting} tone="positive" />;
};
