import { useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const addedBy = ({ data, dataTransfer }: InputEvent): string => data ?? dataTransfer?.getData('text') ?? '';

/** The characters that a control would hold, did it take all. */
const lengthWith = (added: string, { value, selectionStart, selectionEnd }: Control): number =>
  value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + added.length;

/**
 * How many characters the control inside of a place takes, once more were typed or pasted there: the browser leaves out
 * the rest without a word. Null again with the next text that fits.
 */
export const useCut = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const [cutAt, setCutAt] = useState<number | null>(null);
  useEffect(() => {
    const box = place.current;
    const look = (event: InputEvent) => {
      const { target } = event;
      if (!isControl(target) || target.maxLength < 0) return;
      setCutAt(lengthWith(addedBy(event), target) > target.maxLength ? target.maxLength : null);
    };
    box?.addEventListener('beforeinput', look);
    return () => box?.removeEventListener('beforeinput', look);
  }, []);
  return { place, cutAt };
};
