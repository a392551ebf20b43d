import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { smallButton } from '../../parts/button-style.ts';
import { siteTexts } from '../../texts.ts';
import type { SiteView } from '../../view/site-view.ts';
import type { Choice } from '../use-free-slots.ts';
import { calendarTexts } from './calendar-texts.ts';
import { MonthGrid } from './month-grid.tsx';
import { useFreeDays } from './use-free-days.ts';

export interface MonthCalendarProps {
  readonly view: SiteView;
  readonly choice: Choice;
  /** Called with the first free time of the date that was picked. */
  readonly onPick: (startAt: string) => void;
}

/** The months in which the business has free days; a free one shows its times. */
export const MonthCalendar = ({ view, choice, onPick }: MonthCalendarProps) => {
  const t = useTexts(calendarTexts);
  const texts = useTexts(siteTexts).booking;
  const { days, hasFailed, retry } = useFreeDays(view.booking.apiBase, view.chat.slug, choice);
  const [moved, setMoved] = useState<string | null>(null);
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        <p>{texts.slotsFailed}</p>
        <button type="button" onClick={retry} className={smallButton}>
          {texts.retry}
        </button>
      </div>
    );
  const [first, last] = [days?.at(0)?.date, days?.at(-1)?.date];
  if (!days || !first || !last)
    return (
      <p role="status" className="text-sm text-muted">
        {days ? t.none : t.loading}
      </p>
    );
  const starts = new Map(days.map(({ date, startAt }) => [date, startAt]));
  const pick = (date: string) => {
    const startAt = starts.get(date);
    if (startAt !== undefined) onPick(startAt);
  };
  // What was moved to may lie outside of the days of another service.
  const current = moved !== null && moved >= first && moved <= last ? moved : first;
  return (
    <section aria-label={t.title}>
      <MonthGrid
        reach={{ first, last }}
        isFree={(date) => starts.has(date)}
        current={current}
        onMove={setMoved}
        onPick={pick}
      />
    </section>
  );
};
