import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { useCan } from '../session/use-me.ts';
import { AgendaNav } from './agenda/agenda-nav.tsx';
import { DayList } from './agenda/day-list.tsx';
import { PrintedDay } from './agenda/printed-day.tsx';
import { type Agenda, useAgenda } from './agenda/use-agenda.ts';
import { WeekStrip } from './agenda/week-strip.tsx';
import { agendaTexts } from './agenda-texts.ts';
import type { BookingActions } from './use-bookings.ts';
import type { BookingsView } from './use-bookings-view.ts';
import { DropDialog } from './week/drop-dialog.tsx';
import { WeekAbsences } from './week/week-absences.tsx';
import type { Drop } from './week/week-calendar.tsx';

const WeekCalendar = lazy(() =>
  import('./week/week-calendar.tsx').then((m) => ({ default: m.WeekCalendar })),
);

interface AgendaViewProps {
  readonly view: BookingsView;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
  readonly emptyAction: ReactNode;
}

const GridSkeleton = () => {
  const t = useTexts(agendaTexts);
  return (
    <div role="status" className="grid grid-cols-7 gap-2 p-4">
      <span className="sr-only">{t.loading}</span>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Skeleton key={day} className="h-96" />
      ))}
    </div>
  );
};

const Week = ({ agenda, view, actions }: Omit<AgendaViewProps, 'emptyAction'> & { agenda: Agenda }) => {
  const t = useTexts(agendaTexts);
  const canWrite = useCan('staff');
  const [drop, setDrop] = useState<Drop | null>(null);
  const close = () => {
    drop?.putBack();
    setDrop(null);
  };
  return (
    <>
      <WeekAbsences agenda={agenda} />
      <section aria-label={t.weekLabel} className="border-t border-line">
        <Suspense fallback={<GridSkeleton />}>
          <WeekCalendar
            agenda={agenda}
            bookings={agenda.bookings ?? []}
            onOpen={view.setOpened}
            onFree={view.create}
            onDrop={setDrop}
          />
        </Suspense>
      </section>
      <p className="border-t border-line px-4 py-3 text-muted">
        {canWrite && `${t.dragHint} `}
        {t.hatched}
      </p>
      {drop && <DropDialog drop={drop} actions={actions} onMoved={() => setDrop(null)} onClose={close} />}
    </>
  );
};

const Content = ({ agenda, isWeek, ...props }: AgendaViewProps & { agenda: Agenda; isWeek: boolean }) => {
  const t = useTexts(agendaTexts);
  const { bookings, error } = agenda;
  if (!bookings && error)
    return (
      <ErrorState message={errorText(error, t.loadFailed)} onRetry={agenda.retry} busy={agenda.isReading} />
    );
  if (!bookings) return isWeek ? <GridSkeleton /> : <SkeletonRows rows={6} label={t.loading} />;
  if (isWeek) return <Week {...props} agenda={agenda} />;
  return (
    <DayList
      agenda={agenda}
      bookings={bookings}
      onOpen={props.view.setOpened}
      emptyAction={props.emptyAction}
    />
  );
};

/** The week as a calendar, or one of its days as a list; a phone shows days only. */
export const AgendaView = (props: AgendaViewProps) => {
  const { view } = props;
  const agenda = useAgenda(view);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const isWeek = view.name === 'week' && isWide;
  return (
    <>
      <div className="print:hidden">
        <AgendaNav agenda={agenda} span={isWeek ? 'week' : 'day'} onDate={view.setDate} />
        {!isWeek && <WeekStrip agenda={agenda} onDate={view.setDate} />}
        <Content {...props} agenda={agenda} isWeek={isWeek} />
      </div>
      <PrintedDay agenda={agenda} />
    </>
  );
};
