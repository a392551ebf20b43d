import { useState } from 'react';
import { useClientName } from '../../i18n/client-name.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import type { Emptied } from './situation.ts';
import { placingTexts } from './texts.ts';

/** Bookings listed here; a link leads to the full list. */
const NAMED = 5;

const listOf = ({ calendarId, situation }: Emptied): string =>
  `/dashboard/bookings?${situation === 'removed' ? 'show=unplaced&' : ''}calendar=${calendarId}`;

/** Links to the bookings that no member could take, soonest first. */
export const LeftBookings = ({ count, emptied }: { count: number; emptied: Emptied }) => {
  const t = useTexts(placingTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const clientName = useClientName();
  const [from] = useState(() => new Date().toISOString());
  const { calendarId, situation, who } = emptied;
  const query = { calendarId, status: 'active', from, limit: NAMED } as const;
  const { data, error } = useApi('GET /v1/bookings', { query });
  const whenOf = (startAt: string) => formatInstant(startAt, 'dateTime', language, tenant.timezone);
  const list = listOf(emptied);
  return (
    <>
      <p>{t.left[situation](count, who)}</p>
      {error !== undefined && !data && <Alert>{errorText(error, t.listFailed)}</Alert>}
      <ul className="flex flex-col">
        {data?.bookings.map(({ bookingId, title, startAt, ...booking }) => (
          <li key={bookingId}>
            <TextLink to={`${list}&booking=${bookingId}`} className="inline-flex min-h-11 items-center">
              {t.see(clientName(booking) || title || t.untitled, whenOf(startAt))}
            </TextLink>
          </li>
        ))}
      </ul>
      {count > NAMED && (
        <p>
          <TextLink to={list}>{t.seeAll}</TextLink>
        </p>
      )}
    </>
  );
};
