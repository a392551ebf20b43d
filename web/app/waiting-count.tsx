import { useWaitingRequests } from '../features/session/use-waiting-requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { NavCount } from './nav-count.tsx';
import { appTexts } from './texts.ts';

/** The number of unanswered requests. */
export const WaitingCount = () => {
  const t = useTexts(appTexts);
  const { count = 0, hasMore } = useWaitingRequests();
  return <NavCount count={count} hasMore={hasMore} label={t.waiting} />;
};
