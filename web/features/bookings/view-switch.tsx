import { CalendarClock, Columns3, List, UsersRound } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { ViewLinks } from '../../ui/view-links.tsx';
import { agendaTexts } from './agenda-texts.ts';
import { BOOKINGS_VIEWS, type BookingsView } from './use-bookings-view.ts';

const icons = { team: UsersRound, list: List, week: Columns3, day: CalendarClock } as const;

/** The team's day, list, week, day: links, as each has an address of its own. */
export const ViewSwitch = ({
  view,
}: {
  view: Pick<BookingsView, 'name' | 'date' | 'calendarId' | 'hasTeam'>;
}) => {
  const t = useTexts(agendaTexts);
  const addressOf = (name: string): string => {
    const params = new URLSearchParams({
      ...(name === 'list' && !view.hasTeam ? {} : { view: name }),
      ...(name === 'list' || view.date === null ? {} : { date: view.date }),
      ...(view.calendarId === null ? {} : { calendar: view.calendarId }),
    });
    return `?${params}`;
  };
  return (
    <ViewLinks
      label={t.views}
      views={BOOKINGS_VIEWS.filter((name) => name !== 'team' || view.hasTeam || view.name === 'team').map(
        (name) => ({
          name: t.viewNames[name],
          to: addressOf(name),
          Icon: icons[name],
          isCurrent: name === view.name,
        }),
      )}
    />
  );
};
