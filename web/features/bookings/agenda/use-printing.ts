import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What is shown then is drawn before the browser takes its picture. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const media = window.matchMedia('print');
    const ending = new AbortController();
    const { signal } = ending;
    const become = (is: boolean) => flushSync(() => setPrinting(is));
    window.addEventListener('beforeprint', () => become(true), { signal });
    window.addEventListener('afterprint', () => become(false), { signal });
    media.addEventListener('change', ({ matches }) => become(matches), { signal });
    return () => ending.abort();
  }, []);
  return isPrinting;
};
