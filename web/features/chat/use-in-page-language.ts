import { useEffect, useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import { BROWSER_MS } from '../../../shared/domain/time-limits.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { requestLine } from '../../lib/api.ts';
import { isBooking } from '../../lib/public-api/wire.ts';
import { isRecord, readData } from '../../lib/shapes.ts';
import { useChatBusiness } from './chat-business.ts';

/** The appointment as its own page says it, and those that were booked at once with it; none where it does not answer. */
const asked = async (
  apiBase: string,
  { manageUrl }: PublicBooking,
  language: Language,
): Promise<readonly PublicBooking[]> => {
  const manageToken = new URL(manageUrl, location.href).pathname.split('/').at(-1) ?? '';
  const { path } = requestLine('GET /public/bookings/{manageToken}', { params: { manageToken } });
  try {
    const answer = await fetch(`${apiBase}${path}`, {
      headers: { Accept: 'application/json', 'Accept-Language': language },
      signal: AbortSignal.timeout(BROWSER_MS),
    });
    const data = readData(await answer.json());
    const basket = isRecord(data) && Array.isArray(data.basket) ? data.basket : [];
    return [data, ...basket].filter(isBooking);
  } catch {
    return [];
  }
};

/** An appointment at the time that was booked, in the words in which it is told now, and as it stands. */
const retold = (booking: PublicBooking, told: readonly PublicBooking[]): PublicBooking => {
  const same = told.find(({ bookingId }) => bookingId === booking.bookingId);
  if (!same) return booking;
  const { toBring: _toBring, askedToMove: _asked, ...rest } = booking;
  const { title, status, toBring, askedToMove } = same;
  return {
    ...rest,
    title,
    status,
    ...(toBring === undefined ? {} : { toBring }),
    ...(askedToMove === undefined ? {} : { askedToMove }),
  };
};

/** Appointments in the page's language: those that were kept may have been booked in another. */
export const useInPageLanguage = (
  bookings: readonly PublicBooking[],
  isKept: boolean,
): readonly PublicBooking[] => {
  const language = useLanguage();
  const { chatUrl } = useChatBusiness();
  const [told, setTold] = useState<readonly PublicBooking[]>([]);
  const [first] = bookings;
  useEffect(() => {
    if (!isKept || !first || chatUrl === undefined) return;
    let isWanted = true;
    const [apiBase = ''] = chatUrl.split('/public/');
    void asked(apiBase, first, language).then((answer) => isWanted && setTold(answer));
    return () => {
      isWanted = false;
    };
  }, [isKept, first, chatUrl, language]);
  return bookings.map((booking) => retold(booking, told));
};
