import { useState } from 'react';
import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EarlierBookings } from '../placing/earlier-bookings.tsx';
import { earlierTexts } from '../placing/earlier-texts.ts';
import { useApi } from '../session/use-api.ts';
import { useCan } from '../session/use-me.ts';
import type { MembersResource } from './use-members.ts';

/** Says that bookings remain in the shared calendar although members take bookings, and offers to reassign them. */
export const EarlierNotice = ({
  resource: { calendars },
}: {
  resource: Pick<MembersResource, 'calendars'>;
}) => {
  const t = useTexts(earlierTexts);
  const canGive = useCan('staff');
  const [isAsked, setAsked] = useState(false);
  const main = calendars?.find(({ calendarId }) => calendarId === MAIN_CALENDAR);
  const isRetired = main?.active === false;
  const query = { calendarId: MAIN_CALENDAR };
  const { data, error } = useApi(isRetired ? 'GET /v1/bookings/ahead' : null, { query });
  if (isRetired && error !== undefined && !data) return <Alert>{errorText(error, t.countFailed)}</Alert>;
  return (
    <>
      {isRetired && data && data.count > 0 && (
        <Alert tone="info">
          <p className="font-semibold">{t.noticeTitle(data.count, data.isMore)}</p>
          <p className="font-normal">{t.noticeText}</p>
          {canGive && (
            <Button className="mt-2" onClick={() => setAsked(true)}>
              {t.noticeAction}
            </Button>
          )}
        </Alert>
      )}
      {isAsked && <EarlierBookings onClose={() => setAsked(false)} />}
    </>
  );
};
