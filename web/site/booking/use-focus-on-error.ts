import { type RefObject, useEffect, useRef } from 'react';
import type { SendForm } from './use-send-form.ts';

/** Moves the focus to the error: the first invalid input, which may be screens below the form's message, else that. */
export const useFocusOnError = ({
  message,
  errors,
}: Pick<SendForm<unknown, unknown>, 'message' | 'errors'>): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const settled = useRef(false);
  useEffect(() => {
    const isFirst = !settled.current;
    settled.current = true;
    if (isFirst && message === null) return;
    const input = errors.slotId ? '[name=slotId]' : '[aria-invalid]';
    const [first] = [input, '[role=alert]'].flatMap(
      (one) => form.current?.querySelector<HTMLElement>(one) ?? [],
    );
    first?.focus();
  }, [message, errors]);
  return form;
};
