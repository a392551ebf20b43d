import { type RefObject, useEffect, useRef } from 'react';

/** For what replaces a form: it takes the form's focus, and its beginning is what the window then shows. */
export const useBroughtIntoView = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return box;
};
