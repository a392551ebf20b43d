import { Link } from 'react-router-dom';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ActionAlert } from '../../ui/action-alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PersonMark } from '../placing/person-mark.tsx';
import { useMe } from '../session/use-me.ts';
import type { Presence } from './presence.ts';
import { overviewTexts } from './texts.ts';
import { todayTexts } from './today-texts.ts';
import type { PersonToday, Today } from './use-today.ts';

const useWords = () => {
  const t = useTexts(todayTexts);
  const { untitled } = useTexts(overviewTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const time = (at: number | string) => formatInstant(new Date(at).toISOString(), 'time', language, timezone);
  const presenceText = (presence: Presence): string => {
    switch (presence.kind) {
      case 'with-client': {
        const { leadName, endAt } = presence.booking;
        return leadName ? t.withClient(leadName, time(endAt)) : t.withSomebody(time(endAt));
      }
      case 'elsewhere':
        return t.elsewhere(time(presence.until));
      case 'free':
        return t.free(time(presence.until));
      case 'later':
        return t.later(time(presence.from));
      case 'done':
        return t.done;
      case 'off':
        return t.off;
    }
  };
  const nextText = ({ startAt, leadName, title }: Booking): string =>
    t.next(time(startAt), [leadName, title || untitled].filter(Boolean).join(', '));
  return { presenceText, nextText };
};

const Person = ({ person: { calendarId, name, presence, next } }: { person: PersonToday }) => {
  const t = useTexts(todayTexts);
  const { presenceText, nextText } = useWords();
  const isIn = presence.kind !== 'done' && presence.kind !== 'off';
  return (
    <li className="flex gap-3">
      <PersonMark personId={calendarId} />
      <div className="min-w-0">
        <h3 className="truncate font-semibold">{name}</h3>
        <p className={isIn ? undefined : 'text-muted'}>{presenceText(presence)}</p>
        {next ? (
          <Link
            to={`/dashboard/bookings?booking=${next.bookingId}`}
            className="block truncate text-link hover:underline"
          >
            {nextText(next)}
          </Link>
        ) : (
          isIn && <p className="text-muted">{t.nothingNext}</p>
        )}
      </div>
    </li>
  );
};

/** Says that appointments are still to be read, and reads them; nothing where all are there. */
const Incomplete = ({ today: { hasMore, loadMore, isReading } }: { today: Today }) => {
  const t = useTexts(todayTexts);
  if (!hasMore) return null;
  return (
    <div className="mb-5">
      <ActionAlert text={t.incomplete} label={t.loadMore} onClick={loadMore} busy={isReading} />
    </div>
  );
};

/** Who is in today, with whom, and what comes next for each. */
export const TodayCard = ({ today }: { today: Today }) => {
  const t = useTexts(todayTexts);
  const { date, people, error, retry } = today;
  const view = people && people.length > 1 ? 'team' : 'day';
  return (
    <Card
      title={t.title}
      aside={<TextLink to={`/dashboard/bookings?view=${view}&date=${date}`}>{t.day}</TextLink>}
      className="lg:col-span-3"
    >
      {people ? (
        <>
          <Incomplete today={today} />
          <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
            {people.map((person) => (
              <Person key={person.calendarId} person={person} />
            ))}
          </ul>
        </>
      ) : error ? (
        <div className="-m-5">
          <ErrorState message={errorText(error, t.failed)} onRetry={retry} />
        </div>
      ) : (
        <div className="-m-5">
          <SkeletonRows rows={4} label={t.loading} />
        </div>
      )}
    </Card>
  );
};
