import { UserX } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Rescue } from '../../../../shared/schemas/rescue.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useApi } from '../../session/use-api.ts';
import { useCan } from '../../session/use-me.ts';
import type { Agenda } from '../agenda/use-agenda.ts';
import type { BookingsView } from '../use-bookings-view.ts';
import { RescueBoard, useRescueCounts } from './rescue-board.tsx';
import { RescueDialog } from './rescue-dialog.tsx';
import { rescueTexts } from './rescue-texts.ts';
import { useRescues } from './use-rescues.ts';

interface SummaryProps {
  readonly rescue: Rescue;
  readonly name: string;
  readonly onSee: () => void;
}

const Summary = ({ rescue, name, onSee }: SummaryProps) => {
  const t = useTexts(rescueTexts);
  const counts = useRescueCounts(rescue);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-medium">{t.absence(name)}</span>{' '}
        <span className="text-muted">{counts || t.none}</span>
      </p>
      <Button onClick={onSee}>{t.see(name)}</Button>
    </li>
  );
};

interface DayRescuesProps {
  readonly agenda: Pick<Agenda, 'date' | 'today' | 'timezone' | 'bookings'>;
  readonly view: Pick<BookingsView, 'setOpened'>;
}

/** Who cannot come on a day: what their clients answered, and the way to begin. */
export const DayRescues = ({ agenda: { date, today, timezone, bookings = [] }, view }: DayRescuesProps) => {
  const t = useTexts(rescueTexts);
  const canWrite = useCan('staff');
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  const { rescues, error } = useRescues(date);
  const [isAsking, ask] = useState(false);
  const [seenId, see] = useState<string | null>(null);
  const nameOf = (id: string) => calendars.find(({ calendarId }) => calendarId === id)?.name ?? '';
  const [first, ...others] = calendars.filter(({ active }) => active);
  const seen = rescues.find(({ calendarId }) => calendarId === seenId);
  const isThatDay = ({ status, startAt }: Booking) =>
    status === 'confirmed' && dayKey(Date.parse(startAt), timezone) === date;
  const canBegin = canWrite && first && date >= today && bookings.some(isThatDay);
  if (!canBegin && rescues.length === 0 && error === undefined) return null;
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-3">
      {error !== undefined && <Alert>{errorText(error, t.loadFailed)}</Alert>}
      {rescues.length > 0 && (
        <ul aria-label={t.absences} className="flex w-full flex-col gap-2">
          {rescues.map((rescue) => (
            <Summary
              key={rescue.calendarId}
              rescue={rescue}
              name={nameOf(rescue.calendarId)}
              onSee={() => see(rescue.calendarId)}
            />
          ))}
        </ul>
      )}
      {canBegin && (
        <Button onClick={() => ask(true)}>
          <UserX aria-hidden="true" className="size-4" />
          {others.length > 0 ? t.open : t.openAlone}
        </Button>
      )}
      {isAsking && first && (
        <RescueDialog date={date} people={[first, ...others]} onRescued={see} onClose={() => ask(false)} />
      )}
      {seen && !isAsking && (
        <RescueBoard
          rescue={seen}
          name={nameOf(seen.calendarId)}
          onOpen={(bookingId) => {
            see(null);
            view.setOpened(bookingId);
          }}
          onClose={() => see(null)}
        />
      )}
    </div>
  );
};
