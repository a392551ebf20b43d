import { useEffect, useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import type { SiteView } from '../view/site-view.ts';
import { type SlotDay, slotDays } from '../view/slot-days.ts';
import { fetchSlots } from './booking-calls.ts';

export interface FreeSlots {
  readonly days: readonly SlotDay[];
  readonly phase: 'ready' | 'loading' | 'failed';
  readonly reload: () => void;
}

interface Loaded {
  /** Service and attempt that the days belong to. */
  readonly of: string;
  readonly days: readonly SlotDay[];
  readonly failed: boolean;
}

/** The free slots of a service: first those that came with the page, then the server's. */
export const useFreeSlots = (view: SiteView, serviceId: string | null, language: Language): FreeSlots => {
  const { slotsUrl, days: served, serviceId: servedFor } = view.booking;
  const { timezone } = view.chat;
  const [attempt, setAttempt] = useState(0);
  const wanted = `${attempt} ${serviceId}`;
  const [loaded, setLoaded] = useState<Loaded>({
    of: served ? `0 ${servedFor}` : '',
    days: served ?? [],
    failed: false,
  });
  const isLoaded = loaded.of === wanted;

  useEffect(() => {
    if (isLoaded) return;
    const leaving = new AbortController();
    fetchSlots(slotsUrl, serviceId, language, leaving.signal)
      .then((slots) => setLoaded({ of: wanted, days: slotDays(slots, language, timezone), failed: false }))
      .catch(() => leaving.signal.aborted || setLoaded({ of: wanted, days: [], failed: true }));
    return () => leaving.abort();
  }, [isLoaded, wanted, slotsUrl, serviceId, language, timezone]);

  const phase = !isLoaded ? 'loading' : loaded.failed ? 'failed' : 'ready';
  return { days: isLoaded ? loaded.days : [], phase, reload: () => setAttempt((count) => count + 1) };
};
