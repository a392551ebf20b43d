import { UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Rescue } from '../../../../shared/schemas/rescue.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useApi } from '../../session/use-api.ts';
import { useCan } from '../../session/use-me.ts';
import type { Agenda } from '../agenda/use-agenda.ts';
import type { BookingActions } from '../use-bookings.ts';
import type { BookingsView } from '../use-bookings-view.ts';
import { RescueBoard, useRescueCounts } from './rescue-board.tsx';
import { type AwayPerson, RescueDialog } from './rescue-dialog.tsx';
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
      <p className="min-w-0 flex-1 basis-40">
        <span className="font-medium">{t.absence(name)}</span>{' '}
        <span className="inline-block text-muted">{counts || t.none}</span>
      </p>
      <Button aria-label={t.see(name)} onClick={onSee}>
        {t.seeShort}
      </Button>
    </li>
  );
};

interface DayRescuesProps {
  readonly agenda: Pick<Agenda, 'date' | 'today' | 'timezone' | 'calendarId' | 'bookings' | 'hasMore'>;
  readonly view: Pick<BookingsView, 'setOpened'>;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
  readonly children: (begin: ReactNode) => ReactNode;
}

/** Who takes bookings, with how many appointments each has on the day, where all are read. */
const useAwayPeople = (agenda: DayRescuesProps['agenda']) => {
  const { calendarId: shown, timezone, date, bookings = [], hasMore } = agenda;
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  const ofDay = bookings.filter(
    ({ status, startAt }) => status === 'confirmed' && dayKey(Date.parse(startAt), timezone) === date,
  );
  const people = calendars
    .filter(({ active }) => active)
    .map(({ calendarId, name }): AwayPerson => {
      const count = ofDay.filter((booking) => booking.calendarId === calendarId).length;
      return shown === null && !hasMore ? { calendarId, name, count } : { calendarId, name };
    });
  const nameOf = (id: string) => calendars.find(({ calendarId }) => calendarId === id)?.name ?? '';
  return { people, nameOf, isEmpty: ofDay.length === 0 && !hasMore };
};

/** Who cannot come on a day: what their clients answered, below what stands above with the way to begin. */
export const DayRescues = ({ agenda, view, actions, children }: DayRescuesProps) => {
  const { date, today } = agenda;
  const t = useTexts(rescueTexts);
  const canWrite = useCan('staff');
  const { people, nameOf, isEmpty } = useAwayPeople(agenda);
  const { rescues, error } = useRescues(date);
  const [isAsking, setAsking] = useState(false);
  const [seenId, setSeenId] = useState<string | null>(null);
  const [first, ...others] = people;
  const seen = rescues.find(({ calendarId }) => calendarId === seenId);
  const canBegin = canWrite && first && date >= today && !isEmpty;
  const begin = canBegin && (
    <Button onClick={() => setAsking(true)} className="max-sm:px-3">
      <UserX aria-hidden="true" className="size-5 sm:size-4" />
      <span className="max-sm:sr-only">{others.length > 0 ? t.open : t.openAlone}</span>
    </Button>
  );
  return (
    <>
      {children(begin)}
      {error !== undefined && (
        <div className="px-4 pb-3">
          <Alert>{errorText(error, t.loadFailed)}</Alert>
        </div>
      )}
      {rescues.length > 0 && (
        <ul aria-label={t.absences} className="flex flex-col gap-2 px-4 pb-3">
          {rescues.map((rescue) => (
            <Summary
              key={rescue.calendarId}
              rescue={rescue}
              name={nameOf(rescue.calendarId)}
              onSee={() => setSeenId(rescue.calendarId)}
            />
          ))}
        </ul>
      )}
      {isAsking && first && (
        <RescueDialog
          date={date}
          people={[first, ...others]}
          onRescued={setSeenId}
          onClose={() => setAsking(false)}
        />
      )}
      {seen && !isAsking && (
        <RescueBoard
          rescue={seen}
          name={nameOf(seen.calendarId)}
          actions={actions}
          onOpen={(bookingId) => {
            setSeenId(null);
            view.setOpened(bookingId);
          }}
          onClose={() => setSeenId(null)}
        />
      )}
    </>
  );
};
