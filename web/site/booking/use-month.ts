import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { MonthCalendarProps } from './calendar/month-calendar.tsx';

export interface Month {
  /** The month, once its script has come. */
  readonly Calendar: ComponentType<MonthCalendarProps> | null;
  readonly hasFailed: boolean;
  /** Where it will stand: its script is fetched once that is near the screen. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** How near, as a part of the screen. */
const NEAR = '25%';

/** The month is a chunk of its own, so that a visitor who does not come to the form does not load it. */
export const useMonth = (): Month => {
  const place = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<Month['Calendar']>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import('./calendar/month-calendar.tsx').then(
          ({ MonthCalendar }) => setCalendar(() => MonthCalendar),
          () => setFailed(true),
        );
      },
      { rootMargin: NEAR },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, []);
  return { Calendar, hasFailed, place };
};
