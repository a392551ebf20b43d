import { useTexts } from '../../../i18n/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useApi, useRefresh } from '../../session/use-api.ts';
import { useCan, useMe } from '../../session/use-me.ts';
import { OutsideRow } from './outside-row.tsx';
import { outsideTexts } from './outside-texts.ts';

/** The calendars that take bookings, or follow an outside one: for an admin all, for a member their own. */
const useOwnCalendars = () => {
  const isAdmin = useCan('admin');
  const refresh = useRefresh();
  const { user } = useMe();
  const calendars = useApi('GET /v1/calendars');
  const outsides = useApi('GET /v1/calendars/outside');
  const members = useApi('GET /v1/members');
  const own = members.data?.members.find(({ userId }) => userId === user.userId)?.memberId;
  const followed = outsides.data?.calendars;
  const shown = calendars.data?.calendars.filter(
    ({ calendarId, active }) =>
      (isAdmin || calendarId === own) && (active || followed?.some((one) => one.calendarId === calendarId)),
  );
  const all = [calendars, outsides, members];
  return {
    shown: followed && members.data && shown,
    followed,
    error: all.find(({ error }) => error)?.error,
    isValidating: all.some(({ isValidating }) => isValidating),
    mutate: () => Promise.all(all.map((one) => one.mutate())),
    onChanged: () => refresh('rules'),
  };
};

/** Outside calendars, whose events take the time of the business's and its members' own. */
export const OutsideCard = () => {
  const t = useTexts(outsideTexts);
  const { shown, followed, error, isValidating, mutate, onChanged } = useOwnCalendars();
  return (
    <Card title={t.title} flush>
      <p className="-mt-2 mb-5 max-w-prose px-5 text-muted">{t.intro}</p>
      {shown?.length === 0 ? (
        <p className="px-5 pb-5">{t.none}</p>
      ) : shown ? (
        <ul>
          {shown.map((calendar) => (
            <OutsideRow
              key={calendar.calendarId}
              calendar={calendar}
              outside={followed?.find(({ calendarId }) => calendarId === calendar.calendarId)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      ) : (
        <NotRead reading={{ error, isValidating, mutate }} failed={t.loadFailed} rows={2} />
      )}
    </Card>
  );
};
