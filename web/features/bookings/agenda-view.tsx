import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useCan } from '../session/use-me.ts';
import { AgendaNav } from './agenda/agenda-nav.tsx';
import { DayList } from './agenda/day-list.tsx';
import { IncompleteNotice } from './agenda/incomplete-notice.tsx';
import { PrintedDays } from './agenda/printed-days.tsx';
import { UnreadAgenda } from './agenda/unread-agenda.tsx';
import { type Agenda, useShownAgenda } from './agenda/use-agenda.ts';
import { WeekStrip } from './agenda/week-strip.tsx';
import { agendaTexts } from './agenda-texts.ts';
import { DayRescues } from './rescue/day-rescues.tsx';
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

const TeamBoard = lazy(() => import('./team/team-board.tsx').then((m) => ({ default: m.TeamBoard })));

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

/**
 * The calendar measures its hours in the picture in which it is first drawn, and moves in the next: it shows after
 * that.
 */
const OnceMeasured = ({ children }: { children: ReactNode }) => {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div aria-busy={!isMeasured} className={isMeasured ? undefined : 'invisible'}>
      {children}
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
      <Suspense fallback={<GridSkeleton />}>
        <OnceMeasured>
          <section aria-label={t.weekLabel} className="border-t border-line">
            <WeekCalendar
              agenda={agenda}
              bookings={agenda.bookings ?? []}
              onOpen={view.setOpened}
              onFree={view.create}
              onDrop={setDrop}
            />
          </section>
          <p className="border-t border-line px-4 py-3 text-muted">
            {canWrite && `${t.dragHint} `}
            {t.hatched}
          </p>
        </OnceMeasured>
      </Suspense>
      {drop && <DropDialog drop={drop} actions={actions} onMoved={() => setDrop(null)} onClose={close} />}
    </>
  );
};

type Drawn = 'team' | 'week' | 'day';

const Content = ({ agenda, drawn, ...props }: AgendaViewProps & { agenda: Agenda; drawn: Drawn }) => {
  const t = useTexts(agendaTexts);
  const { bookings, error, isDrawable } = agenda;
  if (!bookings && error)
    return (
      <ErrorState message={errorText(error, t.loadFailed)} onRetry={agenda.retry} busy={agenda.isReading} />
    );
  if (!bookings || !isDrawable)
    return drawn === 'day' ? <SkeletonRows rows={6} label={t.loading} /> : <GridSkeleton />;
  if (drawn === 'week') return <Week {...props} agenda={agenda} />;
  if (drawn === 'team')
    return (
      <Suspense fallback={<GridSkeleton />}>
        <TeamBoard {...props} agenda={agenda} bookings={bookings} />
      </Suspense>
    );
  return (
    <DayList
      agenda={agenda}
      bookings={bookings}
      onOpen={props.view.setOpened}
      emptyAction={props.emptyAction}
    />
  );
};

/** The team's day by person, the week as a calendar, or one of its days as a list; a phone shows days only. */
export const AgendaView = (props: AgendaViewProps) => {
  const { view } = props;
  const isTeam = view.name === 'team';
  const agenda = useShownAgenda(view);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const drawn: Drawn = isTeam ? 'team' : view.name === 'week' && isWide ? 'week' : 'day';
  // Paper is narrower than the screen: what is drawn there tells nothing of what was asked for.
  const prints = view.name === 'week' ? 'week' : 'day';
  return (
    <>
      <div className="print:hidden">
        {drawn === 'week' ? (
          <AgendaNav agenda={agenda} span="week" prints={prints} onDate={view.setDate} />
        ) : (
          <DayRescues agenda={agenda} view={view} actions={props.actions}>
            {(begin) => (
              <>
                <AgendaNav agenda={agenda} span="day" prints={prints} onDate={view.setDate}>
                  {begin}
                </AgendaNav>
                {drawn === 'day' && <WeekStrip agenda={agenda} onDate={view.setDate} />}
              </>
            )}
          </DayRescues>
        )}
        <IncompleteNotice agenda={agenda} />
        <UnreadAgenda agenda={agenda} />
        <Content {...props} agenda={agenda} drawn={drawn} />
      </div>
      <PrintedDays agenda={agenda} dates={prints === 'week' ? agenda.days : [agenda.date]} />
    </>
  );
};
