import type { Language } from '../../../../shared/domain/language.ts';
import { priceText } from '../../../../shared/domain/money.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { BookingChange } from '../../../../shared/schemas/booking-history.ts';
import { formatInstant, formatSpan } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { NotRead } from '../../session/not-read.tsx';
import { useApi } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import { bookingTexts } from '../texts.ts';
import { historyTexts } from './texts.ts';

/** The latest changes, of which a booking has fewer but in the rarest case. */
const SHOWN = 100;

type State = BookingChange['from'];

interface Reader {
  readonly t: (typeof historyTexts)['fr'];
  readonly words: (typeof bookingTexts)['fr'];
  readonly language: Language;
  readonly timezone: string;
  readonly booking: Booking;
}

/** How each part of a booking's state reads; undefined where the change left it as it was. */
const PARTS: {
  readonly [Part in keyof (typeof historyTexts)['fr']['fields']]: (
    state: State,
    reader: Reader,
  ) => string | undefined;
} = {
  when: ({ startAt, endAt }, { language, timezone }) => {
    if (startAt && endAt) return formatSpan(startAt, endAt, language, timezone);
    return startAt && formatInstant(startAt, 'dateTime', language, timezone);
  },
  end: ({ startAt, endAt }, { language, timezone }) =>
    startAt ? undefined : endAt && formatInstant(endAt, 'time', language, timezone),
  person: ({ personName }, { t }) => (personName === undefined ? undefined : (personName ?? t.nobody)),
  title: ({ title }, { words }) => (title === undefined ? undefined : title || words.untitled),
  price: ({ price, currency, priceFrom }, { words, language, booking }) => {
    if (price === undefined) return undefined;
    return priceText({ price, currency: currency ?? booking.currency, priceFrom }, language) ?? words.none;
  },
  status: ({ status }, { words }) => status && words.statuses[status],
};

const isPart = (part: string): part is keyof typeof PARTS => part in PARTS;

const linesOf = ({ from, to, also }: BookingChange, reader: Reader): readonly string[] => [
  ...Object.keys(PARTS)
    .filter(isPart)
    .flatMap((part) => {
      const [was, is] = [PARTS[part](from, reader), PARTS[part](to, reader)];
      if (was === undefined && is === undefined) return [];
      const { words, t } = reader;
      return [words.about(t.fields[part], t.fromTo(was ?? words.none, is ?? words.none))];
    }),
  ...also.map((field) => reader.t.changed(reader.t.also[field])),
];

const Line = ({ change, reader }: { change: BookingChange; reader: Reader }) => {
  const { t, language, timezone } = reader;
  const who = change.by === 'visitor' ? t.byVisitor : (change.memberName ?? t.byBusiness);
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium break-words">{who}</span>
        <span className="text-muted tabular">{formatInstant(change.at, 'dateTime', language, timezone)}</span>
      </p>
      {linesOf(change, reader).map((line) => (
        <p key={line} className="break-words text-muted tabular">
          {line}
        </p>
      ))}
    </li>
  );
};

/** Who changed a booking and what, before and after, latest first. */
export const BookingHistory = ({ booking }: { booking: Booking }) => {
  const t = useTexts(historyTexts);
  const words = useTexts(bookingTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const answer = useApi('GET /v1/bookings/{bookingId}/history', {
    params: { bookingId: booking.bookingId },
    query: { limit: SHOWN },
  });
  const { data } = answer;
  const reader = { t, words, language, timezone, booking };
  return (
    <section aria-labelledby="booking-history">
      <h3 id="booking-history" className="font-semibold">
        {t.title}
      </h3>
      {!data ? (
        <NotRead reading={answer} failed={t.failed} rows={2} />
      ) : data.changes.length === 0 ? (
        <p className="mt-2 text-muted">{t.empty}</p>
      ) : (
        <ul aria-label={t.title} className="divide-y divide-line">
          {data.changes.map((change) => (
            <Line key={change.at} change={change} reader={reader} />
          ))}
        </ul>
      )}
      {data?.nextCursor && <p className="text-muted">{t.older(SHOWN)}</p>}
    </section>
  );
};
