import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../shared/domain/duration.ts';

/** The present moment in epoch milliseconds, once a minute. */
export const useMinute = (): number => {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};
