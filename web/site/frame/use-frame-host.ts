import { useEffect, useRef, useState } from 'react';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { type FrameMessage, isHostMessage } from './frame-messages.ts';

export interface FrameHost {
  /** True once the page that frames this one has answered. */
  readonly present: boolean;
  readonly close: () => void;
  readonly tellBooking: (booking: PublicBooking) => void;
}

const GREETING: FrameMessage = { comptoir: 'ready' };

/** The page that frames this one, if our loader runs there. */
export const useFrameHost = (): FrameHost => {
  const origin = useRef<string | null>(null);
  const [present, setPresent] = useState(false);
  const tell = (message: FrameMessage) => {
    if (origin.current) window.parent.postMessage(message, origin.current);
  };

  useEffect(() => {
    if (window.parent === window) return;
    const listen = (event: MessageEvent) => {
      // A page without an origin (a local file) cannot be addressed.
      if (event.source !== window.parent || event.origin === 'null' || !isHostMessage(event.data)) return;
      origin.current = event.origin;
      setPresent(true);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && origin.current)
        window.parent.postMessage({ comptoir: 'close' } satisfies FrameMessage, origin.current);
    };
    window.addEventListener('message', listen);
    window.addEventListener('keydown', leave);
    // The greeting holds no data, so any host may receive it.
    window.parent.postMessage(GREETING, '*');
    return () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('keydown', leave);
    };
  }, []);

  return {
    present,
    close: () => tell({ comptoir: 'close' }),
    tellBooking: ({ bookingId, title, startAt, endAt }) =>
      tell({ comptoir: 'booking', booking: { bookingId, title, startAt, endAt } }),
  };
};
