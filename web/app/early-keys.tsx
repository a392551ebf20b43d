import { useLayoutEffect } from 'react';

interface EarlyKeysProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/**
 * Stands in for a field that still loads: keeps what is typed for it, so that no key is lost or taken for a shortcut.
 */
export const EarlyKeys = ({ typed, onType, onClose }: EarlyKeysProps) => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.ctrlKey || event.isComposing) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') onType(typed.slice(0, -1));
      else if (event.key.length === 1) onType(typed + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
  return null;
};
