import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const pathIn = (data: unknown): string | undefined => {
  const path: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'open') : undefined;
  return typeof path === 'string' && path.startsWith('/dashboard') ? path : undefined;
};

/** Opens what a pressed notification is about, in the dashboard that is open already. */
export const usePressedNotices = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    // Absent over plain http.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const follow = ({ data }: MessageEvent) => {
      const path = pathIn(data);
      if (path) void navigate(path);
    };
    worker?.addEventListener('message', follow);
    worker?.startMessages();
    return () => worker?.removeEventListener('message', follow);
  }, [navigate]);
};
