import { useEffect, useRef } from 'react';
import { useLeaveTo } from '../../ui/leaving.ts';

const pathIn = (data: unknown): string | undefined => {
  const path: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'open') : undefined;
  return typeof path === 'string' && path.startsWith('/dashboard') ? path : undefined;
};

/** Opens what a pressed notification is about, in the dashboard that is open already. */
export const usePressedNotices = (): void => {
  const leaveTo = useLeaveTo();
  const latest = useRef(leaveTo);
  latest.current = leaveTo;
  useEffect(() => {
    // Absent over plain http.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const follow = ({ data }: MessageEvent) => {
      const path = pathIn(data);
      if (path) latest.current(path);
    };
    worker?.addEventListener('message', follow);
    worker?.startMessages();
    return () => worker?.removeEventListener('message', follow);
  }, []);
};
