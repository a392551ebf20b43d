import { useEffectEvent, useLayoutEffect } from 'react';
import { hasSingleKeys } from '../features/palette/single-keys.ts';

/** Where a new booking is made. */
export const NEW_BOOKING = '/dashboard/bookings?new=1';

/** What a key asks for. */
export type Asked = 'palette' | 'shortcuts' | 'booking';

const SINGLE: Readonly<Record<string, Asked>> = { '?': 'shortcuts', n: 'booking', N: 'booking' };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="listbox"]'));

/** What a press asks for; nothing while a dialog is open, and of single keys nothing while somebody types. */
const askedBy = (event: KeyboardEvent): Asked | undefined => {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return undefined;
  if (event.metaKey || event.ctrlKey)
    return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'palette' : undefined;
  return isTyping(event.target) || !hasSingleKeys() ? undefined : SINGLE[event.key];
};

/** Calls `ask` for each shortcut that is pressed, wherever the focus is. */
export const useShortcuts = (ask: (asked: Asked) => void): void => {
  const answer = useEffectEvent(ask);
  // In a layout effect: whoever sees the page may press at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      answer(asked);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
