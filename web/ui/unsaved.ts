import { useEffect } from 'react';

const unsaved = new Set<symbol>();

/** Whether the screen holds unsaved values. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Marks the screen as unsaved while `isUnsaved`. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol();
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [isUnsaved]);
};
