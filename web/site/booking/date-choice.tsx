import { useTexts } from '../../i18n/texts.ts';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import type { MonthCalendarProps } from './calendar/month-calendar.tsx';
import { DaysLooks } from './days-looks.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { Month } from './use-month.ts';

interface DateChoiceProps extends MonthCalendarProps {
  readonly view: SiteView;
  readonly month: Month;
}

/** The month to choose a date from; without JavaScript buttons to earlier days. */
export const DateChoice = ({ month: { Calendar, hasFailed, place }, ...props }: DateChoiceProps) => {
  const texts = useTexts(siteTexts).booking;
  const { serviceId, personId } = props.choice;
  if (!useHydrated())
    return (
      <div ref={place}>
        <DaysLooks days={props.view.booking.paging.before} />
      </div>
    );
  if (hasFailed)
    return (
      <p role="alert" className="mb-4 text-sm">
        {texts.monthFailed}
      </p>
    );
  return (
    <div ref={place} className="mb-4 min-h-96">
      {/* Another service or person has other days. */}
      {Calendar && <Calendar key={`${serviceId} ${personId}`} {...props} />}
    </div>
  );
};
