import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { type BoardDay, heightOf, topOf } from './board-day.ts';

/** The hours beside the columns; it stays in view while they scroll. */
export const HourRail = ({ day }: { day: BoardDay }) => {
  const language = useLanguage();
  return (
    <div aria-hidden="true" className="sticky left-0 z-40 w-18 shrink-0 bg-surface">
      <div className="sticky top-0 z-10 h-14 max-sm:hidden border-b border-line bg-surface" />
      <div className="relative" style={{ height: heightOf(day.end - day.start) }}>
        {day.hours.map((hour) => (
          <span
            key={hour}
            className="absolute right-1.5 -translate-y-1/2 whitespace-nowrap text-xs text-muted tabular first:translate-y-0"
            style={{ top: topOf(day, hour) }}
          >
            {formatInstant(new Date(hour).toISOString(), 'time', language, day.timezone)}
          </span>
        ))}
      </div>
    </div>
  );
};
