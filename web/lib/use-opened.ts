import { useState } from 'react';

/** Which of a screen's dialogs is open, and what it is about; null while none is. */
export const useOpened = <Opened>() => {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    opened,
    open: (next: Opened) => setOpened(() => next),
    close: () => setOpened(null),
  };
};
