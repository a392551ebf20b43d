import { useEffect } from 'react';

const unsaved = new Set<symbol>();

/** Whether something typed on the screen would be lost with it. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Tells that what is typed here is not saved, while `isUnsaved`. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol();
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [isUnsaved]);
};
