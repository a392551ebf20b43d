import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls `onEnd` once a component was there for so many milliseconds, those left out in which it was held. */
export const useTimeLeft = (milliseconds: number, isHeld: boolean, onEnd: () => void): void => {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const since = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);
};

/** Whether a component has been there for so many milliseconds. */
export const useHasPassed = (milliseconds: number): boolean => {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
};
