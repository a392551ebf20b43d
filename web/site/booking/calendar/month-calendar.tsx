import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { smallButton } from '../../parts/button-style.ts';
import { siteTexts } from '../../texts.ts';
import type { SiteView } from '../../view/site-view.ts';
import type { SlotDay } from '../../view/slot-days.ts';
import type { Choice, FreeSlots } from '../use-free-slots.ts';
import { calendarTexts } from './calendar-texts.ts';
import { DayHeading } from './day-heading.tsx';
import { within } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { useFreeDays } from './use-free-days.ts';

export interface MonthCalendarProps {
  readonly view: SiteView;
  readonly choice: Choice;
  readonly slots: FreeSlots;
  /** The day whose times are shown; null while they load, or where nothing is free. */
  readonly shown: SlotDay | null;
}

/** The months in which the business has free days; a free one shows its times, below its name. */
export const MonthCalendar = ({ view, choice, slots, shown }: MonthCalendarProps) => {
  const t = useTexts(calendarTexts);
  const texts = useTexts(siteTexts).booking;
  const { days, hasFailed, retry } = useFreeDays(view.booking.apiBase, view.chat.slug, choice);
  const [moved, setMoved] = useState<string | null>(null);
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        <p>{t.failed}</p>
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
  const chosen = shown?.date ?? days.find(({ startAt }) => startAt === slots.start)?.date ?? null;
  const pick = (date: string) => {
    const startAt = starts.get(date);
    if (startAt === undefined) return;
    setMoved(date);
    slots.startFrom(startAt);
  };
  const reach = { first, last };
  return (
    <section aria-label={t.title}>
      <MonthGrid
        reach={reach}
        isFree={(date) => starts.has(date)}
        chosen={chosen}
        current={within(moved ?? chosen ?? first, reach)}
        onMove={setMoved}
        onPick={pick}
      />
      {chosen !== null && <DayHeading days={days} chosen={chosen} onPick={pick} />}
    </section>
  );
};
