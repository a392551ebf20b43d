import { type ComponentType, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { smallButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import type { MonthCalendarProps } from './calendar/month-calendar.tsx';
import { DaysLooks } from './days-looks.tsx';
import type { Choice, FreeSlots } from './use-free-slots.ts';
import { useHydrated } from './use-hydrated.ts';

interface DateChoiceProps {
  readonly view: SiteView;
  readonly choice: Choice;
  readonly slots: FreeSlots;
}

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/**
 * Opens a month to choose a date from; its script comes with the first press. Without JavaScript there are buttons to
 * earlier days.
 */
export const DateChoice = ({ view, choice, slots }: DateChoiceProps) => {
  const texts = useTexts(siteTexts).booking;
  const hydrated = useHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<Phase>('closed');
  const [Month, setMonth] = useState<ComponentType<MonthCalendarProps> | null>(null);
  if (!hydrated) return <DaysLooks days={view.booking.paging.before} />;
  const toggle = async () => {
    if (phase === 'open') return setPhase('closed');
    setPhase('loading');
    try {
      const { MonthCalendar } = await import('./calendar/month-calendar.tsx');
      setMonth(() => MonthCalendar);
      setPhase('open');
    } catch {
      setPhase('failed');
    }
  };
  const pick = (startAt: string) => {
    slots.startFrom(startAt);
    setPhase('closed');
    opener.current?.focus();
  };
  return (
    <div className="mb-4 space-y-3">
      <div className="flex flex-wrap gap-2">
        <button
          ref={opener}
          type="button"
          aria-expanded={phase === 'open'}
          disabled={phase === 'loading'}
          onClick={toggle}
          className={smallButton}
        >
          {texts.chooseDate}
        </button>
        {slots.isLater && (
          <button type="button" onClick={() => slots.startFrom(null)} className={smallButton}>
            {texts.earliest}
          </button>
        )}
      </div>
      {phase === 'failed' && (
        <p role="alert" className="text-sm">
          {texts.slotsFailed}
        </p>
      )}
      {phase === 'open' && Month && <Month view={view} choice={choice} onPick={pick} />}
    </div>
  );
};
