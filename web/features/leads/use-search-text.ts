import { useEffect, useRef, useState } from 'react';

const pauseMs = 150;

/**
 * The text of a search box whose value is kept in the address. The router commits an address in a transition, too
 * late for a controlled input, which then drops keys: the box holds its own text and writes it at a pause. A value
 * that changes from elsewhere (a cleared filter) is taken over, unless something was just typed.
 */
export const useSearchText = (value: string, write: (text: string) => void) => {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  });
  useEffect(() => {
    if (timer.current === undefined) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latestWrite.current(next);
    }, pauseMs);
  };
  return { text, change };
};
