import { useState } from 'react';

/**
 * A ref for a field that the server rendered with a value: tells once what a visitor wrote or chose before the script
 * came. Hydration leaves it in the field, but tells nobody.
 */
export const useEarlyValue = (rendered: string, onEarly: (value: string) => void) => {
  const [ref] = useState(() => (field: HTMLTextAreaElement | HTMLSelectElement | null) => {
    if (field && field.value !== rendered) onEarly(field.value);
  });
  return ref;
};
