import { useEffect, useState } from 'react';

/** A value, debounced by `pauseMs`. */
export const useSettled = <Value>(value: Value, pauseMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};
