import { type RefObject, useEffect, useRef } from 'react';
import type { SendForm } from './use-send-form.ts';

/** Moves the focus to the error: the form's message, else the first invalid input. */
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
    const inputs = errors.slotId ? '[name=slotId]' : '[aria-invalid]';
    form.current?.querySelector<HTMLElement>(message === null ? inputs : '[role=alert]')?.focus();
  }, [message, errors]);
  return form;
};
