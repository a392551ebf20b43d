import { useEffect, useState } from 'react';

/** Whole seconds left until a moment (epoch milliseconds), updated each second; 0 from then on. */
export const useSecondsUntil = (moment: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
};
