import { Trash2 } from 'lucide-react';
import type { ListedClosure } from '../../../../shared/schemas/closure.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useCan } from '../../session/use-me.ts';
import { bookingsOn } from '../bookings-on.ts';
import { usePeopleCalendars } from '../use-people-calendars.ts';
import { closureTexts } from './closure-texts.ts';
import { useClosureName } from './use-closure-name.ts';

interface ClosureRowProps {
  readonly closure: ListedClosure;
  readonly today: string;
  readonly onDelete: () => void;
}

/** The number of appointments that still lie in a closure, with a link to them; nothing when there are none. */
const Inside = ({ closure: { from, affected = 0 }, today }: Omit<ClosureRowProps, 'onDelete'>) => {
  const t = useTexts(closureTexts);
  if (affected === 0) return null;
  return <TextLink to={bookingsOn(from > today ? from : today)}>{t.appointments(affected)}</TextLink>;
};

/** One closure: its time, reason and calendar, and what is booked in it. */
export const ClosureRow = ({ closure, today, onDelete }: ClosureRowProps) => {
  const t = useTexts(closureTexts);
  const canWrite = useCan('staff');
  const { days, reason, name } = useClosureName()(closure);
  const calendar = usePeopleCalendars().nameOf(closure.calendarId);
  return (
    <li className="flex items-center gap-4 border-t border-line py-2.5 pr-2 pl-5">
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center sm:gap-4">
        <p className="font-medium first-letter:uppercase">{days}</p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
          <span className="min-w-0 break-words">{reason}</span>
          {closure.holiday && <Badge>{t.holiday}</Badge>}
          {calendar && <Badge tone="info">{t.ofCalendar(calendar)}</Badge>}
          <Inside closure={closure} today={today} />
        </p>
      </div>
      {canWrite && (
        <IconButton label={t.deleteNamed(name)} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
      )}
    </li>
  );
};
